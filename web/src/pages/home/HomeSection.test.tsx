import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { HomeSection } from './HomeSection.tsx';

function renderSection(entries: [] | undefined, isError = false) {
  const refetch = vi.fn();
  render(<HomeSection title="This week" lists={{ entries, isError, refetch }} emptyText="Nothing yet." />);
  return refetch;
}

test('an empty section says so below its heading', async () => {
  renderSection([]);
  expect(screen.getByRole('region', { name: 'This week' })).toHaveTextContent('Nothing yet.');
  await expectAccessible();
});

test('a section says that it loads', () => {
  renderSection(undefined);
  expect(screen.getByText('Loading ...')).toBeInTheDocument();
});

test('a section that failed to load says so and tries again', () => {
  const refetch = renderSection(undefined, true);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load lists. Please try again later.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});
