import type { SeasonFacts } from '@outrank/shared/facts/seasonFacts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordedSeason } from '#testing/recordedSeason.ts';
import { expectAccessible } from '#testing/setup.ts';
import { findInk } from './factsQueries.ts';
import { VoteChart } from './VoteChart.tsx';

const firstNameOf = (name: string) => name.split(' ')[0] ?? '';
const textOf = (cell: Element | undefined) => cell?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The chart as rows of texts: the head, then each castaway with the votes of each round. */
function openChart(results: SeasonFacts) {
  render(<VoteChart results={results} tribes={new Map()} />);
  const [head, ...rows] = screen.getByRole<HTMLTableElement>('table').rows;
  const heads = [...(head?.cells ?? [])].slice(1);
  return { heads, rows: rows.map((row) => [...row.cells]) };
}

/** What the file says of a ballot round, as the head of its column says it. */
function expectHead(head: string, { councils }: SeasonFacts, index: number) {
  const council = councils[index];
  const counted = (council?.votes ?? []).filter((vote) => vote.length === 2).map(([, target]) => target);
  const sizes = [...new Set(counted)].map((name) => counted.filter((other) => other === name).length);
  const isTie = sizes.filter((size) => size === Math.max(...sizes)).length > 1;
  const isLast = !councils[index + 1]?.revote;
  expect(head).toMatch(new RegExp(`^Episode ${council?.episode}\\b`));
  expect(head.includes('revote')).toBe(council?.revote ?? false);
  expect(head.includes('Tie')).toBe(isTie);
  expect(head.endsWith(`${firstNameOf(council?.out ?? '')} out`)).toBe(isLast);
}

test.each([2, 28, 50])(
  'the vote chart of season %i equals the file, ties, revotes, nullified and extra votes included',
  async (number) => {
    const season = recordedSeason(number);
    const { heads, rows } = openChart(season);
    expect(rows.map(([voter]) => textOf(voter))).toEqual(season.cast.map(({ name }) => name));
    expect(heads).toHaveLength(season.councils.length);
    heads.forEach((head, index) => {
      expectHead(textOf(head), season, index);
    });
    season.councils.forEach(({ votes }, index) => {
      const read = rows.flatMap(([voter, ...cells]) =>
        [...(cells[index]?.children ?? [])].map((vote) => [textOf(voter), textOf(vote)]),
      );
      const expected = votes.map(([voter, target, nullified]) => [
        voter,
        firstNameOf(target) + (nullified ? ' (nullified)' : ''),
      ]);
      expect(read.toSorted()).toEqual(expected.toSorted());
    });
  },
);

test('a screen reader reads every vote with its castaway and its round', async () => {
  const { heads, rows } = openChart(recordedSeason(28));
  expect(heads.every((head) => head.getAttribute('scope') === 'col')).toBe(true);
  expect(rows.every(([voter]) => voter?.getAttribute('scope') === 'row')).toBe(true);
  expect(new Set(heads.map(textOf)).size).toBe(heads.length);
  expect(screen.getByRole('table', { name: /^Who voted for whom/ })).toBeVisible();
  expect(screen.getByRole('region', { name: /Scroll sideways for more/ })).toHaveAttribute('tabindex', '0');
  await expectAccessible();
});

test('two castaways with the same first name are told apart', () => {
  const { rows } = openChart(recordedSeason(19));
  expect(new Set(rows.flatMap(([, ...cells]) => cells.map(textOf)))).toContain('Russell H.');
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
