import { pickByHash, stableHash } from '@outrank/shared/text/text';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { Emblem } from '#pictures/ItemPicture.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { getInitials, Portrait } from './Portrait.tsx';

const defaults: ComponentProps<typeof Portrait> = {
  name: 'Parvati Shallow',
  colors: ['#d9772b', '#1c6b6a'],
  sources: ['/a.png', '/b.png'],
  size: 48,
};

const renderPortrait = (props: Partial<typeof defaults> = {}) =>
  render(<Portrait {...defaults} {...props} />);
const photo = (name = defaults.name) => screen.getByRole<HTMLImageElement>('img', { name });

test('tries the sources in order, reports each failure and ends with a drawing of the same name', async () => {
  const onFailure = vi.fn();
  const { container } = renderPortrait({ onFailure });
  expect(photo()).toHaveAttribute('src', '/a.png');
  fireEvent.error(photo());
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('/a.png');
  expect(photo()).toHaveAttribute('src', '/b.png');
  fireEvent.error(photo());
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(photo()).toHaveTextContent('Parvati');
  await expectAccessible(container);
});

test('keeps the drawing when the search fails, and starts again with the sources of another person', async () => {
  const findMore = () => Promise.reject(new Error('storage/object-not-found'));
  const { rerender } = renderPortrait({ sources: [], findMore });
  await act(async () => {});
  expect(photo()).toHaveTextContent('Parvati');
  rerender(<Portrait {...defaults} name="Sandra" sources={['/s.png']} />);
  expect(photo('Sandra')).toHaveAttribute('src', '/s.png');
});

test('reserves its space, and is hidden from assistive technology beside a name', () => {
  const { container } = renderPortrait({ isDecorative: true });
  const image = container.querySelector('img');
  for (const [name, value] of Object.entries({ width: '48', height: '48', loading: 'lazy' }))
    expect(image).toHaveAttribute(name, value);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([
  ['Rob Mariano', 52, 'Rob', 0.46 * 52],
  ['Stephenie LaGrossa', 52, 'Stephenie', (0.84 * 52) / (0.45 * 9)],
  ['Stephenie LaGrossa', 36, 'SL', 0.46 * 36],
])('the disc of %s of %i pixels shows %s as large as it fits', (name, size, text, height) => {
  renderPortrait({ name, size, sources: [] });
  expect(Number.parseFloat(screen.getByText(text).style.fontSize)).toBeCloseTo(height);
});

test('shows the number of a season on its emblem', async () => {
  const { container } = render(<Emblem {...defaults} number={47} name="Survivor 47" sources={[]} />);
  await waitFor(() => expect(photo('Survivor 47')).toHaveTextContent('47'));
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
])('gets the initials of %s', (name, expected) => {
  expect(getInitials(name)).toBe(expected);
});

test('picks the same pattern for the same name, and different ones for different names', () => {
  expect(stableHash('Parvati Shallow')).toBe(stableHash('Parvati Shallow'));
  const names = ['Parvati', 'Sandra', 'Kim', 'Tony', 'Cirie'];
  expect(new Set(names.map((name) => pickByHash(name, [1, 2, 3]))).size).toBeGreaterThan(1);
});
