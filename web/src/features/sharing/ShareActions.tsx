import { paths } from '@outrank/shared/addresses';
import type { CardShape } from '@outrank/shared/sharing/card/card';
import {
  NOTHING_TO_SHARE,
  SHARE_BLOCKED,
  SHARE_SIGNED_OUT,
  SHARED_TOO_OFTEN,
} from '@outrank/shared/sharing/shareCall';
import type { Share, ShareRequest } from '@outrank/shared/sharing/shareKinds';
import { toSlug } from '@outrank/shared/text/text';
import { useQueryClient } from '@tanstack/react-query';
import { Copy, Download, Link, Share2 } from 'lucide-react';
import { useState } from 'react';
import { describeFailure } from '#data/firebase/errors.ts';
import { requestShare } from '#data/sharing/requestShare.ts';
import { downloadFile } from '#ui/downloadFile.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { useToast } from '#ui/overlay/Toast.tsx';
import {
  COPIED_INSTEAD,
  canCopyPictures,
  canShareFiles,
  copyPicture,
  copyText,
  shareWithSystem,
} from './browserShare.ts';
import { OWN_SHARES } from './OwnShares.tsx';
import { toPictureFile } from './paintPicture.ts';
import styles from './ShareDialog.module.css';

const MESSAGE_MS = 5000;
const PAGE_LINK_COPIED = "The page's own link is copied.";
const USE_PAGE_LINK = "Use the page's own link meanwhile.";
const SHARE_FAILED = 'Failed to share. Try copying the link.';
const COPY_FAILED = 'Failed to copy the link. Please try again.';
const COPY_BLOCKED = 'Your browser blocked copying the picture. Save it instead.';
const PICTURE_FAILED = "This browser can't make the picture. Try copying the link.";

/** Why there is no link with a picture. */
const failures = {
  busy: SHARED_TOO_OFTEN,
  signedOut: SHARE_SIGNED_OUT,
  forbidden: SHARE_BLOCKED,
  notFound: NOTHING_TO_SHARE,
  slow: "Outrank is slow right now, so there's no link with a picture yet.",
  offline: "You're offline, so there's no link with a picture yet.",
  failed: 'Failed to make a link with a picture. Please try again.',
};

/** A share shows what was stored when it was made, so pressing twice asks once, and a later change gets a new link. */
const FRESH_MS = 30_000;

type Props = {
  share: Share;
  shape: CardShape;
  request: ShareRequest;
  /** Whether the link is to name items, be it later. */
  hasNames: boolean;
  /** The page of the app that shows the same. */
  path: string;
};

/** What the browser can do with the picture and its link. */
export function ShareActions({ share, shape, request, hasNames, path }: Props) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<string>();
  /** A link that the browser refused to copy. */
  const [linkToCopy, setLinkToCopy] = useState<string>();
  const toast = useToast();
  const show = (kind: 'success' | 'info' | 'error', text: string) =>
    toast.show({ id: 'share', kind, text, duration: MESSAGE_MS });
  const makeFile = () => toPictureFile(share, shape, `${toSlug(`outrank ${share.title}`)}.png`);

  const toUrl = (target: string) => new URL(target, window.location.origin).href;
  /** Never fails: `problem` says why it is the page's own address instead of one with a picture. */
  const getLink = async (): Promise<{ url: string; problem?: unknown }> => {
    try {
      const { id } = await client.fetchQuery({
        queryKey: ['share', request, hasNames],
        queryFn: () => requestShare({ ...request, hasNames }),
        staleTime: FRESH_MS,
        retry: false,
        networkMode: 'always',
      });
      void client.invalidateQueries({ queryKey: [OWN_SHARES] });
      return { url: toUrl(paths.share(id)) };
    } catch (problem) {
      return { url: toUrl(path), problem };
    }
  };

  const openSystemSheet = async () => {
    const [{ url, problem }, file] = await Promise.all([getLink(), makeFile()]);
    if (problem) show('info', describeFailure(problem, failures));
    const address = { title: share.title, url };
    try {
      // Some apps take a picture with a text alone.
      await shareWithSystem({ files: [file], text: url, ...address }).catch(() => shareWithSystem(address));
    } catch {
      await copyText(Promise.resolve(url)).catch((error) => {
        setLinkToCopy(url);
        throw error;
      });
      show('info', COPIED_INSTEAD);
    }
  };

  const copyLink = async () => {
    const link = getLink();
    const isCopied = await copyText(link.then(({ url }) => url)).then(
      () => true,
      () => false,
    );
    const { url, problem } = await link;
    if (!isCopied) setLinkToCopy(url);
    if (problem)
      show('info', `${describeFailure(problem, failures)} ${isCopied ? PAGE_LINK_COPIED : USE_PAGE_LINK}`);
    else if (isCopied) show('success', 'Link copied.');
  };

  const copyFile = async () => {
    await copyPicture(makeFile());
    show('success', 'Picture copied.');
  };

  const saveFile = async () => {
    const file = await makeFile();
    downloadFile(file.name, file, file.type);
  };

  const buttons = [
    {
      label: 'Share',
      icon: <Share2 />,
      isOffered: canShareFiles(),
      act: openSystemSheet,
      failed: SHARE_FAILED,
    },
    { label: 'Copy link', icon: <Link />, isOffered: true, act: copyLink, failed: COPY_FAILED },
    {
      label: 'Copy picture',
      icon: <Copy />,
      isOffered: canCopyPictures(),
      act: copyFile,
      failed: COPY_BLOCKED,
    },
    { label: 'Save picture', icon: <Download />, isOffered: true, act: saveFile, failed: PICTURE_FAILED },
  ].filter(({ isOffered }) => isOffered);
  const press = async ({ label, act, failed }: (typeof buttons)[number]) => {
    setBusy(label);
    await act().catch(() => show('error', failed));
    setBusy(undefined);
  };
  return (
    <>
      <div className={styles.buttons}>
        {buttons.map((button, index) => (
          <Button
            key={button.label}
            variant={index === 0 ? 'primary' : 'secondary'}
            icon={button.icon}
            isBusy={busy === button.label}
            onClick={() => press(button)}
          >
            {button.label}
          </Button>
        ))}
      </div>
      {linkToCopy && (
        <Field
          label="Your browser blocked copying. Here's the link"
          value={linkToCopy}
          onChange={() => undefined}
          readOnly
        />
      )}
    </>
  );
}
