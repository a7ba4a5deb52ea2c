import { act, render } from '@testing-library/react';
import { Suspense, startTransition, use } from 'react';
import { expect, test, vi } from 'vitest';
import { getScrollSpeed, useEdgeScroll } from './useEdgeScroll.ts';

test('scrolls only near an edge, faster the nearer the pointer is to it, up to a maximum', () => {
  const speeds = [400, 60, 10, 795, 2_000].map((y) => getScrollSpeed(y, 800));
  expect(speeds).toEqual([0, -6, -16, 17, 18]);
});

const never = new Promise<never>(() => {});

function Page({ pointerY, isLoading = false }: { pointerY: number; isLoading?: boolean }) {
  useEdgeScroll(pointerY);
  return isLoading && use(never);
}

test('ignores a pointer position of a render that React has not committed', async () => {
  vi.useFakeTimers();
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const { rerender } = render(<Page pointerY={400} />, { wrapper: Suspense });
  await act(async () => startTransition(() => rerender(<Page pointerY={1} isLoading />)));
  vi.advanceTimersByTime(100);
  expect(scrollBy).not.toHaveBeenCalled();
  rerender(<Page pointerY={1} />);
  vi.advanceTimersByTime(100);
  expect(scrollBy).toHaveBeenCalledWith(0, -18);
});
