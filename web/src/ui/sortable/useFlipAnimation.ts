import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

const SLIDE_MS = 150;

/**
 * Rows slide to their new places when the move that follows was announced by the returned function. A single step needs
 * none, the eye follows by itself, and drawing a slide costs a modest phone more than everything else about the step.
 */
export function useSlide(list: RefObject<HTMLElement | null>, items: readonly unknown[]) {
  const tops = useRef<ReadonlyMap<Element, number> | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order of the items is what moves the rows
  useLayoutEffect(() => {
    const before = tops.current;
    tops.current = undefined;
    if (before === undefined) return;
    const listTop = list.current?.getBoundingClientRect().top ?? 0;
    const isSeen = (top: number) => Math.abs(listTop + top - window.innerHeight / 2) < window.innerHeight;
    for (const [row, top] of topsOf(list.current)) {
      const from = before.get(row);
      if (from === undefined || from === top || !(isSeen(top) || isSeen(from))) continue;
      row.animate?.([{ transform: `translateY(${from - top}px)` }, { transform: 'none' }], {
        duration: SLIDE_MS,
        easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
      });
    }
  }, [items, list]);

  return useCallback(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isStill) tops.current = topsOf(list.current);
  }, [list]);
}

function topsOf(list: HTMLElement | null): ReadonlyMap<Element, number> {
  return new Map(Array.from(list?.children ?? [], (row) => [row, (row as HTMLElement).offsetTop]));
}
