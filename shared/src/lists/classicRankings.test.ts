import { expect, test } from 'vitest';
import {
  CLASSIC_LIST_KEYS,
  emptyClassicRankings,
  findNamedLists,
  parseClassicRankings,
} from './classicRankings.ts';

test('parses every array whose field ends in List, and the date', () => {
  const lists = { strategyList: ['a'], anotherList: [1, 2] };
  expect(parseClassicRankings({ ...lists, otherList: 'no', note: [1], lastUpdated: '2024-05-01' })).toEqual({
    lists,
    lastUpdated: '2024-05-01',
  });
});

test.each([undefined, null, 'text', 7, [], {}])('parses %j as three empty lists', (document) => {
  expect(parseClassicRankings(document)).toEqual(emptyClassicRankings);
  expect(CLASSIC_LIST_KEYS).toHaveLength(3);
  expect(Object.values(emptyClassicRankings.lists)).toEqual([[], [], []]);
});

test.each([7, 'yesterday', '', null, { seconds: 1 }])('ignores the date %j', (lastUpdated) => {
  expect(parseClassicRankings({ socialList: [], lastUpdated })).toEqual({ lists: { socialList: [] } });
});

test('finds the lists that have names, with titles from their fields', () => {
  const lists = {
    goatStrategyList: ['Kim Spradlin', { name: ' Tony Vlachos ', id: 'tony' }, 7, '', null, 'Kim Spradlin'],
    socialList: [],
    competitorList: [{ id: 'nameless' }],
  };
  expect(findNamedLists({ lists })).toEqual([
    { title: 'Goat strategy', names: ['Kim Spradlin', 'Tony Vlachos'] },
  ]);
});
