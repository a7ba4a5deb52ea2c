import type { Answer } from '@outrank/shared/decide/answer';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { passOwn } from '@outrank/shared/spoilers/shielded';
import { Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { Button } from '#ui/form/Button.tsx';
import { DecideProgress } from './DecideProgress.tsx';
import styles from './TwoCards.module.css';
import { useDecideKeys } from './useDecideKeys.ts';

type Props = {
  left: ListedItem;
  right: ListedItem;
  progress: {
    /** From 1. */
    readonly number: number;
    /** How many questions can follow at most. */
    readonly mostMore: number;
    readonly share: number;
  };
  onAnswer: (answer: Answer) => void;
  /** Undefined at the beginning. */
  onUndo: (() => void) | undefined;
  onStop: () => void;
};

/** One question: two items to choose from, by pointer or by keys. */
export function TwoCards({ left, right, progress, onAnswer, onUndo, onStop }: Props) {
  useDecideKeys(onAnswer, onUndo);
  return (
    <div className={styles.question}>
      <DecideProgress {...progress} names={`${left.name} or ${right.name}?`} />
      <div className={styles.cards}>
        <Choice
          ref={focusFirst}
          item={left}
          hint="←"
          onChoose={() => onAnswer('left')}
          onUnseen={() => onAnswer('leftUnseen')}
        />
        <Choice
          item={right}
          hint="→"
          onChoose={() => onAnswer('right')}
          onUnseen={() => onAnswer('rightUnseen')}
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

/** The cards stay from one question to the next, so this happens once, when they replace another step. */
const focusFirst = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

type ChoiceProps = {
  item: ListedItem;
  hint: string;
  onChoose: () => void;
  onUnseen: () => void;
  ref?: Ref<HTMLButtonElement>;
};

function Choice({ item, hint, onChoose, onUnseen, ref }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <button ref={ref} type="button" className={styles.card} onClick={onChoose}>
        <ItemPicture key={item.id} item={passOwn(item)} size="large" isDecorative />
        <span className={styles.text}>
          <span className={styles.name}>{item.name}</span>{' '}
          {item.seasonName && <span className={styles.season}>{item.seasonName}</span>}
        </span>
        <Hint text={hint} />
      </button>
      <Button size="small" variant="quiet" onClick={onUnseen}>
        Haven’t seen this one<span className="visuallyHidden">: {item.name}</span>
      </Button>
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
