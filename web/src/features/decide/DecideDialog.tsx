import {
  addAnswer,
  getSortingProgress,
  removeLastAnswer,
  startSorting,
} from '@outrank/shared/decide/sortingProgress';
import type { Sorting } from '@outrank/shared/documents/user';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { ChooseTop } from './ChooseTop.tsx';
import { DecidedOrder } from './DecidedOrder.tsx';
import { listTops } from './listTops.ts';
import { TwoCards } from './TwoCards.tsx';

type Props = {
  items: readonly ListedItem[];
  readGuess: (() => Promise<readonly string[]>) | undefined;
  sorting: Sorting | undefined;
  onChange: (sorting: Sorting | undefined) => void;
  onFinish: (order: readonly string[]) => void;
  onClose: () => void;
};

/** 'Help me decide': how many to sort, the questions, and the order that the answers lead to. Closing it keeps the answers. */
export default function DecideDialog({ items, readGuess, sorting, onChange, onFinish, onClose }: Props) {
  const ids = items.map(({ id }) => id);
  const hasChoice = listTops(items.length).length > 1;
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
        description="You’ll see two at a time. Pick the better one."
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
