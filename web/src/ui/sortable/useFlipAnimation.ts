import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { getRows, measureRows } from './rows.ts';

const SLIDE_MS = 150;

/**
 * Animates rows from their old to their new positions (FLIP). Call the returned function right before the change. A move
 * by one step should not: it is easy to follow, and the animation costs a slow phone more than the rest of the move.
 */
export function useFlipAnimation(list: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const topsBefore = useRef<ReadonlyMap<string, Place> | undefined>(undefined);

  useLayoutEffect(() => {
    const before = topsBefore.current;
    topsBefore.current = undefined;
    if (before === undefined) return;
    const listTop = list.current?.getBoundingClientRect().top ?? 0;
    const isNearWindow = (top: number) =>
      Math.abs(listTop + top - window.innerHeight / 2) < window.innerHeight;
    const rows = list.current ? getRows(list.current) : [];
    for (const [key, { index, top }] of measureTops(list.current, keys)) {
      const from = before.get(key)?.top;
      if (from === undefined || from === top || !(isNearWindow(top) || isNearWindow(from))) continue;
      rows[index]?.animate?.([{ transform: `translateY(${from - top}px)` }, { transform: 'none' }], {
        duration: SLIDE_MS,
        easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
      });
    }
  }, [keys, list]);

  return useCallback(() => {
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!prefersReducedMotion) topsBefore.current = measureTops(list.current, keys);
  }, [keys, list]);
}

type Place = { readonly index: number; readonly top: number };

/** Where the rows are, by key. */
function measureTops(list: HTMLElement | null, keys: readonly string[]): ReadonlyMap<string, Place> {
  const boxes = list ? measureRows(list) : [];
  return new Map(keys.map((key, index) => [key, { index, top: boxes[index]?.top ?? 0 }]));
}
