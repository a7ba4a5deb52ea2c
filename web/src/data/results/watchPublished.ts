import { createBusyMeter, REFRESH_MS } from '@outrank/shared/busyMeter';
import { db } from '#data/firebase/firestore.ts';
import { watchDocument } from '#data/firebase/live.ts';
import { whenVisible } from '#data/firebase/liveViews.ts';
import { readPublished } from './published.ts';

/** Results that are published more often than this within a minute are refreshed instead of watched. */
const BUSY_PUBLICATIONS = 20;
/** A refresh cannot see how often the results are published, so they are watched again after this many. */
const REFRESHES = 10;

/**
 * Passes published results to `onChange`, now and whenever they are published again, or every REFRESH_MS while that happens
 * often; undefined before the first ballot. Malformed results are only logged. Returns the unsubscribe function.
 */
export function watchPublished<Published>(
  path: string,
  parse: (document: unknown) => Published | undefined,
  onChange: (results: Published | undefined) => void,
): () => void {
  let isStopped = false;
  let cancel = () => {};
  const onError = (error: unknown) => console.error('The results could not be watched', error);
  const watch = () => {
    const isBusy = createBusyMeter(BUSY_PUBLICATIONS);
    const onData = (data: unknown) => {
      try {
        onChange(parse(data));
      } catch (error) {
        onError(error);
      }
      if (!isBusy(1, Date.now())) return;
      cancel();
      refresh(REFRESHES);
    };
    cancel = watchDocument(path, onData, onError);
  };
  const refresh = (left: number) => {
    cancel = whenVisible(REFRESH_MS, async () => {
      // When a read fails, the next one tries again.
      await readPublished(db, path, parse).then(
        (results) => isStopped || onChange(results),
        () => undefined,
      );
      if (isStopped) return;
      if (left > 1) refresh(left - 1);
      else watch();
    });
  };
  watch();
  return () => {
    isStopped = true;
    cancel();
  };
}
