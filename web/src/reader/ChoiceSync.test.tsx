import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { syncChoice } from '#data/reader/accountChoice.ts';
import ChoiceSync from './ChoiceSync.tsx';

test('asks the account again after each failure until it answers, and then no more', async () => {
  vi.useFakeTimers();
  for (let failures = 0; failures < 7; failures += 1)
    vi.mocked(syncChoice).mockRejectedValueOnce(new Error('unavailable'));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChoiceSync uid="ben" />
    </QueryClientProvider>,
  );
  const askedWithin = async (ms: number) => {
    vi.mocked(syncChoice).mockClear();
    await vi.advanceTimersByTimeAsync(ms);
    return vi.mocked(syncChoice).mock.calls.length;
  };
  expect(syncChoice).toHaveBeenCalledOnce();
  expect(await askedWithin(4000)).toBe(2);
  expect(await askedWithin(100_000)).toBe(5);
  expect(await askedWithin(100_000)).toBe(0);
});
