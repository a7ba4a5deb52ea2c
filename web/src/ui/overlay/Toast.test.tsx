import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { type ToastOptions, ToastProvider, useToast } from './Toast.tsx';

function Screen({ onReady }: { onReady: (toast: ReturnType<typeof useToast>) => void }) {
  onReady(useToast());
  return null;
}

function renderToasts(): (wish: ToastOptions) => void {
  const onReady = vi.fn<(toast: ReturnType<typeof useToast>) => void>();
  render(
    <ToastProvider>
      <Screen onReady={onReady} />
    </ToastProvider>,
  );
  return (wish) => act(() => onReady.mock.lastCall?.[0].show(wish));
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('a message is spoken politely and is there for exactly its time', () => {
  vi.useFakeTimers();
  const show = renderToasts();
  show({ text: 'Added to favorites', duration: 2000 });
  expect(screen.getByRole('status')).toHaveTextContent('Added to favorites');
  pass(1999);
  expect(screen.getByText('Added to favorites')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Added to favorites')).not.toBeInTheDocument();
});

test('an error is spoken at once', async () => {
  const show = renderToasts();
  show({ text: 'Failed to save your list. Please try again.', kind: 'error' });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to save your list. Please try again.');
  await expectAccessible();
});

test('the same message again takes the place of the first and starts its time anew', () => {
  vi.useFakeTimers();
  const show = renderToasts();
  show({ id: 'favorite', text: 'Added to favorites', duration: 2000 });
  pass(1500);
  show({ id: 'favorite', text: 'Removed from favorites', duration: 2000 });
  expect(screen.queryByText('Added to favorites')).not.toBeInTheDocument();
  pass(1999);
  expect(screen.getByText('Removed from favorites')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Removed from favorites')).not.toBeInTheDocument();
});

test('two different messages stand side by side', () => {
  const show = renderToasts();
  show({ text: 'Your list is saved.' });
  show({ text: 'Failed to upvote list. Please try again.', kind: 'error' });
  expect(screen.getByText('Your list is saved.')).toBeInTheDocument();
  expect(screen.getByText('Failed to upvote list. Please try again.')).toBeInTheDocument();
});
