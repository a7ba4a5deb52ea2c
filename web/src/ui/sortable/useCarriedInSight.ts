import { type RefObject, useLayoutEffect } from 'react';

/** A row that is carried by keys takes the page along: browsers follow by themselves not at all, or only under the header. */
export function useCarriedInSight(
  row: RefObject<HTMLElement | null>,
  isCarried: boolean,
  index: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is what may be out of sight
  useLayoutEffect(() => {
    if (isCarried) row.current?.scrollIntoView({ block: 'nearest' });
  }, [row, isCarried, index]);
}
