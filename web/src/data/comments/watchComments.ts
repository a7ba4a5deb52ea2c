import { createThreadMeter } from '@outrank/shared/comments/busyThread';
import type { LoadedComments } from '@outrank/shared/comments/threads';
import { COMMENTS_PAGE } from '@outrank/shared/limits';
import { db } from '#data/firebase/firestore.ts';
import { watchWhenIdle } from '#data/firebase/watches.ts';
import type { CommentsReader, LiveComments } from './liveComments.ts';
import { type PolledComments, pollComments } from './pollComments.ts';
import { readComments } from './readComments.ts';

export type { CommentsReader };

type Listener = {
  /** `isPolled` says that the thread is busy, so that changes come every POLL_MS. */
  readonly onComments: (comments: LoadedComments, isPolled: boolean) => void;
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
 * polled instead. Where comments cannot be watched, they are read once.
 */
export function watchComments(reader: CommentsReader, { onComments, onFailure }: Listener): WatchedComments {
  const isBusy = createThreadMeter();
  let live: LiveComments | undefined;
  let polled: PolledComments | undefined;
  /** The subscription has delivered comments, or will after polling. */
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
      if (showComments(comments)) poll(live);
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
    const isPolled = isBusy(comments, Date.now());
    onComments(comments, isPolled);
    return isPolled;
  };
  const poll = (watched: LiveComments) => {
    watched.stop();
    live = undefined;
    polled = pollComments(reader, watched.pages, (comments) => {
      const isPolled = showComments(comments);
      if (!isPolled) watchAgain();
      return isPolled;
    });
  };
  const watchAgain = (more = 0) => {
    const wantedCount = (polled?.count() ?? 0) + more;
    polled?.stop();
    polled = undefined;
    start(wantedCount);
  };
  const end = () => {
    isStopped = true;
    clearTimeout(timeout);
    polled?.stop();
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
    showOlder: () => (polled ? watchAgain(COMMENTS_PAGE) : live?.showOlder()),
    refresh: () => (polled ? polled.refresh() : isLive || readOnce()),
  };
}
