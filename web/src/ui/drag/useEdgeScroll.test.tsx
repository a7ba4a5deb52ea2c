import { act, render } from '@testing-library/react';
import { type ReactNode, Suspense, startTransition, use } from 'react';
import { expect, test, vi } from 'vitest';
import { getScrollSpeed, useEdgeScroll } from './useEdgeScroll.ts';

const HEIGHT = 800;

test.each([
  ['in the middle not at all', 400, 0],
  ['near the upper edge upwards', 60, -6],
  ['nearer to the upper edge faster', 10, -16],
  ['near the lower edge downwards', 795, 17],
  ['outside the window no faster than at its edge', 2_000, 18],
])('scrolls %s', (_, y, expected) => {
  expect(getScrollSpeed(y, HEIGHT)).toBe(expected);
});

const never = new Promise<never>(() => {});

function Page({ pointerY, isLoading = false }: { pointerY: number; isLoading?: boolean }) {
  useEdgeScroll(pointerY);
  if (isLoading) use(never);
  return null;
}

test('ignores a pointer position of a render that React has not committed', async () => {
  vi.useFakeTimers();
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const page = (content: ReactNode) => <Suspense>{content}</Suspense>;
  const { rerender } = render(page(<Page pointerY={400} />));
  await act(async () => startTransition(() => rerender(page(<Page pointerY={1} isLoading />))));
  vi.advanceTimersByTime(100);
  expect(scrollBy).not.toHaveBeenCalled();
  rerender(page(<Page pointerY={1} />));
  vi.advanceTimersByTime(100);
  expect(scrollBy).toHaveBeenCalledWith(0, -18);
});
