import { useSyncExternalStore } from 'react';
import { type Connection, readConnection, watchConnection } from '#data/firebase/connection.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/form/Button.tsx';
import {
  type ChunkLoadError,
  readChunkLoadError,
  reloadApp,
  watchChunkLoadErrors,
} from './chunkLoadErrors.ts';

const connectionTexts: Partial<Record<Connection, string>> = {
  offline: 'You are offline. What you write is kept.',
  unreachable: 'Outrank cannot be reached. What you write is kept.',
  slow: 'This is taking longer than usual.',
  busy: 'Outrank is very busy. Please try again later.',
};

const chunkLoadErrorTexts: Partial<Record<ChunkLoadError, string>> = {
  updated: 'Outrank was updated.',
  failed: 'A part of this page could not be loaded.',
};

/** Says what is wrong with the connection, or that the app has to be reloaded. */
export function ConnectionBanner() {
  const connection = useSyncExternalStore(watchConnection, readConnection, (): Connection => 'fine');
  const chunkLoadError = useSyncExternalStore(
    watchChunkLoadErrors,
    readChunkLoadError,
    (): ChunkLoadError => 'none',
  );
  const connectionText = connectionTexts[connection];
  const chunkLoadText = connectionText === undefined ? chunkLoadErrorTexts[chunkLoadError] : undefined;
  return (
    <Banner
      text={connectionText ?? chunkLoadText}
      action={
        chunkLoadText && (
          <Button variant="quiet" size="small" onClick={reloadApp}>
            Reload
          </Button>
        )
      }
    />
  );
}
