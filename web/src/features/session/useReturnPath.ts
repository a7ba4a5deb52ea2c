import { useLocation } from 'react-router-dom';
import type { ReturnPath } from './returnPath.ts';

/** The address at hand, whole, for a way to /login that leads back to it. */
export function useReturnPath(): ReturnPath {
  const { pathname, search, hash } = useLocation();
  return { from: pathname + search + hash };
}
