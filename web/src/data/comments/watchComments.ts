import type { LoadedComments } from '@outrank/shared/comments/threads';
import { db } from '#data/firebase/firestore.ts';
import { watchWhenIdle } from '#data/firebase/watches.ts';
import type { CommentsReader, LiveComments } from './liveComments.ts';
import { readComments } from './readComments.ts';

export type { CommentsReader };

type Listener = {
  readonly onComments: (talk: LoadedComments) => void;
  /** It can neither be watched nor read. */
  readonly onFailure: (error: unknown) => void;
};

export type WatchedComments = {
  /** Brings the next older page. */
  readonly showOlder: () => void;
  /** Reads it again where it cannot be watched; what is watched is up to date. */
  readonly refresh: () => void;
  readonly stop: () => void;
};

/** Some networks let no stream through, and the large client takes long to notice. */
const PATIENCE_MS = 4000;

/**
 * Hands over the talk about a list, now and at every change, once the page stands. Where it cannot be watched, it is read
 * once in another way.
 */
export function watchComments(reader: CommentsReader, { onComments, onFailure }: Listener): WatchedComments {
  let live: LiveComments | undefined;
  let isLive = false;
  let isOver = false;
  let impatient: ReturnType<typeof setTimeout> | undefined;
  const readOnce = () => {
    clearTimeout(impatient);
    readComments(db, reader.uid, reader.list).then(
      (talk) => !isLive && !isOver && onComments(talk),
      (error) => !isOver && onFailure(error),
    );
  };
  const listener = {
    onComments: (talk: LoadedComments) => {
      clearTimeout(impatient);
      isLive = true;
      onComments(talk);
    },
    onGap: () => void begin(),
    onFailure: (error: Error) => {
      console.warn('The comments cannot be watched', error);
      isLive = false;
      readOnce();
    },
  };
  const begin = async () => {
    const [{ LiveComments }, { liveDb }] = await Promise.all([
      import('./liveComments.ts'),
      import('#data/firebase/live.ts'),
    ]);
    live?.stop();
    if (!isOver) live = new LiveComments(liveDb, reader, listener);
  };
  const end = () => {
    isOver = true;
    clearTimeout(impatient);
    live?.stop();
  };
  // The way to end it is there at once, before the code to watch it is.
  const stopWatching = watchWhenIdle(async () => {
    impatient = setTimeout(readOnce, PATIENCE_MS);
    begin().catch(() => isOver || readOnce());
    return end;
  });
  const stop = () => {
    stopWatching();
    if (!isOver) end();
  };
  return { stop, showOlder: () => live?.showOlder(), refresh: () => !isLive && readOnce() };
}
