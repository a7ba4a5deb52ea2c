import type { Draft } from '@outrank/shared/lists/draft';
import { Button } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import styles from './ListEditor.module.css';

/** Offers another draft: of another tab or device, or the one that was there before this list started from another. */
export function DraftConflictNotice(props: { draft: Draft; onUse: () => void; onDismiss: () => void }) {
  const { name, items } = props.draft.content;
  return (
    <aside className={styles.notice} aria-label="Another draft">
      <p>
        You have another unsaved draft: {name ? `“${name}”` : 'untitled'}, {pluralize(items.length, 'pick')}.
        Only one can be kept.
      </p>
      <div className={styles.noticeActions}>
        <Button size="small" onClick={props.onUse}>
          Use the other draft
        </Button>
        <Button size="small" variant="quiet" onClick={props.onDismiss}>
          Keep this draft
        </Button>
      </div>
    </aside>
  );
}

type SavedPanelProps = {
  /** The list has changed since. */
  hasChanges: boolean;
  onView: () => void;
  /** Undefined for what only its owner sees. */
  onShare: (() => void) | undefined;
  onDone: () => void;
};

/** What to do next with a saved list. It stays until it is dismissed. */
export function SavedPanel({ hasChanges, onView, onShare, onDone }: SavedPanelProps) {
  return (
    <section className={styles.saved} aria-label="Saved list" data-saved-panel="">
      <p>{hasChanges ? 'Saved, without your latest changes' : 'Saved'}</p>
      <Button size="small" onClick={onView}>
        View
      </Button>
      {onShare && (
        <Button size="small" onClick={onShare}>
          Share
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={onDone}>
        Done
      </Button>
    </section>
  );
}
