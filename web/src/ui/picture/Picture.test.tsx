import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { getInitials, Portrait } from './Portrait.tsx';

const defaults: ComponentProps<typeof Portrait> = {
  name: 'Parvati Shallow',
  colors: ['#d9772b', '#1c6b6a'],
  source: '/a.png',
  size: 48,
};

const renderPortrait = (props: Partial<typeof defaults> = {}) =>
  render(<Portrait {...defaults} {...props} />);

test('shows a drawing with the first name without a picture', async () => {
  const { container } = renderPortrait({ source: undefined });
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('Parvati');
  await expectAccessible(container);
});

test('reserves its space, and is hidden from assistive technology beside a name', () => {
  const { container } = renderPortrait();
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
  renderPortrait({ name, size, source: undefined });
  expect(Number.parseFloat(screen.getByText(text).style.fontSize)).toBeCloseTo(height);
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
