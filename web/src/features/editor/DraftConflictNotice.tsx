import type { Draft } from '@outrank/shared/lists/draft';
import { Button } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import styles from './DraftConflictNotice.module.css';

type Props = { draft: Draft; onUse: () => void; onDismiss: () => void };

/** Offers another draft: of another tab or device, or the one that was there before this list started from another. */
export function DraftConflictNotice({ draft, onUse, onDismiss }: Props) {
  const { name, items } = draft.content;
  return (
    <aside className={styles.notice} aria-label="Another draft">
      <p>
        You have another unsaved draft: {name ? `“${name}”` : 'untitled'}, {pluralize(items.length, 'pick')}.
        Only one can be kept.
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
