import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePreloadOnIntent } from './pages.ts';

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

test('preloads the page of a link that is pointed at or focused, and nothing for other sites and text', () => {
  const preload = vi.fn();
  render(<PageWithLinks preload={preload} />);
  for (const text of ['Elsewhere', 'Words']) fireEvent.pointerOver(screen.getByText(text));
  expect(preload).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByText('Other Rankings'));
  expect(preload).toHaveBeenLastCalledWith('/rankings');
  fireEvent.focusIn(screen.getByRole('link', { name: 'Other Rankings' }));
  expect(preload).toHaveBeenCalledTimes(2);
});
