import { watchDocument } from '#data/firebase/live.ts';

/** Results that are published more often than this within a minute are busy. */
const BUSY_PUBLICATIONS = 20;
const BUSY_WINDOW_MS = 60_000;

type Listeners<Published> = {
  readonly onChange: (results: Published | undefined) => void;
  /** Called while more is published than is worth receiving. */
  readonly onBusy: () => void;
  /** Whether the server is being heard. */
  readonly onLive: (isLive: boolean) => void;
};

/**
 * Passes published results to `onChange`, now and whenever they are published again; undefined before the first ballot.
 * Malformed results are only logged. Returns the unsubscribe function.
 */
export function watchPublished<Published>(
  path: string,
  parse: (document: unknown) => Published | undefined,
  { onChange, onBusy, onLive }: Listeners<Published>,
): () => void {
  let recent: readonly number[] = [];
  const onError = (error: unknown) => console.error('The results could not be watched', error);
  const onData = (data: unknown) => {
    try {
      onChange(parse(data));
    } catch (error) {
      onError(error);
    }
    const now = performance.now();
    recent = [...recent, now].filter((at) => now - at < BUSY_WINDOW_MS);
    if (recent.length > BUSY_PUBLICATIONS) onBusy();
  };
  return watchDocument(path, onData, onError, onLive);
}
