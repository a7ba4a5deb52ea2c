import { useEffect } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { useStore } from '#createStore.ts';
import { Button } from '#ui/form/Button.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import styles from './AppShell.module.css';
import { type ChunkLoadError, chunkLoadError, reloadApp, reloadOnce } from './chunkLoadErrors.ts';

const texts: Record<ChunkLoadError, { heading: string; text: string; button: string }> = {
  none: {
    heading: 'The torch went out',
    text: "Something went wrong on this page. Everything you've saved is safe.",
    button: 'Try again',
  },
  unreachable: {
    heading: "This page didn't load",
    text: "We can't reach Outrank. Your changes are safe. Please try again.",
    button: 'Try again',
  },
  failed: {
    heading: "This page didn't load",
    text: 'Your changes are safe. Reload to continue.',
    button: 'Reload',
  },
  updated: {
    heading: "There's a new version of Outrank",
    text: 'Your changes are safe. Reload to continue.',
    button: 'Reload',
  },
};

/** Replaces a page that threw or whose code failed to load. The header stays, and navigating elsewhere resets it. */
export function ErrorScreen({ resetErrorBoundary }: FallbackProps) {
  const loadError = useStore(chunkLoadError);
  const canReload = loadError === 'failed' || loadError === 'updated';
  useEffect(() => {
    // The page is gone already, so reloading loses nothing.
    if (canReload) reloadOnce();
  }, [canReload]);
  const { heading, text, button } = texts[loadError];
  return (
    <section className={styles.errorScreen} role="alert">
      <PageHeading lead={text}>{heading}</PageHeading>
      <Button variant="primary" onClick={loadError === 'none' ? resetErrorBoundary : reloadApp}>
        {button}
      </Button>
    </section>
  );
}
