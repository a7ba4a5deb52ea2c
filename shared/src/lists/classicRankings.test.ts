import { expect, test } from 'vitest';
import {
  CLASSIC_LIST_KEYS,
  emptyClassicRankings,
  findNamedLists,
  parseClassicRankings,
} from './classicRankings.ts';

test('the older document has three lists', () => {
  expect(CLASSIC_LIST_KEYS).toHaveLength(3);
  expect(Object.values(emptyClassicRankings.lists)).toEqual([[], [], []]);
});

test('reads whatever ends in List and holds an array, and when it was changed', () => {
  const lists = { strategyList: ['a'], anotherList: [1, 2] };
  expect(parseClassicRankings({ ...lists, otherList: 'no', note: [1], lastUpdated: '2024-05-01' })).toEqual({
    lists,
    lastUpdated: '2024-05-01',
  });
});

test.each([undefined, null, 'text', 7, [], {}])('%j reads as three empty lists', (document) => {
  expect(parseClassicRankings(document)).toEqual(emptyClassicRankings);
});

test.each([7, 'yesterday', '', null, { seconds: 1 }])('%j is no moment of change', (lastUpdated) => {
  expect(parseClassicRankings({ socialList: [], lastUpdated })).toEqual({ lists: { socialList: [] } });
});

test('shows each list that holds something by names, under the name of its field', () => {
  const lists = {
    goatStrategyList: [
      'Kim Spradlin',
      { name: ' Tony Vlachos ', id: 'tony-vlachos' },
      7,
      '',
      null,
      'Kim Spradlin',
    ],
    socialList: [],
    competitorList: [{ id: 'nameless' }],
  };
  expect(findNamedLists({ lists })).toEqual([
    { title: 'Goat strategy', names: ['Kim Spradlin', 'Tony Vlachos'] },
  ]);
});
