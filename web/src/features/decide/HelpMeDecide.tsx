import { DECIDE_HASH } from '@outrank/shared/addresses';
import { isSortingOf } from '@outrank/shared/documents/user';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import type { DecideProps } from './DecideDialog.tsx';

const DecideDialog = lazyComponent(() => import('./DecideDialog.tsx'));

/** A comparison needs two. */
const FEWEST_ITEMS = 2;

/**
 * Sorts a ranking by asking about two items at a time. Its code loads when it is first opened. The address shows that it is
 * open, so that a reload shows the questions again and Back closes them.
 */
export function HelpMeDecide(props: DecideProps) {
  const { items, sorting, onFinish } = props;
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  // With this state, the entry before is the same page without the questions.
  const open = () => navigate({ search, hash: DECIDE_HASH }, { state: { ...state, isDeciding: true } });
  const close = () => (state?.isDeciding ? navigate(-1) : navigate({ search }, { replace: true, state }));
  if (items.length < FEWEST_ITEMS) return null;
  const ids = items.map(({ id }) => id);
  const current = sorting && isSortingOf(sorting, ids) ? sorting : undefined;
  return (
    <>
      <Button size="small" onClick={open}>
        {current ? 'Continue deciding' : 'Help me decide'}
      </Button>
      {hash === DECIDE_HASH && (
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
