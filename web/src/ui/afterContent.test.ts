import { beforeEach, expect, test, vi } from 'vitest';
import { awaitContent, reportContent, whenContentIsShown } from './afterContent.ts';

const handleShown = vi.fn();
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  handleShown.mockReset();
  awaitContent();
  void whenContentIsShown().then(handleShown);
});

test('parts wait until the content is on screen', async () => {
  await pass(1000);
  reportContent();
  expect(handleShown).not.toHaveBeenCalled();
  await pass(200);
  expect(handleShown).toHaveBeenCalled();
});

test('parts wait no longer than five seconds for content that does not come', async () => {
  await pass(4900);
  expect(handleShown).not.toHaveBeenCalled();
  await pass(100);
  expect(handleShown).toHaveBeenCalled();
});
