import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { Undo2 } from 'lucide-react';
import { FilledSlot } from '#pictures/FilledSlot.tsx';
import { Button } from '#ui/form/Button.tsx';
import { RankNumeral } from '#ui/layout/Card.tsx';
import styles from './DecidedOrder.module.css';

type Props = {
  /** The new order. */
  items: readonly ListedItem[];
  /** How many of them the answers decided. */
  decided: number;
  onUse: () => void;
  onUndo: () => void;
};

/** The order that the answers lead to, before it replaces the ranking. */
export function DecidedOrder({ items, decided, onUse, onUndo }: Props) {
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
      <div className={styles.actions}>
        <Button variant="quiet" icon={<Undo2 />} onClick={onUndo}>
          Undo
        </Button>
        <Button ref={focusFirst} variant="primary" onClick={onUse}>
          Use this order
        </Button>
      </div>
    </>
  );
}

/** The cards that had the focus are gone. */
const focusFirst = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });
