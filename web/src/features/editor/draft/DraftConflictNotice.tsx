import type { Draft } from '@outrank/shared/lists/draft';
import { Button } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/pluralize.ts';
import styles from './DraftConflictNotice.module.css';

type Props = { draft: Draft; onUse: () => void; onDismiss: () => void };

/** Offers the draft of another tab or device. */
export function DraftConflictNotice({ draft, onUse, onDismiss }: Props) {
  const { name, items } = draft.content;
  return (
    <aside className={styles.notice} aria-label="Another draft">
      <p>
        You have another draft from a different tab or device: {name ? `“${name}”` : 'untitled'},{' '}
        {pluralize(items.length, 'pick')}.
      </p>
      <div className={styles.actions}>
        <Button size="small" onClick={onUse}>
          Use the other draft
        </Button>
        <Button size="small" variant="quiet" onClick={onDismiss}>
          Keep this draft
        </Button>
      </div>
    </aside>
  );
}
