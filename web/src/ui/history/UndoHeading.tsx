import { Redo2, Undo2 } from 'lucide-react';
import type { Dispatch } from 'react';
import { IconButton } from '#ui/form/IconButton.tsx';
import type { HistoryStep } from './history.ts';
import styles from './UndoHeading.module.css';
import { useUndoKeys } from './useUndoKeys.ts';

type Props = {
  id: string;
  children: string;
  history: { readonly past: readonly unknown[]; readonly future: readonly unknown[] };
  dispatch: Dispatch<HistoryStep>;
};

/** A heading with undo and redo, by buttons and by the usual keys. */
export function UndoHeading({ id, children, history, dispatch }: Props) {
  useUndoKeys(dispatch);
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.heading}>
        {children}
      </h2>
      <IconButton
        label="Undo"
        icon={<Undo2 size={18} />}
        aria-disabled={history.past.length === 0}
        onClick={() => dispatch({ type: 'undone' })}
      />
      <IconButton
        label="Redo"
        icon={<Redo2 size={18} />}
        aria-disabled={history.future.length === 0}
        onClick={() => dispatch({ type: 'redone' })}
      />
    </div>
  );
}
