import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import {
  builtInSeasons,
  findContestant,
  findSeason,
  findSeasonsOfContestant,
  getSeasons,
  type PublishedSeason,
  setPublishedSeasons,
} from '../catalogue/catalogue.ts';
import { searchCatalogue } from '../catalogue/searchCatalogue.ts';
import { CAST_MAX, findPublishingProblem, PUBLISHED_SEASONS_MAX, seasonsSchema } from './publishedSeasons.ts';

const source: { number: number; name: string; year: number; contestants: { name: string }[] }[] = JSON.parse(
  readFileSync(new URL('../../../data/survivor-seasons.json', import.meta.url), 'utf8'),
);
const pick = (numbers: readonly number[]): PublishedSeason[] =>
  source
    .filter(({ number }) => numbers.includes(number))
    .map(({ number, name, year, contestants }) => ({
      number,
      name,
      year,
      contestants: contestants.map((each) => each.name),
    }));
const beyondBuiltIn = pick([26, 31, 34, 40, 48, 49, 50]);

afterEach(() => setPublishedSeasons([]));

describe('published seasons', () => {
  test('join the catalogue in order, and seasons without a cast get theirs', () => {
    setPublishedSeasons(beyondBuiltIn);
    expect(getSeasons().map(({ seasonNumber }) => seasonNumber)).toEqual(source.map(({ number }) => number));
    expect(new Set(getSeasons().flatMap(({ contestants }) => contestants.map(({ id }) => id))).size).toBe(
      751,
    );
    expect(searchCatalogue('winners at war').seasons[0]?.contestants).toHaveLength(20);
    expect(findSeasonsOfContestant('parvati-shallow').map(({ id }) => id)).toEqual([
      's13',
      's16',
      's20',
      's40',
    ]);
    expect(findContestant('joe-hunter')?.name).toBe('Joe Hunter');
  });

  test('take no built-in cast away, and leave the built-in catalogue when they are gone', () => {
    setPublishedSeasons([
      { number: 20, name: 'Survivor: Nobody', year: 2010, contestants: ['Nobody Known'] },
    ]);
    expect(getSeasons()).toEqual(builtInSeasons);
    setPublishedSeasons([{ ...season, corrected: ['Ann Lee'] }]);
    expect(findContestant('new-castaway')?.name).toBe('Ann Lee');
    setPublishedSeasons(beyondBuiltIn);
    setPublishedSeasons([]);
    expect(getSeasons()).toEqual(builtInSeasons);
    expect([findSeason('s48'), findContestant('joe-hunter')]).toEqual([undefined, undefined]);
  });
});

const season: PublishedSeason = {
  number: 51,
  name: 'Survivor 51',
  year: 2026,
  contestants: ['New Castaway'],
};
const many = <Item>(count: number, create: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => create(index));
const withCast = (...contestants: string[]) => [{ ...season, contestants }];

test.each([
  [
    'everything beyond the built-in catalogue',
    beyondBuiltIn,
    [...beyondBuiltIn, ...pick([20])],
    /20 with its cast/,
  ],
  ['a season once', [season], [season, season], /51 is there twice/],
  [
    'a contestant once',
    withCast('Ann Lee', 'Ann Li'),
    withCast('Ann Lee', 'Ann Lee'),
    /names somebody twice/,
  ],
  ['a returner by the same name', withCast('Rob Mariano'), withCast('Rob mariano'), /spelled Rob Mariano/],
  [
    'two people by two names',
    withCast('J.T. One', 'J.T. Two'),
    withCast('J.T. One', 'JT One'),
    /spelled J.T. One/,
  ],
  ['people, not seasons', withCast('S Twenty'), withCast('S20'), /looks like a season/],
])('%s can be published', (_, accepted, refused, problem) => {
  expect(findPublishingProblem(accepted)).toBeUndefined();
  expect(findPublishingProblem(refused)).toMatch(problem);
});

test.each([
  ['40 seasons', many(PUBLISHED_SEASONS_MAX, () => season), many(PUBLISHED_SEASONS_MAX + 1, () => season)],
  [
    '30 names',
    withCast(...many(CAST_MAX, String).fill('Ann')),
    withCast(...many(CAST_MAX + 1, String).fill('Ann')),
  ],
  ['plain letters', withCast('Ricard Foye'), withCast('Ricard Foyé')],
  ['single blanks', withCast('Ann Lee'), withCast('Ann  Lee')],
  ['no bar, which parts names', withCast('Ann'), withCast('Ann|Lee')],
  ['a name without markup', [season], [{ ...season, name: '<b>Survivor</b>' }]],
  ['a name that turns no text around', [season], [{ ...season, name: 'Survivor\u202e51' }]],
  ['a year of this century', [{ ...season, year: 2100 }], [{ ...season, year: 2999 }]],
  [
    'corrected names in plain letters',
    [{ ...season, corrected: ['Ann Lee'] }],
    [{ ...season, corrected: ['Ann|Lee'] }],
  ],
  ['season numbers of at most three digits', [{ ...season, number: 999 }], [{ ...season, number: 1000 }]],
])('the form of published seasons has %s', (_, accepted, refused) => {
  expect(seasonsSchema.safeParse(accepted).success).toBe(true);
  expect(seasonsSchema.safeParse(refused).success).toBe(false);
});
