import type { FallbackProps } from 'react-error-boundary';
import { Button } from '#ui/Button.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import styles from './ErrorScreen.module.css';

/** What a route shows when its code broke; the header stays, and another address starts afresh. */
export function ErrorScreen({ resetErrorBoundary }: FallbackProps) {
  return (
    <section className={styles.screen} role="alert">
      <PageHeading>The torch went out</PageHeading>
      <p>Something on this page broke. Nothing that you have saved is lost.</p>
      <Button variant="primary" onClick={resetErrorBoundary}>
        Try again
      </Button>
    </section>
  );
}
