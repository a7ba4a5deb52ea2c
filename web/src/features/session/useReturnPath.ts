import { useLocation } from 'react-router-dom';
import type { ReturnPath } from './returnPath.ts';

/** The current URL, as the history state of a navigation to /login. */
export function useReturnPath(): ReturnPath {
  const { pathname, search, hash } = useLocation();
  return { from: pathname + search + hash };
}
