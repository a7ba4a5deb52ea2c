import type { Answer } from '@outrank/shared/decide/answer';
import { useEffect, useEffectEvent } from 'react';

const ANSWERS: Readonly<Record<string, Answer>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowDown: 'tooClose',
};

/** Left and right choose, down says 'Too close', Backspace undoes, and so do the usual keys of the editor. */
export function useDecideKeys(onAnswer: (answer: Answer) => void, onUndo: (() => void) | undefined): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isUndoKey = (ctrlKey || metaKey) && key.toLowerCase() === 'z';
    const isPlain = !(altKey || ctrlKey || metaKey || shiftKey);
    const answer = isPlain ? ANSWERS[key] : undefined;
    if (!answer && !isUndoKey && !(isPlain && key === 'Backspace')) return;
    event.preventDefault();
    // The editor behind undoes its own changes with these keys.
    event.stopPropagation();
    // A key that is held down is one answer.
    if (event.repeat) return;
    if (answer) onAnswer(answer);
    else if (!shiftKey) onUndo?.();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
