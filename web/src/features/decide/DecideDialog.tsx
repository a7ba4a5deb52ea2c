import type { Sorting } from '@outrank/shared/decide/sorting';
import {
  addAnswer,
  getSortingProgress,
  removeLastAnswer,
  startSorting,
} from '@outrank/shared/decide/sortingProgress';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { useMemo } from 'react';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { ChooseTop } from './ChooseTop.tsx';
import { DecidedOrder } from './DecidedOrder.tsx';
import { listTops } from './listTops.ts';
import { TwoCards } from './TwoCards.tsx';

type Props = {
  items: readonly ListedItem[];
  /** The ids of all items, best first. */
  firstGuess: readonly string[];
  sorting: Sorting | undefined;
  onChange: (sorting: Sorting | undefined) => void;
  onFinish: (order: readonly string[]) => void;
  onClose: () => void;
};

/** 'Help me decide': how many to sort, the questions, and the order that the answers lead to. Closing it keeps the answers. */
export default function DecideDialog({ items, firstGuess, sorting, onChange, onFinish, onClose }: Props) {
  const hasChoice = listTops(items.length).length > 1;
  const current = sorting ?? (hasChoice ? undefined : startSorting(firstGuess));
  const progress = useMemo(() => current && getSortingProgress(current), [current]);
  if (!current || !progress) {
    return (
      <Dialog
        title="Help me decide"
        description="You’ll see two at a time. Pick the better one."
        onClose={onClose}
      >
        <ChooseTop ids={firstGuess} onStart={(top) => onChange(startSorting(firstGuess, top))} />
      </Dialog>
    );
  }

  const order = progress.toOrder(items.map(({ id }) => id));
  const find = (id = '') => items.filter((item) => item.id === id);
  const [left] = find(progress.question?.left);
  const [right] = find(progress.question?.right);
  const answered = current.answers.length;
  const canUndo = answered > 0 || hasChoice;
  const handleUndo = () => {
    if (canUndo) onChange(answered === 0 ? undefined : removeLastAnswer(current));
  };
  const handleFinish = () => onFinish(order);
  if (left && right) {
    return (
      <Dialog title="Which of these two?" isWide onClose={onClose}>
        <TwoCards
          left={left}
          right={right}
          progress={{ number: answered + 1, mostMore: progress.mostLeft - 1, share: progress.share }}
          onAnswer={(answer) => onChange(addAnswer(current, answer))}
          onUndo={canUndo ? handleUndo : undefined}
          onStop={handleFinish}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title="Here’s your order" onClose={onClose}>
      <DecidedOrder
        items={order.flatMap(find)}
        decided={progress.placed.length}
        onUse={handleFinish}
        onUndo={handleUndo}
      />
    </Dialog>
  );
}
