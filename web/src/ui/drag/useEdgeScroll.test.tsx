import { act, render } from '@testing-library/react';
import { Suspense, startTransition, use } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getScrollStep, useEdgeScroll } from './DragProvider.tsx';

const LONG = 1000;

test('scrolls only near an edge, faster the nearer the pointer is to it, up to a maximum', () => {
  const steps = [400, 80, 40, 720, 2_000].map((y) => getScrollStep(y, 800, LONG));
  expect(steps).toEqual([0, -3, -7, 3, 12]);
});

test('starts slowly and speeds up with the time near the edge', () => {
  const steps = [0, 15, 45, 90, LONG].map((frames) => getScrollStep(800, 800, frames));
  expect(steps).toEqual([0, 2, 6, 12, 12]);
});

const never = new Promise<never>(() => {});

function Page({ pointerY, isLoading = false }: { pointerY: number; isLoading?: boolean }) {
  useEdgeScroll(pointerY);
  return isLoading && use(never);
}

let scrolled = 0;

beforeEach(() => {
  vi.useFakeTimers();
  scrolled = 0;
  vi.spyOn(window, 'scrollBy').mockImplementation((_, by) => {
    scrolled += Number(by);
  });
});
afterEach(() => vi.useRealTimers());

test('scrolls less than half a row in the first quarter of a second, and starts over after a pause', () => {
  const { rerender } = render(<Page pointerY={window.innerHeight} />);
  const scrolledIn = (ms: number) => {
    scrolled = 0;
    vi.advanceTimersByTime(ms);
    return scrolled;
  };
  const first = scrolledIn(250);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(30);
  expect(scrolledIn(2000)).toBeGreaterThan(1000);
  rerender(<Page pointerY={300} />);
  expect(scrolledIn(250)).toBe(0);
  rerender(<Page pointerY={window.innerHeight} />);
  expect(scrolledIn(250)).toBeLessThan(30);
});

test('ignores a pointer position of a render that React has not committed', async () => {
  const { rerender } = render(<Page pointerY={400} />, { wrapper: Suspense });
  await act(async () => startTransition(() => rerender(<Page pointerY={1} isLoading />)));
  vi.advanceTimersByTime(500);
  expect(scrolled).toBe(0);
  rerender(<Page pointerY={1} />);
  vi.advanceTimersByTime(500);
  expect(scrolled).toBeLessThan(0);
});
