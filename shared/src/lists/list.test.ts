import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seasons } from '../catalogue/catalogue.ts';
import { LIST_DESCRIPTION_MAX, LIST_NAME_MAX } from '../limits.ts';
import {
  emptyContent,
  findContentProblem,
  isSameContent,
  type ListContent,
  NAME_MISSING,
  parseList,
  toStoredContent,
} from './list.ts';
import { contestantItem, seasonItem } from './listedItem.ts';
import { listTags } from './tags.ts';

const time = { toDate: () => new Date('2026-03-01T12:00:00Z') };

function storedList(changes: object = {}) {
  const content = toStoredContent({ ...emptyContent, name: 'Best', items: [contestantItem('tom-westman')] });
  const { tagSet: _, ...fields } = content;
  return {
    ...fields,
    id: 'list_1',
    userId: 'ann',
    userName: 'Ann',
    isPublic: true,
    createdAt: time,
    updatedAt: time,
    upvoteCount: 0,
    ...changes,
  };
}

test('keeps a stored favorites tag when a list is read and saved again', () => {
  const list = parseList(storedList({ tags: ['social', 'favorites', 'survivor-ranking'] }));
  expect(list.tags).toEqual(['social', 'favorites']);
  expect(toStoredContent({ ...list, name: 'Renamed' })).toMatchObject({
    name: 'Renamed',
    tags: ['social', 'favorites', 'survivor-ranking'],
    tagSet: { social: true, favorites: true },
  });
});

test('a stored list is read with items, ISO times and without its type among the tags', () => {
  const list = parseList(storedList({ tags: ['social', 'survivor-ranking'] }));
  expect(list.items).toEqual([contestantItem('tom-westman', 's10')]);
  expect(list.tags).toEqual(['social']);
  expect(list.type).toBe('survivor-ranking');
  expect(list.createdAt).toBe('2026-03-01T12:00:00.000Z');
});

test('a list that does not say when anything changed last changed at its last save', () => {
  const later = { toDate: () => new Date('2026-03-02T12:00:00Z') };
  expect(parseList(storedList({ changedAt: later })).changedAt).toBe('2026-03-02T12:00:00.000Z');
  expect(parseList(storedList()).changedAt).toBe('2026-03-01T12:00:00.000Z');
});

test('a list is public unless one of its two fields says no', () => {
  expect(parseList(storedList()).isPublic).toBe(true);
  expect(parseList(storedList({ public: true })).isPublic).toBe(true);
  expect(parseList(storedList({ public: false })).isPublic).toBe(false);
  expect(parseList(storedList({ isPublic: false })).isPublic).toBe(false);
});

test.each([
  ['an unknown tag', { tags: ['winners'] }],
  ['half a vote', { upvoteCount: 0.5 }],
  ['no name', { name: undefined }],
  ['a text as time', { createdAt: '2026-03-01' }],
])('a document with %s is no list', (_, changes) => {
  expect(() => parseList(storedList(changes))).toThrow();
});

test('a name of blanks keeps a list from being saved', () => {
  expect(findContentProblem({ name: ' \t' })).toBe(NAME_MISSING);
  expect(findContentProblem({ name: 'Best' })).toBeUndefined();
  expect(NAME_MISSING).toBe('Please enter a name for your list');
});

test('the type is among the stored tags, and not in the set that queries use', () => {
  const stored = toStoredContent({ ...emptyContent, tags: ['spoiler'], items: [seasonItem('s10')] });
  expect(stored).toMatchObject({
    tags: ['spoiler', 'season-ranking'],
    tagSet: { spoiler: true },
    type: 'season-ranking',
    itemIds: ['s10'],
    itemSeasonIds: [''],
  });
});

const anyContent: fc.Arbitrary<ListContent> = fc.record({
  name: fc.string({ unit: 'grapheme', maxLength: 2 * LIST_NAME_MAX }),
  description: fc.string({ unit: 'grapheme', maxLength: 2 * LIST_DESCRIPTION_MAX }),
  tags: fc.subarray([...listTags]),
  items: fc.oneof(
    fc.subarray([...seasons.slice(0, 8)]).map((chosen) => chosen.map(({ id }) => seasonItem(id))),
    fc
      .subarray(['rob-mariano', 'parvati-shallow', 'tom-westman'])
      .map((chosen) => chosen.map((id) => contestantItem(id))),
  ),
});

test('what is saved keeps every limit, and is read back as it was', () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      const stored = toStoredContent(content);
      for (const [text, max] of [
        [stored.name, LIST_NAME_MAX],
        [stored.description, LIST_DESCRIPTION_MAX],
      ] as const) {
        expect(text.length).toBeLessThanOrEqual(max);
        expect(text.trim()).toBe(text);
        expect(text.isWellFormed()).toBe(true);
      }
      const read = parseList(storedList(stored));
      expect(toStoredContent(read)).toEqual(stored);
      expect(isSameContent(read, content)).toBe(true);
    }),
  );
});

test('a name is never cut through the middle of a character', () => {
  const { name } = toStoredContent({ ...emptyContent, name: `${'x'.repeat(49)}🔥` });
  expect(name).toBe('x'.repeat(49));
});

test('blanks around the name are no change, another order of items is one', () => {
  const items = [contestantItem('tom-westman'), contestantItem('sue-hawk')];
  const content: ListContent = { ...emptyContent, name: 'Best', items };
  expect(isSameContent(content, { ...content, name: ' Best ' })).toBe(true);
  expect(isSameContent(content, { ...content, items: items.toReversed() })).toBe(false);
  expect(isSameContent(content, { ...content, name: 'best' })).toBe(false);
});
