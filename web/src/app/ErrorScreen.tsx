import { useEffect, useSyncExternalStore } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { Button } from '#ui/form/Button.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import {
  type ChunkLoadError,
  readChunkLoadError,
  reload,
  reloadOnce,
  watchChunkLoadErrors,
} from './chunkLoadErrors.ts';
import styles from './ErrorScreen.module.css';

const words: Record<ChunkLoadError, { heading: string; text: string; button: string }> = {
  none: {
    heading: 'The torch went out',
    text: 'Something on this page broke. Nothing that you have saved is lost.',
    button: 'Try again',
  },
  unreachable: {
    heading: 'This page could not be loaded',
    text: 'Outrank cannot be reached. What you wrote is kept: try again once you are connected.',
    button: 'Try again',
  },
  cut: {
    heading: 'This page could not be loaded',
    text: 'What you wrote is kept: reload to go on.',
    button: 'Reload',
  },
  updated: {
    heading: 'Outrank was updated',
    text: 'What you wrote is kept: reload to go on.',
    button: 'Reload',
  },
};

/** What a route shows when its code broke or could not be had; the header stays, and another address starts afresh. */
export function ErrorScreen({ resetErrorBoundary }: FallbackProps) {
  const missing = useSyncExternalStore(watchChunkLoadErrors, readChunkLoadError);
  const isThere = missing === 'cut' || missing === 'updated';
  useEffect(() => {
    // The page is gone already, so nothing can be lost by it.
    if (isThere) reloadOnce();
  }, [isThere]);
  const { heading, text, button } = words[missing];
  return (
    <section className={styles.screen} role="alert">
      <PageHeading lead={text}>{heading}</PageHeading>
      <Button variant="primary" onClick={missing === 'none' ? resetErrorBoundary : reload}>
        {button}
      </Button>
    </section>
  );
}
