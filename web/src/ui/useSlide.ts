import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

const SLIDE_MS = 150;

/** Rows whose place changed slide there, unless a drag has just brought them there by hand. */
export function useSlide(list: RefObject<HTMLElement | null>, items: readonly unknown[]) {
  const tops = useRef(new Map<Element, number>());
  const isSettled = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order of the items is what moves the rows
  useLayoutEffect(() => {
    const isStill = isSettled.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const next = new Map<Element, number>();
    const listTop = list.current?.getBoundingClientRect().top ?? 0;
    const isSeen = (top: number) => Math.abs(listTop + top - window.innerHeight / 2) < window.innerHeight;
    for (const row of list.current?.children ?? []) {
      const top = (row as HTMLElement).offsetTop;
      const before = tops.current.get(row);
      next.set(row, top);
      if (isStill || before === undefined || before === top || !(isSeen(top) || isSeen(before))) continue;
      row.animate?.([{ transform: `translateY(${before - top}px)` }, { transform: 'none' }], {
        duration: SLIDE_MS,
        easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
      });
    }
    tops.current = next;
    isSettled.current = false;
  }, [items, list]);

  return useCallback(() => {
    isSettled.current = true;
  }, []);
}
