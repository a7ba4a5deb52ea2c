import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toSlug } from '../text/text.ts';
import {
  findContestant,
  findSeason,
  findSeasonsOfContestant,
  formatSeasonName,
  normalizeSeasonId,
  builtInSeasons as seasons,
  stripSurvivor,
} from './catalogue.ts';
import { nicknameRows } from './nicknames.generated.ts';
import { searchCatalogue } from './searchCatalogue.ts';
import { seasonColors } from './seasonColors.ts';

type SourceSeason = { number: number; name: string; year: number; contestants: { name: string }[] };
const source: SourceSeason[] = JSON.parse(
  readFileSync(new URL('../../../data/survivor-seasons.json', import.meta.url), 'utf8'),
);

const entries = seasons.flatMap(({ contestants }) => contestants);
const ids = [...new Set(entries.map(({ id }) => id))];

test('has 46 seasons, s1 to s47 without s34', () => {
  const numbers = Array.from({ length: 47 }, (_, index) => index + 1).filter((number) => number !== 34);
  expect(seasons.map(({ id }) => id)).toEqual(numbers.map((number) => `s${number}`));
  expect(seasons.map(({ seasonNumber }) => seasonNumber)).toEqual(numbers);
});

test('has 705 contestants in 777 entries, 16 to 20 in a season, 54 of them in more than one season', () => {
  const sizes = seasons.map(({ contestants }) => contestants.length).filter((size) => size > 0);
  expect([sizes.length, Math.min(...sizes), Math.max(...sizes)]).toEqual([43, 16, 20]);
  expect(entries).toHaveLength(777);
  expect(ids).toHaveLength(705);
  expect(new Set(entries.map(({ name }) => name)).size).toBe(705);
  expect(ids.filter((id) => findSeasonsOfContestant(id).length > 1)).toHaveLength(54);
  const robsSeasons = findSeasonsOfContestant('rob-mariano').map(({ seasonNumber }) => seasonNumber);
  expect(robsSeasons).toEqual([4, 8, 20, 22]);
});

test('gives each contestant one slug of lower-case letters, digits and hyphens', () => {
  for (const { id, name } of entries) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(id).toBe(toSlug(name));
    expect(findContestant(id)?.name).toBe(name);
  }
});

test('has the names of the data file, without the contestants of seasons 26, 31 and 40', () => {
  const expected = source
    .filter(({ number }) => number <= 47 && number !== 34)
    .map(({ number, name, year, contestants }) => {
      const names = [26, 31, 40].includes(number) ? [] : contestants.map((each) => ({ name: each.name }));
      return { seasonNumber: number, name, year, contestants: names };
    });
  expect(seasons).toMatchObject(expected);
});

test('finds a season by its id or plain number', () => {
  expect(findSeason('20')).toBe(findSeason('s20'));
  expect(normalizeSeasonId('020')).toBe('s20');
  expect(findSeason('20')?.name).toBe('Survivor: Heroes vs. Villains');
});

test.each(['34', 's34', '48', 's0', '', 'palau', '__proto__'])('finds no season for %j', (id) => {
  expect(findSeason(id)).toBeUndefined();
});

test('strips the leading Survivor of a season name', () => {
  expect(['Survivor: Borneo', 'Survivor 41', 'The Survivor'].map(stripSurvivor)).toEqual([
    ...['Borneo', '41', 'The Survivor'],
  ]);
  expect(['Survivor: Borneo', 'Survivor 41'].map(formatSeasonName)).toEqual(['Borneo', 'Season 41']);
  for (const { name } of seasons) expect(formatSeasonName(name)).not.toMatch(/survivor/i);
});

test.each([
  ['borneo', [1], []],
  ['28', [28], []],
  ['34', [], []],
  ['48', [], []],
  ['kaoh rong', [32], []],
  ['heroes vs villains', [20], []],
  ['diaz twine', [], ['sandra-diaz-twine in s7']],
  ['jtia', [], ['jtia-taylor in s28']],
  ['  PARVATI ', [], ['parvati-shallow in s13']],
  ['shallow', [], ['parvati-shallow in s13']],
  ['palau', [10], []],
  ['rob mariano', [], ['rob-mariano in s4']],
  ['boston rob', [], ['rob-mariano in s4']],
  ['Parv', [], ['parvati-shallow in s13']],
  ['bear', [], ['mark-caruso in s23']],
  ['jt', [], ['jt-thomas in s18', 'jtia-taylor in s28']],
  ['wentworth', [], ['dale-wentworth in s29', 'kelley-wentworth in s29']],
  ['oston', [], []],
  ['  \t', [], []],
])('a search for %j finds the seasons %j and the contestants %j', (text, numbers, contestants) => {
  const found = searchCatalogue(text);
  expect(found.seasons.map(({ seasonNumber }) => seasonNumber)).toEqual(numbers);
  expect(found.contestants.map(({ contestant, season }) => `${contestant.id} in ${season.id}`)).toEqual(
    contestants,
  );
});

const findNames = (text: string) =>
  searchCatalogue(text).contestants.map(({ contestant }) => contestant.name);

test('a search finds contestants by their names first, then by nicknames, each once', () => {
  expect(findNames('cody')).toEqual(['John Cody', 'Cody Assenmacher', 'Candice Woodcock']);
  const names = findNames('rob');
  expect(new Set(names).size).toBe(names.length);
});

test('a search finds initials with and without full stops', () => {
  expect(findNames('jp')).toEqual(['J.P. Calderon', 'JP Hilsabeck']);
  expect(findNames('J.P.')).toEqual(findNames('jp'));
  expect(findNames('L.J.')).toContain('LJ McKanas');
});

test('every nickname leads to a contestant whose name does not hold it', () => {
  for (const [nickname, name] of nicknameRows) {
    expect(entries.map((entry) => entry.name)).toContain(name);
    expect(name.toLowerCase()).not.toContain(nickname.toLowerCase());
  }
});

test('a search for a number finds its own season first', () => {
  const numbers = searchCatalogue('4').seasons.map(({ seasonNumber }) => seasonNumber);
  expect(numbers.slice(0, 3)).toEqual([4, 40, 41]);
});

test('every season has two different colors, and an unknown one has a default', () => {
  for (const { number } of source) {
    const colors = seasonColors(number);
    expect(colors.join()).toMatch(/^#[0-9a-f]{6},#[0-9a-f]{6}$/);
    expect(new Set(colors).size).toBe(2);
    expect(colors).not.toEqual(seasonColors(99));
  }
  expect(seasonColors(99)).toEqual(seasonColors(98));
  expect(seasonColors(Number.NaN)).toHaveLength(2);
});
