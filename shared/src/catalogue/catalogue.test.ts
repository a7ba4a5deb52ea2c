import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toSlug } from '../text/slug.ts';
import {
  findContestant,
  findSeason,
  findSeasonsOfContestant,
  formatSeasonName,
  normalizeSeasonId,
  searchCatalogue,
  seasons,
} from './catalogue.ts';

type SourceSeason = { number: number; name: string; year: number; contestants: { name: string }[] };
const source: SourceSeason[] = JSON.parse(
  readFileSync(new URL('../../../data/survivor-seasons.json', import.meta.url), 'utf8'),
);

const WITHOUT_CAST = [26, 31, 40];
const cast = seasons.flatMap(({ contestants }) => contestants);
const people = [...new Set(cast.map(({ id }) => id))];

test('holds 46 seasons, s1 to s47 without s34', () => {
  const numbers = Array.from({ length: 47 }, (_, index) => index + 1).filter((number) => number !== 34);
  expect(seasons.map(({ id }) => id)).toEqual(numbers.map((number) => `s${number}`));
  expect(seasons.map(({ seasonNumber }) => seasonNumber)).toEqual(numbers);
});

test('lists nobody for seasons 26, 31 and 40, and 16 to 20 contestants for each other season', () => {
  for (const { seasonNumber, contestants } of seasons) {
    if (WITHOUT_CAST.includes(seasonNumber)) expect(contestants).toEqual([]);
    else expect([16, 17, 18, 19, 20]).toContain(contestants.length);
  }
});

test('knows 705 people in 777 entries, 54 of them in two seasons or more', () => {
  expect(cast).toHaveLength(777);
  expect(people).toHaveLength(705);
  expect(new Set(cast.map(({ name }) => name)).size).toBe(705);
  expect(people.filter((id) => findSeasonsOfContestant(id).length > 1)).toHaveLength(54);
});

test('gives each person one slug of lower-case letters, digits and hyphens', () => {
  for (const { id, name } of cast) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(id).toBe(toSlug(name));
    expect(findContestant(id)?.name).toBe(name);
  }
});

test('names every season and cast as the data file does', () => {
  const built = seasons.map(({ seasonNumber, name, year, contestants }) => ({
    number: seasonNumber,
    name,
    year,
    contestants: contestants.map((each) => each.name),
  }));
  const expected = source
    .filter(({ number }) => number <= 47 && number !== 34)
    .map(({ number, name, year, contestants }) => ({
      number,
      name,
      year,
      contestants: WITHOUT_CAST.includes(number) ? [] : contestants.map((each) => each.name),
    }));
  expect(built).toEqual(expected);
});

test('knows Rob Mariano by one id in seasons 4, 8, 20 and 22', () => {
  expect(findSeasonsOfContestant('rob-mariano').map(({ seasonNumber }) => seasonNumber)).toEqual([
    4, 8, 20, 22,
  ]);
});

test('understands season ids that are plain numbers', () => {
  expect(findSeason('20')).toBe(findSeason('s20'));
  expect(normalizeSeasonId('020')).toBe('s20');
  expect(findSeason('20')?.name).toBe('Survivor: Heroes vs. Villains');
});

test.each(['34', 's34', '48', 's0', '', 'palau', '__proto__'])('finds no season for %j', (id) => {
  expect(findSeason(id)).toBeUndefined();
});

test('strips the leading word of a season name, and only the leading one', () => {
  expect(formatSeasonName('Survivor: Borneo')).toBe('Borneo');
  expect(formatSeasonName('Survivor 41')).toBe('41');
  expect(formatSeasonName('The Survivor: Borneo')).toBe('The Survivor: Borneo');
  for (const { name } of seasons) expect(formatSeasonName(name)).not.toMatch(/survivor/i);
});

function foundSeasons(text: string): number[] {
  return searchCatalogue(text).seasons.map(({ seasonNumber }) => seasonNumber);
}

function foundNames(text: string): string[] {
  return searchCatalogue(text).contestants.map(({ contestant }) => contestant.name);
}

test('finds a season by name or number, its own number first', () => {
  expect(foundSeasons('borneo')).toEqual([1]);
  expect(foundSeasons('28')).toEqual([28]);
  expect(foundSeasons('4').slice(0, 3)).toEqual([4, 40, 41]);
  expect(foundSeasons('34')).toEqual([]);
  expect(foundSeasons('48')).toEqual([]);
});

test('ignores case, accents and blanks around the text', () => {
  expect(foundNames('  PARVATI ')).toEqual(['Parvati Shallow']);
  expect(foundSeasons('kaoh rong')).toEqual([32]);
});

test('finds contestants by their name and not by their season', () => {
  expect(foundNames('shallow')).toEqual(['Parvati Shallow']);
  expect(foundNames('palau')).toEqual([]);
});

test('finds a person of several seasons once, with the first season', () => {
  const { contestants } = searchCatalogue('rob mariano');
  expect(contestants.map(({ contestant, season }) => [contestant.id, season.id])).toEqual([
    ['rob-mariano', 's4'],
  ]);
});

test('finds nothing for blanks', () => {
  expect(searchCatalogue('  \t')).toEqual({ seasons: [], contestants: [] });
});
