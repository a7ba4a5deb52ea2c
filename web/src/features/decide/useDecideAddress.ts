import { useLocation, useNavigate } from 'react-router-dom';
import { DECIDE_HASH } from '#paths.ts';

/** Whether this page's state says that the entry before it is the same page without the questions. */
const hasEntryBefore = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isDeciding' in state;

/** Whether the address shows the questions of 'Help me decide', so that a reload shows them again and Back closes them. */
export function useDecideAddress() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen: hash === DECIDE_HASH,
    open: () => navigate({ search, hash: DECIDE_HASH }, { state: { ...state, isDeciding: true } }),
    close: () => (hasEntryBefore(state) ? navigate(-1) : navigate({ search }, { replace: true, state })),
  };
}
