import { Redo2, Undo2 } from 'lucide-react';
import { type Dispatch, useEffect } from 'react';
import { IconButton } from '#ui/form/Button.tsx';
import { isComposing } from '#ui/form/isComposing.ts';
import type { HistoryStep } from './history.ts';

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

/** Text fields have their own undo. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
}

function useUndoKeys(dispatch: Dispatch<HistoryStep>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
      if (!isUndo || isTyping(event) || isComposing(event)) return;
      event.preventDefault();
      dispatch({ type: event.shiftKey ? 'redone' : 'undone' });
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [dispatch]);
}
