import { Redo2, Undo2 } from 'lucide-react';
import type { Dispatch } from 'react';
import { IconButton } from '#ui/form/IconButton.tsx';
import type { HistoryStep } from './history.ts';
import { useUndoKeys } from './useUndoKeys.ts';

type Props = {
  history: { readonly past: readonly unknown[]; readonly future: readonly unknown[] };
  dispatch: Dispatch<HistoryStep>;
};

/** Undo and redo, by buttons and by the usual keys. */
export function UndoButtons({ history, dispatch }: Props) {
  useUndoKeys(dispatch);
  return (
    <>
      <IconButton
        label="Undo"
        icon={<Undo2 size={20} />}
        aria-disabled={history.past.length === 0}
        onClick={() => dispatch({ type: 'undone' })}
      />
      <IconButton
        label="Redo"
        icon={<Redo2 size={20} />}
        aria-disabled={history.future.length === 0}
        onClick={() => dispatch({ type: 'redone' })}
      />
    </>
  );
}
