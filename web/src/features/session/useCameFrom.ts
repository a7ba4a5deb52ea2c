import { useLocation } from 'react-router-dom';
import type { CameFrom } from './cameFrom.ts';

/** The address at hand, whole, for a way to /login that leads back to it. */
export function useCameFrom(): CameFrom {
  const { pathname, search, hash } = useLocation();
  return { from: pathname + search + hash };
}
