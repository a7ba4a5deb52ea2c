import type { CardShape } from '@outrank/shared/sharing/card';
import type { Share } from '@outrank/shared/sharing/share';
import { toSlug } from '@outrank/shared/text/text';
import { useState } from 'react';
import { downloadFile } from '#ui/downloadFile.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { copyPicture, copyText, shareWithSystem } from './browserShare.ts';
import { PICTURE_TYPE, toPictureFile } from './picture/drawPicture.ts';
import { describeShareError } from './shareText.ts';
import type { Link } from './useShareLink.ts';

const MESSAGE_MS = 5000;
const PAGE_LINK_COPIED = "The page's own link is copied.";
const USE_PAGE_LINK = "Use the page's own link meanwhile.";
const PICTURE_FAILED = "This browser can't make the picture. Try copying the link.";

type Action = 'share' | 'copyLink' | 'copyPicture' | 'savePicture';

type Input = { share: Share; shape: CardShape; getLink: () => Promise<Link> };

/** What the buttons of the share dialog do, and which of it is under way. */
export function useShareActions({ share, shape, getLink }: Input) {
  const [busy, setBusy] = useState<Action>();
  /** A link that the browser refused to copy. */
  const [linkToCopy, setLinkToCopy] = useState<string>();
  const toast = useToast();
  const show = (kind: 'success' | 'info' | 'error', text: string) =>
    toast.show({ id: 'share', kind, text, duration: MESSAGE_MS });
  const makeFile = () => toPictureFile(share, shape, `${toSlug(`outrank ${share.title}`)}.png`);

  const run = (action: Action, act: () => Promise<void>, failed: string) => async () => {
    setBusy(action);
    await act().catch(() => show('error', failed));
    setBusy(undefined);
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
      show('info', `${describeShareError(problem)} ${isCopied ? PAGE_LINK_COPIED : USE_PAGE_LINK}`);
    else if (isCopied) show('success', 'Link copied.');
  };

  const openSystemSheet = async () => {
    const [{ url, problem }, file] = await Promise.all([getLink(), makeFile()]);
    if (problem) show('info', describeShareError(problem));
    await shareWithSystem({ files: [file], title: share.title, url });
  };

  return {
    busy,
    linkToCopy,
    share: run('share', openSystemSheet, 'Failed to share. Try copying the link.'),
    copyLink: run('copyLink', copyLink, 'Failed to copy the link. Please try again.'),
    copyPicture: run(
      'copyPicture',
      async () => {
        await copyPicture(makeFile());
        show('success', 'Picture copied.');
      },
      'Your browser blocked copying the picture. Save it instead.',
    ),
    savePicture: run(
      'savePicture',
      async () => {
        const file = await makeFile();
        downloadFile(file.name, file, PICTURE_TYPE);
      },
      PICTURE_FAILED,
    ),
  };
}
