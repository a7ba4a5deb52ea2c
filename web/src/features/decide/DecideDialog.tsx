import {
  addAnswer,
  getSortingProgress,
  removeLastAnswer,
  startSorting,
} from '@outrank/shared/decide/sortingProgress';
import type { Sorting } from '@outrank/shared/documents/user';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { FilledSlot } from '#pictures/FilledSlot.tsx';
import { Button } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import { RankNumeral } from '#ui/layout/Card.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import styles from './DecideDialog.module.css';
import { focusFirst, TwoCards } from './TwoCards.tsx';

export type DecideProps = {
  /** The ranking as it is, best first. */
  items: readonly ListedItem[];
  sorting: Sorting | undefined;
  onChange: (sorting: Sorting | undefined) => void;
  /** Takes the new order: the ids of the items that stay. */
  onFinish: (order: readonly string[]) => void;
  /** Reads a better first guess than the current order, all ids best first. Called when the questions open. */
  readGuess?: () => Promise<readonly string[]>;
  /** What the questions ask. Who is asked who is safer leaves nobody off. */
  asks?: 'better' | 'safer';
};

const questions = { better: 'Which of these two?', safer: 'Who is safer?' } as const;

/** 'Help me decide': how many to sort, the questions, and the order that the answers lead to. Closing it keeps the answers. */
export default function DecideDialog(props: DecideProps & { onClose: () => void }) {
  const { items, readGuess, asks = 'better', sorting, onChange, onFinish, onClose } = props;
  const ids = items.map(({ id }) => id);
  const hasChoice = listTops(items.length).length > 1;
  const [isStopped, setIsStopped] = useState(false);
  // A short list is asked about at once, so its guess is the current order. So is one that has not arrived by the start.
  const { data: guess = ids } = useQuery({
    queryKey: ['firstGuess', ids],
    queryFn: readGuess ?? skipToken,
    enabled: hasChoice && !sorting,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const current = sorting ?? (hasChoice ? undefined : startSorting(ids));
  const progress = useMemo(() => current && getSortingProgress(current), [current]);
  if (!current || !progress) {
    return (
      <Dialog
        title="Help me decide"
        description={`You'll see two at a time. Pick the ${asks} one.`}
        onClose={onClose}
      >
        <ChooseTop ids={ids} onStart={(top) => onChange(startSorting(guess, top))} />
      </Dialog>
    );
  }

  const order = progress.toOrder(ids);
  const find = (id = '') => items.filter((item) => item.id === id);
  const [left] = find(progress.question?.left);
  const [right] = find(progress.question?.right);
  const answered = current.answers.length;
  const canUndo = answered > 0 || hasChoice;
  const handleUndo = () => {
    if (canUndo) onChange(answered === 0 ? undefined : removeLastAnswer(current));
  };
  if (left && right && !isStopped) {
    return (
      <Dialog title={questions[asks]} isWide onClose={onClose}>
        <TwoCards
          left={left}
          right={right}
          keepsBoth={asks === 'safer'}
          progress={{ number: answered + 1, mostMore: progress.mostLeft - 1, ratio: progress.ratio }}
          onAnswer={(answer) => onChange(addAnswer(current, answer))}
          onUndo={canUndo ? handleUndo : undefined}
          onStop={() => setIsStopped(true)}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title={isStopped ? 'Your order so far' : "Here's your order"} onClose={onClose}>
      <DecidedOrder
        items={order.flatMap(find)}
        decided={isStopped ? order.length : progress.placed.length}
        isStopped={isStopped}
        onUse={() => onFinish(order)}
        onBack={() => (isStopped ? setIsStopped(false) : handleUndo())}
      />
    </Dialog>
  );
}

/** Asks how many items to sort, null for all, and says what each choice costs. */
function ChooseTop({ ids, onStart }: { ids: readonly string[]; onStart: (top: number | null) => void }) {
  const [chosen, setChosen] = useState(() => (ids.length > LONG_LIST ? SUGGESTED_TOP : null));
  // No form: React would hand its submission to the form of the list editor, which saves the list.
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className="visuallyHidden">How many to sort</legend>
        {listTops(ids.length).map((top) => (
          <label key={top} className={styles.choice}>
            <input
              type="radio"
              name="top"
              className={styles.radio}
              checked={top === chosen}
              onChange={() => setChosen(top)}
            />
            <span className={styles.name}>{top === null ? 'All of them' : `Only my top ${top}`}</span>
            <span className={styles.cost}>
              At most {pluralize(getSortingProgress(startSorting(ids, top)).mostLeft, 'question')}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => onStart(chosen)}>
          Start
        </Button>
      </div>
    </>
  );
}

/** Sorting all of so many takes long, so the top ten is suggested. */
const LONG_LIST = 24;
const SUGGESTED_TOP = 10;
const TOPS = [5, SUGGESTED_TOP, 20];

/** What can be sorted: all items (null), or so many of the best where that saves questions. */
function listTops(count: number): readonly (number | null)[] {
  return [null, ...TOPS.filter((top) => top * 2 <= count)];
}

type DecidedOrderProps = {
  items: readonly ListedItem[];
  decided: number;
  isStopped: boolean;
  onUse: () => void;
  onBack: () => void;
};

/** The order that the answers lead to, before it replaces the ranking. */
function DecidedOrder({ items, decided, isStopped, onUse, onBack }: DecidedOrderProps) {
  const others = items.length - decided;
  return (
    <>
      <ol className={styles.order} aria-label="Your order">
        {items.slice(0, decided).map((item, index) => (
          <li key={item.id} className={styles.row}>
            <RankNumeral rank={index + 1} />
            <FilledSlot item={item} />
          </li>
        ))}
      </ol>
      {others > 0 && <p className={styles.others}>The other {others} stay below.</p>}
      <div className={styles.decidedOrderActions}>
        <Button variant="quiet" icon={!isStopped && <Undo2 />} onClick={onBack}>
          {isStopped ? 'Go on' : 'Undo'}
        </Button>
        <Button ref={focusFirst} variant="primary" onClick={onUse}>
          {isStopped ? 'Keep this order' : 'Use this order'}
        </Button>
      </div>
    </>
  );
}
