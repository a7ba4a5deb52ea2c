import { isSortingOf } from '@outrank/shared/documents/user';
import { useLocation, useNavigate } from 'react-router-dom';
import { DECIDE_HASH } from '#paths.ts';
import { Button } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import type { DecideProps } from './DecideDialog.tsx';

const DecideDialog = lazyComponent(() => import('./DecideDialog.tsx'));

/** A comparison needs two. */
const FEWEST_ITEMS = 2;

/** Sorts a ranking by asking about two items at a time. Its code loads when it is first opened. */
export function HelpMeDecide(props: DecideProps) {
  const { items, sorting, onFinish } = props;
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
        <DecideDialog
          {...props}
          sorting={current}
          onFinish={(order) => {
            onFinish(order);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** Whether this page's state says that the entry before it is the same page without the questions. */
const hasEntryBefore = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isDeciding' in state;

/** Whether the address shows the questions of 'Help me decide', so that a reload shows them again and Back closes them. */
function useDecideAddress() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen: hash === DECIDE_HASH,
    open: () => navigate({ search, hash: DECIDE_HASH }, { state: { ...state, isDeciding: true } }),
    close: () => (hasEntryBefore(state) ? navigate(-1) : navigate({ search }, { replace: true, state })),
  };
}
