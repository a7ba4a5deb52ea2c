import { useStore } from '#createStore.ts';
import { type Connection, connection } from '#data/firebase/connection.ts';
import { useSession } from '#features/session/sessionContext.ts';
import { Button } from '#ui/form/Button.tsx';
import styles from './ConnectionBanner.module.css';
import { type ChunkLoadError, chunkLoadError, reloadApp } from './chunkLoadErrors.ts';

const connectionTexts: Partial<Record<Connection, string>> = {
  offline: "You're offline. We'll keep your changes.",
  unreachable: "We can't reach Outrank. We'll keep your changes.",
  slow: 'Outrank is slow right now.',
};

const chunkLoadErrorTexts: Partial<Record<ChunkLoadError, string>> = {
  updated: "There's a new version of Outrank.",
  failed: "Part of this page didn't load.",
};

const SESSION_UNREAD =
  "This browser can't tell whether you're signed in. Your work stays here. Reload to try again.";

/** At the end of the header: says what is wrong with the connection, or that the app has to be reloaded. */
export function ConnectionBanner() {
  const connectionText = connectionTexts[useStore(connection, 'fine')];
  const session = useSession();
  const sessionText = session.status === 'signedIn' && session.isUnread ? SESSION_UNREAD : undefined;
  const reloadText = chunkLoadErrorTexts[useStore(chunkLoadError, 'none')] ?? sessionText;
  const text = connectionText ?? reloadText;
  return (
    <div aria-live="polite">
      {text && (
        <div className={styles.banner}>
          <span>{text}</span>
          {connectionText === undefined && (
            <Button variant="quiet" size="small" onClick={reloadApp}>
              Reload
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
