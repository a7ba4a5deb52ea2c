import { useSyncExternalStore } from 'react';
import { type Connection, readConnection, watchConnection } from '#data/firebase/connection.ts';
import { Strip } from '#ui/feedback/Strip.tsx';
import { Button } from '#ui/form/Button.tsx';
import { type ChunkLoadError, readChunkLoadError, reload, watchChunkLoadErrors } from './chunkLoadErrors.ts';

const connectionWords: Partial<Record<Connection, string>> = {
  offline: 'You are offline. What you write is kept.',
  unreachable: 'Outrank cannot be reached. What you write is kept.',
  slow: 'This is taking longer than usual.',
  busy: 'Outrank is very busy. Please try again later.',
};

const codeWords: Partial<Record<ChunkLoadError, string>> = {
  updated: 'Outrank was updated.',
  cut: 'A part of this page could not be loaded.',
};

/** Tells what is the matter with the connection, or that the app is to be loaded anew. */
export function ConnectionBanner() {
  const connection = useSyncExternalStore(watchConnection, readConnection, (): Connection => 'fine');
  const missing = useSyncExternalStore(
    watchChunkLoadErrors,
    readChunkLoadError,
    (): ChunkLoadError => 'none',
  );
  const ofConnection = connectionWords[connection];
  const ofCode = ofConnection === undefined ? codeWords[missing] : undefined;
  return (
    <Strip
      text={ofConnection ?? ofCode}
      action={
        ofCode && (
          <Button variant="quiet" size="small" onClick={reload}>
            Reload
          </Button>
        )
      }
    />
  );
}
