import type { LoadedComments } from '@outrank/shared/comments/threads';
import { db } from '#data/firebase/firestore.ts';
import { watchWhenIdle } from '#data/firebase/watches.ts';
import type { CommentsReader, LiveComments } from './liveComments.ts';
import { readComments } from './readComments.ts';

export type { CommentsReader };

type Listener = {
  readonly onComments: (comments: LoadedComments) => void;
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
 * Passes the comments of a list to `onComments`, now and at every change, once the browser is idle. Where they cannot be
 * watched, they are read once.
 */
export function watchComments(reader: CommentsReader, { onComments, onFailure }: Listener): WatchedComments {
  let live: LiveComments | undefined;
  let isLive = false;
  let isStopped = false;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const readOnce = () => {
    clearTimeout(timeout);
    readComments(db, reader.uid, reader.list).then(
      (comments) => !isLive && !isStopped && onComments(comments),
      (error) => !isStopped && onFailure(error),
    );
  };
  const listener = {
    onComments: (comments: LoadedComments) => {
      if (isStopped) return;
      clearTimeout(timeout);
      isLive = true;
      onComments(comments);
    },
    onGap: () => void subscribe(),
    onFailure: (error: Error) => {
      if (isStopped) return;
      console.warn('The comments cannot be watched', error);
      isLive = false;
      readOnce();
    },
  };
  const subscribe = async () => {
    const [{ LiveComments }, { liveDb }] = await Promise.all([
      import('./liveComments.ts'),
      import('#data/firebase/live.ts'),
    ]);
    live?.stop();
    if (!isStopped) live = new LiveComments(liveDb, reader, listener);
  };
  const end = () => {
    isStopped = true;
    clearTimeout(timeout);
    live?.stop();
  };
  // The callback returns `end` before the code of the subscription is loaded, so `stop` works at any time.
  const stopWatching = watchWhenIdle(async () => {
    timeout = setTimeout(readOnce, SUBSCRIBE_TIMEOUT_MS);
    subscribe().catch(() => isStopped || readOnce());
    return end;
  });
  const stop = () => {
    stopWatching();
    if (!isStopped) end();
  };
  return { stop, showOlder: () => live?.showOlder(), refresh: () => !isLive && readOnce() };
}
