import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

const SLIDE_MS = 150;

/**
 * Animates rows from their old to their new positions (FLIP). Call the returned function right before the change. A move
 * by one step should not: it is easy to follow, and the animation costs a slow phone more than the rest of the move.
 */
export function useFlipAnimation(list: RefObject<HTMLElement | null>, items: readonly unknown[]) {
  const topsBefore = useRef<ReadonlyMap<Element, number> | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order of the items moves the rows
  useLayoutEffect(() => {
    const before = topsBefore.current;
    topsBefore.current = undefined;
    if (before === undefined) return;
    const listTop = list.current?.getBoundingClientRect().top ?? 0;
    const isNearWindow = (top: number) =>
      Math.abs(listTop + top - window.innerHeight / 2) < window.innerHeight;
    for (const [row, top] of measureTops(list.current)) {
      const from = before.get(row);
      if (from === undefined || from === top || !(isNearWindow(top) || isNearWindow(from))) continue;
      row.animate?.([{ transform: `translateY(${from - top}px)` }, { transform: 'none' }], {
        duration: SLIDE_MS,
        easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
      });
    }
  }, [items, list]);

  return useCallback(() => {
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!prefersReducedMotion) topsBefore.current = measureTops(list.current);
  }, [list]);
}

function measureTops(list: HTMLElement | null): ReadonlyMap<Element, number> {
  return new Map(Array.from(list?.children ?? [], (row) => [row, (row as HTMLElement).offsetTop]));
}
