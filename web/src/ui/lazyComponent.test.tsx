import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { awaitContent, lazyComponent, signalContentReady, whenContentReady } from './lazyComponent.ts';

test.each([
  ['shows a component that has loaded', async () => ({ default: () => 'Loaded' }), 'Loaded'],
  ['keeps the rest of the page when a chunk fails', () => Promise.reject(new TypeError()), 'Loading'],
])('%s', async (_, load, shown) => {
  const Part = lazyComponent(load, () => 'Loading');
  await act(async () =>
    render(
      <>
        <input aria-label="Name" defaultValue="Half a name" />
        <Part />
      </>,
    ),
  );
  expect(screen.getByText(shown)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Half a name');
});

describe('on the first page of a visit', () => {
  const handleReady = vi.fn();
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  beforeEach(() => {
    vi.useFakeTimers();
    handleReady.mockReset();
    awaitContent();
    void whenContentReady().then(handleReady);
  });

  test('parts wait until the content is on screen', async () => {
    await pass(1000);
    signalContentReady();
    expect(handleReady).not.toHaveBeenCalled();
    await pass(200);
    expect(handleReady).toHaveBeenCalled();
  });

  test('parts wait no longer than five seconds for content that does not come', async () => {
    await pass(4900);
    expect(handleReady).not.toHaveBeenCalled();
    await pass(100);
    expect(handleReady).toHaveBeenCalled();
  });
});
