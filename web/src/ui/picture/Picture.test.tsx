import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { Emblem } from '#ui/emblem/Emblem.tsx';
import { getInitials } from './getInitials.ts';
import { Portrait } from './Portrait.tsx';
import { pickByHash, stableHash } from './stableHash.ts';

function renderPortrait(props: Partial<ComponentProps<typeof Portrait>> = {}) {
  const all = {
    name: 'Parvati Shallow',
    colors: ['#d9772b', '#1c6b6a'],
    sources: ['/a.png', '/b.png'],
    size: 48,
  } as const;
  return render(<Portrait {...all} {...props} />);
}

const photograph = () => screen.getByRole<HTMLImageElement>('img', { name: 'Parvati Shallow' });

test('sources are tried in order and each failure is told', () => {
  const handleFailure = vi.fn();
  renderPortrait({ onFailure: handleFailure });
  expect(photograph()).toHaveAttribute('src', '/a.png');
  fireEvent.error(photograph());
  expect(handleFailure).toHaveBeenCalledExactlyOnceWith('/a.png');
  expect(photograph()).toHaveAttribute('src', '/b.png');
});

test('the drawing stands in, under the same name, when nothing loads', async () => {
  const { container } = renderPortrait();
  fireEvent.error(photograph());
  fireEvent.error(photograph());
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Parvati Shallow' })).toHaveTextContent('PS');
  await expectAccessible(container);
});

test('one more address is asked for when all others failed, and only once', async () => {
  const findMore = vi.fn(async () => '/found.png');
  renderPortrait({ sources: ['/a.png'], findMore });
  expect(findMore).not.toHaveBeenCalled();
  await act(async () => fireEvent.error(photograph()));
  expect(photograph()).toHaveAttribute('src', '/found.png');
  await act(async () => fireEvent.error(photograph()));
  expect(findMore).toHaveBeenCalledOnce();
  expect(screen.getByRole('img', { name: 'Parvati Shallow' })).toHaveTextContent('PS');
});

test('the drawing stays when no more address is found', async () => {
  const findMore = vi.fn(async () => {
    throw new Error('storage/object-not-found');
  });
  await act(async () => renderPortrait({ sources: [], findMore }));
  expect(screen.getByRole('img', { name: 'Parvati Shallow' })).toHaveTextContent('PS');
});

test('somebody else starts with their own pictures', () => {
  const { rerender } = renderPortrait();
  fireEvent.error(photograph());
  rerender(<Portrait name="Sandra" colors={['#000', '#fff']} sources={['/s.png']} size={48} />);
  expect(screen.getByRole('img', { name: 'Sandra' })).toHaveAttribute('src', '/s.png');
});

test('a picture keeps its room, and is silent beside a name', () => {
  const { container } = renderPortrait({ isDecorative: true });
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('width', '48');
  expect(image).toHaveAttribute('height', '48');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('an emblem shows its number', async () => {
  const { container } = render(
    <Emblem number={47} name="Survivor 47" colors={['#c9184a', '#4cc9f0']} sources={[]} size={104} />,
  );
  expect(screen.getByRole('img', { name: 'Survivor 47' })).toHaveTextContent('47');
  await expectAccessible(container);
});

test.each([
  ['Parvati Shallow', 'PS'],
  ['Sandra Diaz-Twine', 'SD'],
  ['J.T. Thomas', 'JT'],
  ['Coach', 'C'],
  ['Benjamin "Coach" Wade', 'BW'],
  ['Éric Ångström', 'ÉÅ'],
  ['', '?'],
])('the initials of %s are %s', (name, expected) => {
  expect(getInitials(name)).toBe(expected);
});

test('the same name always gets the same pattern, and names differ', () => {
  expect(stableHash('Parvati Shallow')).toBe(stableHash('Parvati Shallow'));
  const picks = new Set(
    ['Parvati', 'Sandra', 'Kim', 'Tony', 'Cirie'].map((name) => pickByHash(name, [1, 2, 3])),
  );
  expect(picks.size).toBeGreaterThan(1);
});
