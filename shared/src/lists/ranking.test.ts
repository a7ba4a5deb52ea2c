import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seasons } from '../catalogue/catalogue.ts';
import { contestantItem, type ListedItem, seasonItem } from './listedItem.ts';
import {
  addItem,
  getListType,
  MIXING_MESSAGES,
  moveItem,
  type Placement,
  type Ranking,
  removeItem,
  replaceItem,
} from './ranking.ts';

const tom = contestantItem('tom-westman', 's10');
const ian = contestantItem('ian-rosenberger', 's10');
const katie = contestantItem('katie-gallagher', 's10');
const palau = seasonItem('s10');

function placed(placement: Placement): Ranking {
  if (placement.kind !== 'placed') throw new Error(`was ${placement.kind}`);
  return placement.ranking;
}

test('an item goes to the end or to the place that is asked for', () => {
  expect(placed(addItem([tom, ian], katie))).toEqual([tom, ian, katie]);
  expect(placed(addItem([tom, ian], katie, 1))).toEqual([tom, katie, ian]);
  expect(placed(addItem([tom, ian], katie, 99))).toEqual([tom, ian, katie]);
  expect(placed(addItem([tom, ian], katie, -5))).toEqual([katie, tom, ian]);
});

test('a person stands in a list once, whatever season they are picked from', () => {
  const listed = [tom, contestantItem('rob-mariano', 's4')];
  expect(addItem(listed, contestantItem('rob-mariano', 's20'))).toEqual({ kind: 'duplicate', index: 1 });
  expect(replaceItem(listed, contestantItem('rob-mariano', 's20'), 0)).toEqual({
    kind: 'duplicate',
    index: 1,
  });
});

test('seasons and contestants do not mix, and the message names what is there', () => {
  expect(addItem([tom], palau)).toEqual({ kind: 'mixed', message: MIXING_MESSAGES.contestants });
  expect(addItem([palau], tom)).toEqual({ kind: 'mixed', message: MIXING_MESSAGES.seasons });
  expect(replaceItem([tom, ian], palau, 0)).toEqual({ kind: 'mixed', message: MIXING_MESSAGES.contestants });
});

test('replacing the only item may change the kind of the list', () => {
  expect(placed(replaceItem([tom], palau, 0))).toEqual([palau]);
});

test('an item takes the place of another; past the end it is added', () => {
  expect(placed(replaceItem([tom, ian], katie, 0))).toEqual([katie, ian]);
  expect(placed(replaceItem([tom, ian], katie, 2))).toEqual([tom, ian, katie]);
});

test('a moved item stands where it was put', () => {
  expect(moveItem([tom, ian, katie], 0, 2)).toEqual([ian, katie, tom]);
  expect(moveItem([tom, ian, katie], 2, 0)).toEqual([katie, tom, ian]);
  expect(moveItem([tom, ian], 0, 99)).toEqual([ian, tom]);
  expect(moveItem([tom, ian], 7, 0)).toEqual([tom, ian]);
});

test('one season makes a season ranking; an empty one is of survivors', () => {
  expect(getListType([])).toBe('survivor-ranking');
  expect(getListType([tom])).toBe('survivor-ranking');
  expect(getListType([palau])).toBe('season-ranking');
  expect(getListType([tom, palau])).toBe('season-ranking');
});

const anyItem = fc.oneof(
  fc.constantFrom(...seasons.slice(0, 6)).map(({ id }) => seasonItem(id)),
  fc
    .constantFrom('rob-mariano', 'parvati-shallow', 'tom-westman', 'sue-hawk')
    .chain((id) => fc.constantFrom('', 's1', 's4', 's20').map((season) => contestantItem(id, season))),
);
const anyIndex = fc.integer({ min: -3, max: 14 });
type Change = (ranking: Ranking) => Ranking;
const settled = (before: Ranking, placement: Placement) =>
  placement.kind === 'placed' ? placement.ranking : before;
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(anyItem, anyIndex).map(
    ([item, at]): Change =>
      (list) =>
        settled(list, addItem(list, item, at)),
  ),
  fc.tuple(anyItem, anyIndex).map(
    ([item, at]): Change =>
      (list) =>
        settled(list, replaceItem(list, item, at)),
  ),
  fc.tuple(anyIndex, anyIndex).map(
    ([from, to]): Change =>
      (list) =>
        moveItem(list, from, to),
  ),
  anyItem.map(
    ({ id }): Change =>
      (list) =>
        removeItem(list, id),
  ),
);

function expectSound(ranking: Ranking): void {
  expect(new Set(ranking.map(({ id }) => id)).size).toBe(ranking.length);
  expect(new Set(ranking.map(({ isSeason }) => isSeason)).size).toBeLessThan(2);
}

test('no series of changes doubles an item or mixes kinds, and none touches its input', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 40 }), (changes) => {
      let ranking: Ranking = [];
      for (const change of changes) {
        const before: Ranking = Object.freeze([...ranking]);
        ranking = change(before);
        expectSound(ranking);
      }
      const seasonsListed = ranking.some(({ isSeason }) => isSeason);
      expect(getListType(ranking)).toBe(seasonsListed ? 'season-ranking' : 'survivor-ranking');
    }),
  );
});

test('moving keeps every item and the order of the others', () => {
  const items: ListedItem[] = seasons.slice(0, 8).map(({ id }) => seasonItem(id));
  fc.assert(
    fc.property(anyIndex, anyIndex, (from, to) => {
      const moved = moveItem(items, from, to);
      const others = (ranking: Ranking) => ranking.filter((item) => item !== items[from]);
      expect(others(moved)).toEqual(others(items));
      expect(moved).toHaveLength(items.length);
    }),
  );
});
