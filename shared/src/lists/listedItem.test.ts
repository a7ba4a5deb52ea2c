import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSeasonId, builtInSeasons as seasons } from '../catalogue/catalogue.ts';
import { contestantItem, seasonItem, toListedItems, toStoredItems } from './listedItem.ts';

test('a season item has its short name and logo', () => {
  expect(seasonItem('s10')).toEqual({
    id: 's10',
    name: 'Palau',
    imageUrl: 'Survivor Seasons/Season 10.png',
    isSeason: true,
  });
});

test('a contestant item has the season it was picked from, by default the first one', () => {
  const rob = {
    id: 'rob-mariano',
    name: 'Rob Mariano',
    imageUrl: 'Headshots/Season 8/rob-mariano.png',
    isSeason: false,
    seasonId: 's8',
    seasonName: 'All-Stars',
  };
  expect(contestantItem('rob-mariano', 's8')).toEqual(rob);
  expect(contestantItem('rob-mariano').seasonId).toBe('s4');
  expect(contestantItem('rob-mariano', '').seasonName).toBe('Marquesas');
});

test('a season in which the contestant never played is replaced by their first one, unless its contestants are unknown', () => {
  expect(contestantItem('tony-vlachos', 's45')).toEqual(contestantItem('tony-vlachos', 's28'));
  expect(contestantItem('tony-vlachos', 's40').seasonId).toBe('s40');
  expect(contestantItem('nobody-known', 's45').seasonId).toBe('s45');
});

test('a plain number is the same season as the number with s', () => {
  expect(seasonItem('20')).toEqual(seasonItem('s20'));
  expect(contestantItem('parvati-shallow', '20')).toEqual(contestantItem('parvati-shallow', 's20'));
});

test.each([
  [seasonItem('s99'), { id: 's99', name: 'Unknown season' }],
  [contestantItem('nobody-known', 's10'), { name: 'Unknown castaway' }],
  [contestantItem('tom-westman', 's99'), { name: 'Tom Westman', seasonId: 's99', seasonName: '' }],
  [contestantItem('nobody-known'), { seasonId: '' }],
])('an item that is not in the catalogue is unknown: %j', (item, expected) => {
  expect(item).toMatchObject({ ...expected, isUnknown: true });
});

test('tells season ids from slugs', () => {
  expect(['s1', '1', 's47', '099'].every(isSeasonId)).toBe(true);
  expect(['', 's', 'sandra-diaz-twine', 's20-x', '-1'].some(isSeasonId)).toBe(false);
});

const anyStored = fc.oneof(
  fc.constantFrom(...seasons).map(({ id }) => ['s99', id].map((each) => [each, ''])),
  fc
    .constantFrom(...seasons)
    .map(({ id, contestants }) => contestants.map((contestant) => [contestant.id, id])),
  fc.constant([
    ['nobody-known', 's10'],
    ['tom-westman', 's99'],
  ]),
);

test('stored items stay the same when they are parsed and stored again, known or not', () => {
  fc.assert(
    fc.property(fc.array(anyStored), (groups) => {
      const entries = groups.flat();
      const stored = {
        itemIds: entries.map(([id = '']) => id),
        itemSeasonIds: entries.map(([, seasonId = '']) => seasonId),
      };
      expect(toStoredItems(toListedItems(stored))).toEqual(stored);
    }),
  );
});

test('uses the first season where the second array is too short', () => {
  const [item] = toListedItems({ itemIds: ['rob-mariano'], itemSeasonIds: [] });
  expect(item).toEqual(contestantItem('rob-mariano', 's4'));
});
