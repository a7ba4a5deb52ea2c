import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { ToastProvider, useToast } from './Toast.tsx';

let toast: ReturnType<typeof useToast>;

function Screen() {
  toast = useToast();
  return null;
}

beforeEach(() => {
  render(
    <ToastProvider>
      <Screen />
    </ToastProvider>,
  );
});

const show: typeof toast.show = (options) => act(() => toast.show(options));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('announces an error at once, beside another message', async () => {
  show({ text: 'Your list is saved.' });
  show({ text: 'Failed to save your list. Please try again.', kind: 'error' });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to save your list. Please try again.');
  expect(screen.getByText('Your list is saved.')).toBeInTheDocument();
  await expectAccessible();
});

test('announces a message politely for its duration, which the same id restarts', () => {
  vi.useFakeTimers();
  show({ id: 'favorite', text: 'Added to favorites', duration: 2000 });
  expect(screen.getByRole('status')).toHaveTextContent('Added to favorites');
  pass(1500);
  show({ id: 'favorite', text: 'Removed from favorites', duration: 2000 });
  expect(screen.queryByText('Added to favorites')).not.toBeInTheDocument();
  pass(1999);
  expect(screen.getByText('Removed from favorites')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Removed from favorites')).not.toBeInTheDocument();
});
