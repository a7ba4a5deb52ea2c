import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { HomeSection } from './HomeSection.tsx';

const none = { entries: [], isError: false, refetch: () => undefined };

const show = (lists: Partial<typeof none> | { entries: undefined }) =>
  render(<HomeSection title="This week" lists={{ ...none, ...lists }} emptyText="Nothing ranked yet." />);

test('a shelf without lists says so in a sentence, under its heading', async () => {
  const { container } = show({});
  expect(screen.getByRole('region', { name: 'This week' })).toHaveTextContent('Nothing ranked yet.');
  await expectAccessible(container);
});

test('a shelf says Loading until its lists are there', () => {
  show({ entries: undefined });
  expect(screen.getByText('Loading ...')).toBeInTheDocument();
});

test('a shelf that could not be loaded says so and tries again', () => {
  const refetch = vi.fn();
  render(
    <HomeSection title="This week" lists={{ entries: undefined, isError: true, refetch }} emptyText="" />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load lists. Please try again later.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});
