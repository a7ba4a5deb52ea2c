import { REFRESH_MS } from '@outrank/shared/busyMeter';
import { createThreadMeter } from '@outrank/shared/comments/busyThread';
import type { LoadedComments } from '@outrank/shared/comments/threads';
import { COMMENTS_PAGE } from '@outrank/shared/limits';
import { db } from '#data/firebase/firestore.ts';
import { watchWhenIdle, whenVisible } from '#data/firebase/liveViews.ts';
import type { CommentsReader, LiveComments } from './liveComments.ts';
import { addParentsAndVotes, type CommentPages, readComments, readNewestPage } from './readComments.ts';

export type { CommentsReader };

type Listener = {
  /** `isBusy` says that much is changing, so changes come every REFRESH_MS instead of at once. */
  readonly onComments: (comments: LoadedComments, isBusy: boolean) => void;
  /** Runs when the comments can neither be watched nor read. */
  readonly onFailure: (error: unknown) => void;
};

export type WatchedComments = {
  /** Loads the next older page. */
  readonly showOlder: () => void;
  /** Reads the comments again when they are not watched. Watched ones are up to date. */
  readonly refresh: () => void;
  readonly stop: () => void;
};

/** How long to wait for the subscription before reading once: some networks block streams, and the client notices late. */
const SUBSCRIBE_TIMEOUT_MS = 4000;

/**
 * Passes the comments of a list to `onComments`, now and at every change, once the browser is idle. Those of a busy thread are
 * refreshed instead. Where comments cannot be watched, they are read once.
 */
export function watchComments(reader: CommentsReader, { onComments, onFailure }: Listener): WatchedComments {
  const countChanges = createThreadMeter();
  let live: LiveComments | undefined;
  let refreshed: RefreshedComments | undefined;
  /** The subscription has delivered comments, or will when the thread is calm again. */
  let isLive = false;
  let isStopped = false;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const readOnce = () => {
    clearTimeout(timeout);
    isLive = false;
    readComments(db, reader.uid, reader.list).then(
      (comments) => !isLive && !isStopped && onComments(comments, false),
      (error) => !isStopped && onFailure(error),
    );
  };
  const listener = {
    onComments: (comments: LoadedComments) => {
      if (isStopped || !live) return;
      clearTimeout(timeout);
      isLive = true;
      if (showComments(comments)) refreshWhileBusy(live);
    },
    onGap: () => void subscribe(),
    onFailure: (error: Error) => {
      if (isStopped) return;
      console.warn('The comments cannot be watched', error);
      readOnce();
    },
  };
  const subscribe = async (wantedCount?: number) => {
    const [{ LiveComments }, { liveDb }] = await Promise.all([
      import('./liveComments.ts'),
      import('#data/firebase/live.ts'),
    ]);
    live?.stop();
    if (!isStopped) live = new LiveComments(liveDb, reader, listener, wantedCount);
  };
  const start = (wantedCount?: number) => {
    timeout = setTimeout(readOnce, SUBSCRIBE_TIMEOUT_MS);
    subscribe(wantedCount).catch(() => isStopped || readOnce());
  };
  const showComments = (comments: LoadedComments) => {
    const isBusy = countChanges(comments, Date.now());
    onComments(comments, isBusy);
    return isBusy;
  };
  const refreshWhileBusy = (watched: LiveComments) => {
    watched.stop();
    live = undefined;
    refreshed = refreshComments(reader, watched.pages, (comments) => {
      const isBusy = showComments(comments);
      if (!isBusy) watchAgain();
      return isBusy;
    });
  };
  const watchAgain = (more = 0) => {
    const wantedCount = (refreshed?.count() ?? 0) + more;
    refreshed?.stop();
    refreshed = undefined;
    start(wantedCount);
  };
  const end = () => {
    isStopped = true;
    clearTimeout(timeout);
    refreshed?.stop();
    live?.stop();
  };
  // The callback returns `end` before the code of the subscription is loaded, so `stop` works at any time.
  const stopWatching = watchWhenIdle(async () => {
    start();
    return end;
  });
  const stop = () => {
    stopWatching();
    if (!isStopped) end();
  };
  return {
    stop,
    showOlder: () => (refreshed ? watchAgain(COMMENTS_PAGE) : live?.showOlder()),
    refresh: () => (refreshed ? refreshed.readNow() : isLive || readOnce()),
  };
}

type RefreshedComments = {
  /** The number of comments, without the older ones that they reply to. */
  readonly count: () => number;
  /** Reads at once. */
  readonly readNow: () => void;
  readonly stop: () => void;
};

/**
 * Reads the newest comments of a busy thread every REFRESH_MS while the page is visible, merged into those of `start`, until
 * `onComments` returns false. Failures are only logged, and the next read tries again.
 */
function refreshComments(
  { uid, list }: CommentsReader,
  start: CommentPages,
  onComments: (comments: LoadedComments) => boolean,
): RefreshedComments {
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
  const readNow = async () => {
    const isBusy = await read().catch(warn);
    if (isBusy && latestRead) schedule();
  };
  const schedule = () => {
    cancel();
    cancel = whenVisible(REFRESH_MS, readNow);
  };
  let cancel = whenVisible(REFRESH_MS, readNow);
  const stop = () => {
    latestRead = undefined;
    cancel();
  };
  return { count: () => pages.comments.length, readNow, stop };
}
