import type { RankedList } from '@outrank/shared/lists/rankedList';
import { passOwn, type ShownList } from '@outrank/shared/spoilers/shielded';
import { useShield } from './useShield.ts';

/** A list as the user may see it; the user's own as it is. */
export function useShownList(list: RankedList, uid: string | undefined): ShownList {
  const { showList } = useShield();
  return list.userId === uid ? passOwn(list) : showList(list);
}
