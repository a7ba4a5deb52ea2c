import type { SeasonFacts } from '@outrank/shared/facts/seasonFacts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordedSeason } from '#testing/recordedSeason.ts';
import { expectAccessible } from '#testing/setup.ts';
import { findInk } from './factsQueries.ts';
import { VoteChart } from './VoteChart.tsx';

const textOf = (cell: Element | undefined) => cell?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The chart as rows of texts: the head, then each castaway with the votes of each round. */
function openChart(results: SeasonFacts) {
  render(<VoteChart results={results} tribes={new Map()} />);
  const [head, ...rows] = screen.getByRole<HTMLTableElement>('table').rows;
  const heads = [...(head?.cells ?? [])].slice(1);
  return { heads, rows: rows.map((row) => [...row.cells]) };
}

test('a screen reader reads every vote with its castaway and its round', async () => {
  const { heads, rows } = openChart(recordedSeason(28));
  expect(rows).toHaveLength(18);
  expect(heads.slice(0, 4).map(textOf)).toEqual([
    'Episode 1, vote 1 David out',
    'Episode 1, vote 2 Garrett out',
    'Episode 2 Tie',
    'Episode 2, revote Brice out',
  ]);
  const samson = rows.find(([voter]) => textOf(voter) === 'David Samson');
  expect(samson?.map(textOf).filter(Boolean)).toEqual(['David Samson', "J'Tia"]);
  expect(heads.every((head) => head.getAttribute('scope') === 'col')).toBe(true);
  expect(rows.every(([voter]) => voter?.getAttribute('scope') === 'row')).toBe(true);
  expect(new Set(heads.map(textOf)).size).toBe(heads.length);
  expect(screen.getByRole('table', { name: /^Who voted for whom/ })).toBeVisible();
  expect(screen.getByRole('region', { name: /Scroll sideways for more/ })).toHaveAttribute('tabindex', '0');
  await expectAccessible();
});

test('two castaways with the same first name are told apart, and a nullified vote says so', () => {
  const { rows } = openChart(recordedSeason(19));
  const texts = new Set(rows.flatMap(([, ...cells]) => cells.map(textOf)));
  expect([...texts]).toEqual(expect.arrayContaining(['Russell H.', 'Russell H. (nullified)']));
});

test('text on the color of any tribe has a contrast of at least 4.5', () => {
  const luminance = (color: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
      const value = Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;
      return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    }, 0);
  const seasons = Array.from({ length: 50 }, (_, index) => recordedSeason(index + 1));
  for (const { color } of seasons.flatMap(({ tribes }) => tribes)) {
    const [low = 0, high = 0] = [luminance(color), findInk(color) === 'black' ? 0 : 1].toSorted();
    expect((high + 0.05) / (low + 0.05), color).toBeGreaterThan(4.5);
  }
});
