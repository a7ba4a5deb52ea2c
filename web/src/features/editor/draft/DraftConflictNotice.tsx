import type { Draft } from '@outrank/shared/lists/draft';
import { Button } from '#ui/form/Button.tsx';
import styles from './DraftConflictNotice.module.css';

type Props = { other: Draft; onTake: () => void; onLeave: () => void };

/** Offers the draft that another tab or device wrote; taking it can be undone. */
export function DraftConflictNotice({ other, onTake, onLeave }: Props) {
  const { name, items } = other.content;
  return (
    <aside className={styles.notice} aria-label="Another draft">
      <p>
        Another tab or device holds a different draft: {name ? `“${name}”` : 'without a name'}, {items.length}{' '}
        {items.length === 1 ? 'place' : 'places'}.
      </p>
      <div className={styles.actions}>
        <Button size="small" onClick={onTake}>
          Use that draft
        </Button>
        <Button size="small" variant="quiet" onClick={onLeave}>
          Keep this one
        </Button>
      </div>
    </aside>
  );
}
