import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePreloadOnIntent } from './usePreloadOnIntent.ts';

function PageWithLinks({ preload }: { preload: (pathname: string) => void }) {
  usePreloadOnIntent(preload);
  return (
    <>
      <a href="/rankings?sort=newest">
        <span>Other Rankings</span>
      </a>
      <a href="https://elsewhere.example/rankings">Elsewhere</a>
      <p>Words</p>
    </>
  );
}

test('pointing at a link or focusing it preloads its page', () => {
  const preload = vi.fn();
  render(<PageWithLinks preload={preload} />);
  fireEvent.pointerOver(screen.getByText('Other Rankings'));
  expect(preload).toHaveBeenLastCalledWith('/rankings');
  fireEvent.focusIn(screen.getByRole('link', { name: 'Other Rankings' }));
  expect(preload).toHaveBeenCalledTimes(2);
});

test('links to other sites and plain text preload nothing', () => {
  const preload = vi.fn();
  render(<PageWithLinks preload={preload} />);
  fireEvent.pointerOver(screen.getByText('Elsewhere'));
  fireEvent.pointerOver(screen.getByText('Words'));
  expect(preload).not.toHaveBeenCalled();
});
