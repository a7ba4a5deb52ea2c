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
import { useState } from 'react';
import { describeFailure } from '#data/firebase/errors.ts';
import { requestShare } from '#data/sharing/requestShare.ts';
import { downloadFile } from '#ui/downloadFile.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { copyPicture, copyText, shareWithSystem } from './browserShare.ts';
import { ownSharesKey } from './OwnShares.tsx';
import { toPictureFile } from './paintPicture.ts';

const MESSAGE_MS = 5000;
const PAGE_LINK_COPIED = "The page's own link is copied.";
const USE_PAGE_LINK = "Use the page's own link meanwhile.";
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

export type ShareAction = 'share' | 'copyLink' | 'copyPicture' | 'savePicture';

type Input = {
  share: Share;
  shape: CardShape;
  request: ShareRequest;
  /** Whether the link is to name items, be it later. */
  hasNames: boolean;
  /** The page of the app that shows the same. */
  path: string;
};

/** What the buttons of the share dialog do, and which of it is under way. */
export function useShareActions({ share, shape, request, hasNames, path }: Input) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<ShareAction>();
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
      if (request.kind === 'list') void client.invalidateQueries({ queryKey: ownSharesKey(request.listId) });
      return { url: toUrl(paths.share(id)) };
    } catch (problem) {
      return { url: toUrl(path), problem };
    }
  };

  const openSystemSheet = async () => {
    const [{ url, problem }, file] = await Promise.all([getLink(), makeFile()]);
    if (problem) show('info', describeFailure(problem, failures));
    await shareWithSystem({ files: [file], title: share.title, url });
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

  const run = (action: ShareAction, act: () => Promise<void>, failed: string) => async () => {
    setBusy(action);
    await act().catch(() => show('error', failed));
    setBusy(undefined);
  };

  const actions: Record<ShareAction, () => Promise<void>> = {
    share: run('share', openSystemSheet, 'Failed to share. Try copying the link.'),
    copyLink: run('copyLink', copyLink, 'Failed to copy the link. Please try again.'),
    copyPicture: run('copyPicture', copyFile, COPY_BLOCKED),
    savePicture: run('savePicture', saveFile, PICTURE_FAILED),
  };
  return { busy, linkToCopy, actions };
}
