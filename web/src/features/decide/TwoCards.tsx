import type { Answer } from '@outrank/shared/decide/answer';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { Undo2 } from 'lucide-react';
import { type Ref, useEffect, useEffectEvent } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { Button } from '#ui/form/Button.tsx';
import { isComposing } from '#ui/form/isComposing.ts';
import styles from './TwoCards.module.css';

type Props = {
  left: ListedItem;
  right: ListedItem;
  keepsBoth: boolean;
  /** The number of the question from 1, and how many can follow at most. */
  progress: { readonly number: number; readonly mostMore: number; readonly ratio: number };
  onAnswer: (answer: Answer) => void;
  /** Undefined at the beginning. */
  onUndo: (() => void) | undefined;
  onStop: () => void;
};

/** One question: two items to choose from, by pointer or by keys. */
export function TwoCards({ left, right, keepsBoth, progress, onAnswer, onUndo, onStop }: Props) {
  useDecideKeys(onAnswer, onUndo);
  const { number, mostMore, ratio } = progress;
  return (
    <div className={styles.question}>
      <div className={styles.progress}>
        <p className={styles.decideProgressText} role="status">
          Question {number}, {mostMore === 0 ? 'the last one' : `at most ${mostMore} more`}
          {/* For screen readers: the cards keep the focus when their words change. */}
          <span className="visuallyHidden">
            . {left.name} or {right.name}?
          </span>
        </p>
        <div className={styles.bar} aria-hidden="true">
          <div className={styles.done} style={{ scale: `${ratio} 1` }} />
        </div>
      </div>
      <div className={styles.cards}>
        <Choice
          ref={focusFirst}
          item={left}
          hint="←"
          onChoose={() => onAnswer('left')}
          onUnseen={keepsBoth ? undefined : () => onAnswer('leftUnseen')}
        />
        <Choice
          item={right}
          hint="→"
          onChoose={() => onAnswer('right')}
          onUnseen={keepsBoth ? undefined : () => onAnswer('rightUnseen')}
        />
      </div>
      <div className={styles.actions}>
        <Button onClick={() => onAnswer('tooClose')}>
          Too close <Hint text="↓" />
        </Button>
        <Button variant="quiet" icon={<Undo2 />} aria-disabled={!onUndo} onClick={onUndo}>
          Undo
        </Button>
        <Button variant="quiet" onClick={onStop}>
          Stop here
        </Button>
      </div>
    </div>
  );
}

/** What had the focus is gone. The cards stay from one question to the next, so this happens once a step. */
export const focusFirst = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

type ChoiceProps = {
  item: ListedItem;
  hint: string;
  onChoose: () => void;
  onUnseen: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement>;
};

function Choice({ item, hint, onChoose, onUnseen, ref }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <button ref={ref} type="button" className={styles.card} onClick={onChoose}>
        <ItemPicture key={item.id} item={showOwn(item)} size="large" />
        <span className={styles.text} translate="no">
          <span className={styles.name}>{item.name}</span>{' '}
          {item.seasonName && <span className={styles.season}>{item.seasonName}</span>}
        </span>
        <Hint text={hint} />
      </button>
      {onUnseen && (
        <Button size="small" variant="quiet" onClick={onUnseen}>
          {item.isSeason ? "Haven't seen this one" : "Don't know them: leave off"}
          <span className="visuallyHidden" translate="no">{`: ${item.name}`}</span>
        </Button>
      )}
    </div>
  );
}

/** The key that does the same, where there are keys. */
function Hint({ text }: { text: string }) {
  return (
    <span className={styles.hint} aria-hidden="true">
      {text}
    </span>
  );
}

const ANSWERS: Readonly<Record<string, Answer>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowDown: 'tooClose',
};

/** Left and right choose, down says 'Too close', Backspace undoes, and so do the usual keys of the editor. */
function useDecideKeys(onAnswer: (answer: Answer) => void, onUndo: (() => void) | undefined): void {
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
    const listener = (event: KeyboardEvent) => {
      if (!isComposing(event)) handleKey(event);
    };
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
