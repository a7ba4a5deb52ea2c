import { POLL_MS } from '@outrank/shared/busyMeter';
import type { LoadedComments } from '@outrank/shared/comments/threads';
import { db } from '#data/firebase/firestore.ts';
import { whenVisible } from '#data/firebase/whenVisible.ts';
import type { CommentsReader } from './liveComments.ts';
import { addParentsAndVotes, type CommentPages, readNewestPage } from './readComments.ts';

export type PolledComments = {
  /** The number of comments, without the older ones that they reply to. */
  readonly count: () => number;
  /** Reads at once. */
  readonly refresh: () => void;
  readonly stop: () => void;
};

/**
 * Reads the newest comments of a busy thread every POLL_MS while the page is visible, merged into those of `start`, until
 * `onComments` returns false. Failures are only logged, and the next read tries again.
 */
export function pollComments(
  { uid, list }: CommentsReader,
  start: CommentPages,
  onComments: (comments: LoadedComments) => boolean,
): PolledComments {
  let pages = start;
  let latestRead: object | undefined;
  const read = async () => {
    const thisRead = {};
    latestRead = thisRead;
    cancel();
    const next = await readNewestPage(db, list, pages);
    const comments = await addParentsAndVotes(db, uid, next);
    if (latestRead !== thisRead) return false;
    pages = next;
    return onComments(comments);
  };
  const warn = (error: unknown) => {
    console.warn('The comments cannot be read', error);
    return true;
  };
  const refresh = async () => {
    const isBusy = await read().catch(warn);
    if (isBusy && latestRead) schedule();
  };
  const schedule = () => {
    cancel();
    cancel = whenVisible(POLL_MS, refresh);
  };
  let cancel = whenVisible(POLL_MS, refresh);
  const stop = () => {
    latestRead = undefined;
    cancel();
  };
  return { count: () => pages.comments.length, refresh, stop };
}
