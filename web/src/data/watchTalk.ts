import type { Talk } from '@outrank/shared/talk';
import { db } from './firestore.ts';
import type { LiveTalk, TalkReader } from './liveTalk.ts';
import { readTalk } from './readTalk.ts';
import { watchWhenIdle } from './watches.ts';

export type { TalkReader };

type Listener = {
  readonly onTalk: (talk: Talk) => void;
  /** It can neither be watched nor read. */
  readonly onFailure: (error: unknown) => void;
};

export type WatchedTalk = {
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
export function watchTalk(reader: TalkReader, { onTalk, onFailure }: Listener): WatchedTalk {
  let live: LiveTalk | undefined;
  let isLive = false;
  let impatient: ReturnType<typeof setTimeout> | undefined;
  const readOnce = () => {
    clearTimeout(impatient);
    readTalk(db, reader.uid, reader.list).then((talk) => !isLive && onTalk(talk), onFailure);
  };
  const listener = {
    onTalk: (talk: Talk) => {
      clearTimeout(impatient);
      isLive = true;
      onTalk(talk);
    },
    onTornApart: () => void begin(),
    onFailure: (error: Error) => {
      console.warn('The comments cannot be watched', error);
      isLive = false;
      readOnce();
    },
  };
  const begin = async () => {
    const [{ LiveTalk }, { liveDb }] = await Promise.all([import('./liveTalk.ts'), import('./live.ts')]);
    live?.stop();
    live = new LiveTalk(liveDb, reader, listener);
    return () => live?.stop();
  };
  const stopWatching = watchWhenIdle(() => {
    impatient = setTimeout(readOnce, PATIENCE_MS);
    return begin();
  }, readOnce);
  const stop = () => {
    clearTimeout(impatient);
    stopWatching();
  };
  return { stop, showOlder: () => live?.showOlder(), refresh: () => !isLive && readOnce() };
}
