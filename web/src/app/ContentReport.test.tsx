import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '#testing/renderPage.tsx';
import { awaitContent, lazyAfterContent } from '#ui/afterContent.ts';
import { ContentReport } from './ContentReport.tsx';

const load = vi.fn(async () => ({ default: () => <p>Vote</p> }));

beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
  awaitContent();
});

function renderLists(read: () => Promise<string>, meta: { isAfterContent?: boolean } = {}) {
  const Votes = lazyAfterContent(load);
  const Page = () => <p>{useQuery({ queryKey: ['lists'], queryFn: read, meta }).data}</p>;
  render(
    <Providers>
      <Page />
      <ContentReport />
      <Suspense>
        <Votes />
      </Suspense>
    </Providers>,
  );
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test.each([
  ['arrived', (resolve: (text: string) => void) => resolve('Heroes')],
  ['failed', (_: unknown, reject: (error: Error) => void) => reject(new Error('offline'))],
])("a page's parts load when its first read has %s", async (_, settle) => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  renderLists(() => promise);
  await pass(1000);
  expect(load).not.toHaveBeenCalled();
  settle(resolve, reject);
  await pass(200);
  expect(screen.getByText('Vote')).toBeInTheDocument();
});

test('they do not wait for a read that waits itself', async () => {
  renderLists(() => new Promise(() => undefined), { isAfterContent: true });
  await pass(200);
  expect(load).toHaveBeenCalled();
});
