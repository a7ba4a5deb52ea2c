import { isSortingOf, type Sorting } from '@outrank/shared/documents/user';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { Suspense } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { useDecideAddress } from './useDecideAddress.ts';

const DecideDialog = lazyComponent(() => import('./DecideDialog.tsx'));

/** A comparison needs two. */
const FEWEST_ITEMS = 2;

type Props = {
  /** The ranking as it is, best first. */
  items: readonly ListedItem[];
  /** The questions answered so far, from the draft. */
  sorting: Sorting | undefined;
  onChange: (sorting: Sorting | undefined) => void;
  /** Takes the new order: the ids of the items that stay. */
  onFinish: (order: readonly string[]) => void;
  /** Reads a better first guess than the current order, all ids best first. Called when the questions open. */
  readGuess?: () => Promise<readonly string[]>;
};

/** Sorts a ranking by asking about two items at a time. Its code loads when it is first opened. */
export function HelpMeDecide({ items, sorting, onChange, onFinish, readGuess }: Props) {
  const { isOpen, open, close } = useDecideAddress();
  if (items.length < FEWEST_ITEMS) return null;
  const ids = items.map(({ id }) => id);
  const current = sorting && isSortingOf(sorting, ids) ? sorting : undefined;
  return (
    <>
      <Button size="small" onClick={open}>
        {current ? 'Continue deciding' : 'Help me decide'}
      </Button>
      {isOpen && (
        <Suspense>
          <DecideDialog
            items={items}
            readGuess={readGuess}
            sorting={current}
            onChange={onChange}
            onFinish={(order) => {
              onFinish(order);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
