import { paths } from '@outrank/shared/addresses';
import type { Draft } from '@outrank/shared/lists/draft';
import type { ListContent } from '@outrank/shared/lists/listContent';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import styles from './ListEditor.module.css';

type DraftConflictProps = { draft: Draft; onUse: (content: ListContent) => void; onDismiss: () => void };

/** Offers another draft: of another tab or device, or the one that was there before this list started from another. */
export function DraftConflictNotice({ draft: { content }, onUse, onDismiss }: DraftConflictProps) {
  const { name, items } = content;
  return (
    <aside className={styles.notice} aria-label="Another draft">
      <p>
        You have another unsaved draft: {name ? `“${name}”` : 'untitled'}, {pluralize(items.length, 'pick')}.
        Only one can be kept.
      </p>
      <div className={styles.noticeActions}>
        <Button size="small" onClick={() => onUse(content)}>
          Use the other draft
        </Button>
        <Button size="small" variant="quiet" onClick={onDismiss}>
          Keep this draft
        </Button>
      </div>
    </aside>
  );
}

type SavedPanelProps = {
  list: RankedList;
  /** The list has changed since. */
  hasChanges: boolean;
  onShare: () => void;
  onDone: () => void;
};

/** What to do next with a saved list. It stays until it is dismissed. */
export function SavedPanel({ list, hasChanges, onShare, onDone }: SavedPanelProps) {
  const navigate = useNavigate();
  const key = { userId: list.userId, listId: list.id };
  return (
    <section className={styles.saved} aria-label="Saved list" data-saved-panel="">
      <p>{hasChanges ? 'Saved, without your latest changes' : 'Saved'}</p>
      <Button size="small" onClick={() => navigate(paths.list(key))}>
        View
      </Button>
      {list.isPublic && !list.isHidden && (
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
