import { Redo2, Undo2 } from 'lucide-react';
import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import { announce, useLiveRegion } from '#ui/feedback/announce.ts';
import { IconButton } from '#ui/form/Button.tsx';
import { isComposing } from '#ui/form/isComposing.ts';
import { describeStep, type HistoryStep } from './history.ts';

type Props = {
  history: { readonly past: readonly unknown[]; readonly future: readonly unknown[] };
  dispatch: Dispatch<HistoryStep>;
  /** The ranked names in order, to say what a step brought back. An empty place has an empty one. */
  names: readonly string[];
};

/** Undo and redo, by buttons and by the usual keys. */
export function UndoButtons({ history, dispatch, names }: Props) {
  const step = useSpokenSteps({ history, dispatch, names });
  useUndoKeys(step);
  return (
    <>
      <IconButton
        label="Undo"
        icon={<Undo2 size={20} />}
        aria-disabled={history.past.length === 0}
        onClick={() => step({ type: 'undone' })}
      />
      <IconButton
        label="Redo"
        icon={<Redo2 size={20} />}
        aria-disabled={history.future.length === 0}
        onClick={() => step({ type: 'redone' })}
      />
    </>
  );
}

/** Says after each step what came back. */
function useSpokenSteps({ history, dispatch, names }: Props) {
  useLiveRegion();
  const last = useRef<{ readonly verb: string; readonly before: readonly string[] }>(undefined);
  const step = (taken: HistoryStep) => {
    const isUndo = taken.type === 'undone';
    if ((isUndo ? history.past : history.future).length > 0)
      last.current = { verb: isUndo ? 'Undone.' : 'Redone.', before: names };
    dispatch(taken);
  };
  const say = useEffectEvent(() => {
    if (last.current) announce(`${last.current.verb} ${describeStep(last.current.before, names)}`);
    last.current = undefined;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step changes the history
  useEffect(say, [history]);
  return step;
}

/** Text fields have their own undo. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
}

function useUndoKeys(step: Dispatch<HistoryStep>): void {
  const handleStep = useEffectEvent(step);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
      if (!isUndo || isTyping(event) || isComposing(event)) return;
      event.preventDefault();
      handleStep({ type: event.shiftKey ? 'redone' : 'undone' });
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
