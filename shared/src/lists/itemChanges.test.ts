import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtInSeasons as seasons } from '../catalogue/catalogue.ts';
import {
  addItem,
  type ListItems,
  MIXING_MESSAGES,
  moveItem,
  type Placement,
  removeItem,
  replaceItem,
} from './itemChanges.ts';
import { contestantItem, getListType, seasonItem } from './listedItem.ts';

const tom = contestantItem('tom-westman', 's10');
const ian = contestantItem('ian-rosenberger', 's10');
const katie = contestantItem('katie-gallagher', 's10');
const palau = seasonItem('s10');
const placed = (items: ListItems) => ({ kind: 'placed', items });

test('adds an item at the end or at an index, which is clamped', () => {
  expect(addItem([tom, ian], katie)).toEqual(placed([tom, ian, katie]));
  expect(addItem([tom, ian], katie, 1)).toEqual(placed([tom, katie, ian]));
  expect(addItem([tom, ian], katie, 99)).toEqual(placed([tom, ian, katie]));
  expect(addItem([tom, ian], katie, -5)).toEqual(placed([katie, tom, ian]));
});

test('replaces an item, and adds past the end', () => {
  expect(replaceItem([tom, ian], katie, 0)).toEqual(placed([katie, ian]));
  expect(replaceItem([tom, ian], katie, 2)).toEqual(placed([tom, ian, katie]));
});

test('refuses a contestant twice, whatever the season', () => {
  const items = [tom, contestantItem('rob-mariano', 's4')];
  const duplicate = { kind: 'duplicate', index: 1 };
  expect(addItem(items, contestantItem('rob-mariano', 's20'))).toEqual(duplicate);
  expect(replaceItem(items, contestantItem('rob-mariano', 's20'), 0)).toEqual(duplicate);
});

test('refuses to mix seasons and contestants, with a message that names what the list has', () => {
  expect(addItem([tom], palau)).toEqual({ kind: 'mixed', message: MIXING_MESSAGES.contestants });
  expect(addItem([palau], tom)).toEqual({ kind: 'mixed', message: MIXING_MESSAGES.seasons });
  expect(replaceItem([tom, ian], palau, 0)).toEqual({ kind: 'mixed', message: MIXING_MESSAGES.contestants });
  expect(replaceItem([tom], palau, 0)).toEqual(placed([palau]));
});

test('moves an item', () => {
  expect(moveItem([tom, ian, katie], 0, 2)).toEqual([ian, katie, tom]);
  expect(moveItem([tom, ian, katie], 2, 0)).toEqual([katie, tom, ian]);
  expect(moveItem([tom, ian], 0, 99)).toEqual([ian, tom]);
  expect(moveItem([tom, ian], 7, 0)).toEqual([tom, ian]);
});

test('a list that mixes both kinds has the type of seasons', () => {
  expect(getListType([tom, palau])).toBe('season-ranking');
});

type Change = (items: ListItems) => ListItems;
const applied = (before: ListItems, placement: Placement) =>
  placement.kind === 'placed' ? placement.items : before;
const anyItem = fc.oneof(
  fc.constantFrom(...seasons.slice(0, 6)).map(({ id }) => seasonItem(id)),
  fc
    .tuple(fc.constantFrom('rob-mariano', 'parvati-shallow', 'sue-hawk'), fc.constantFrom('', 's1', 's4'))
    .map(([id, season]) => contestantItem(id, season)),
);
const anyIndex = fc.integer({ min: -3, max: 14 });
const anyChange: fc.Arbitrary<Change> = fc
  .tuple(fc.nat(3), anyItem, anyIndex, anyIndex)
  .map(([kind, item, at, to]) => (items) => {
    if (kind === 0) return applied(items, addItem(items, item, at));
    if (kind === 1) return applied(items, replaceItem(items, item, at));
    return kind === 2 ? moveItem(items, at, to) : removeItem(items, item.id);
  });

test('never repeats an item, mixes kinds or mutates its input, whatever the changes', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 40 }), (changes) => {
      let items: ListItems = [];
      for (const change of changes) {
        items = change(Object.freeze([...items]));
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        expect(new Set(items.map(({ isSeason }) => isSeason)).size).toBeLessThan(2);
      }
      expect(getListType(items)).toBe(items[0]?.isSeason ? 'season-ranking' : 'survivor-ranking');
    }),
  );
});

test('keeps every item and the order of the others when one is moved', () => {
  const items = seasons.slice(0, 8).map(({ id }) => seasonItem(id));
  fc.assert(
    fc.property(anyIndex, anyIndex, (from, to) => {
      const moved = moveItem(items, from, to);
      const others = (list: ListItems) => list.filter((item) => item !== items[from]);
      expect(others(moved)).toEqual(others(items));
      expect(moved).toHaveLength(items.length);
    }),
  );
});
