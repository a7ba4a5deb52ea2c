import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtInSeasons as seasons } from '../catalogue/catalogue.ts';
import { choosableTags, isChoosableTag, isListTag, listTags, storedTagSchema } from '../documents/tags.ts';
import { LIST_DESCRIPTION_MAX, LIST_NAME_MAX } from '../limits.ts';
import {
  emptyContent,
  findContentProblem,
  isSameContent,
  type ListContent,
  NAME_MISSING,
  toStoredContent,
} from './listContent.ts';
import { contestantItem, listedItem, seasonItem } from './listedItem.ts';
import { parseList } from './rankedList.ts';
import { storedList, storedTime } from './testing/storedList.ts';
import { parseWeeklyTop, toStoredCard } from './weeklyTop.ts';

test('parses a stored list with items, ISO times and tags without the type', () => {
  expect(parseList(storedList({ tags: ['social', 'survivor-ranking'] }))).toMatchObject({
    items: [contestantItem('tom-westman', 's10')],
    tags: ['social'],
    type: 'survivor-ranking',
    createdAt: '2026-03-01T12:00:00.000Z',
  });
});

test('keeps a stored favorites tag when a list is parsed and stored again', () => {
  const list = parseList(storedList({ tags: ['social', 'favorites', 'survivor-ranking'] }));
  expect(list.tags).toEqual(['social', 'favorites']);
  expect(toStoredContent({ ...list, name: 'Renamed' })).toMatchObject({
    name: 'Renamed',
    tags: ['social', 'favorites', 'survivor-ranking'],
    tagSet: { social: true, favorites: true },
  });
});

test('uses `updatedAt` for a missing `changedAt`', () => {
  const later = { toDate: () => new Date('2026-03-02T12:00:00Z') };
  expect(parseList(storedList({ changedAt: later })).changedAt).toBe('2026-03-02T12:00:00.000Z');
  const { changedAt: _, ...older } = storedList();
  expect(parseList(older).changedAt).toBe('2026-03-01T12:00:00.000Z');
});

test.each([
  [{}, true],
  [{ public: true }, true],
  [{ public: false }, false],
  [{ isPublic: false }, false],
])('a list with %j is public: %s', (changes, isPublic) => {
  expect(parseList(storedList(changes)).isPublic).toBe(isPublic);
});

test.each([
  ['half a vote', { upvoteCount: 0.5 }],
  ['no name', { name: undefined }],
  ['a text as time', { createdAt: '2026-03-01' }],
])('refuses a document with %s', (_, changes) => {
  expect(() => parseList(storedList(changes))).toThrow();
});

test('refuses to save a blank name, and texts that others could not read', () => {
  const best = { ...emptyContent, name: 'Best', description: 'Of all', items: [seasonItem('s10')] };
  expect(findContentProblem({ ...best, name: ' \t' })).toBe(NAME_MISSING);
  expect(findContentProblem(best)).toBeUndefined();
  const spoof = '\u202eBest';
  const items = best.items.map((item) => ({ ...item, note: spoof }));
  for (const changed of [{ name: spoof }, { description: spoof }, { items }])
    expect(findContentProblem({ ...best, ...changed })).toMatch(/^Hidden characters/);
  expect(NAME_MISSING).toBe('Please enter a name for your list');
});

test('stores the type among the tags, and not in the set for queries', () => {
  const content = { ...emptyContent, tags: ['spoiler' as const], items: [seasonItem('s10')] };
  expect(toStoredContent(content)).toMatchObject({
    tags: ['spoiler', 'season-ranking'],
    tagSet: { spoiler: true },
    type: 'season-ranking',
    itemIds: ['s10'],
    itemSeasonIds: [''],
  });
});

test.each([
  [
    'one cast, with notes',
    ['sue-hawk', 'rudy-boesch', 'kelly-wiglesworth', 'sean-kenniff'],
    { castOf: 's1' },
  ],
  ['two casts', ['tom-westman', 'sue-hawk'], {}],
  ['seasons', ['s20', 's7'], {}],
  ['nothing', [], {}],
])('stores what a list of %s is found by', (_what, ids, cast) => {
  const items = ids.map((id) => listedItem(id)).map((item) => ({ ...item, note: `About ${item.id}` }));
  const { castOf, notedIds, topIds } = toStoredContent({ ...emptyContent, name: 'Best', items });
  expect({ ...(castOf && { castOf }), notedIds, topIds }).toEqual({
    ...cast,
    notedIds: ids.toSorted(),
    topIds: ids.slice(0, 3),
  });
  expect('castOf' in toStoredContent({ ...emptyContent, items })).toBe('castOf' in cast);
});

const anyText = fc.string({ unit: 'grapheme', maxLength: 2 * LIST_DESCRIPTION_MAX });
const anyContent: fc.Arbitrary<ListContent> = fc.record({
  name: anyText,
  description: anyText,
  tags: fc.subarray([...listTags]),
  items: fc.oneof(
    fc.subarray(seasons.slice(0, 8).map(({ id }) => seasonItem(id))),
    fc.subarray(['rob-mariano', 'parvati-shallow', 'tom-westman'].map((id) => contestantItem(id))),
  ),
});

test('stores every content within the limits, and parses it back', () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      const stored = toStoredContent(content);
      expect(stored.name.length).toBeLessThanOrEqual(LIST_NAME_MAX);
      expect(stored.description.length).toBeLessThanOrEqual(LIST_DESCRIPTION_MAX);
      for (const text of [stored.name, stored.description]) {
        expect(text.trim()).toBe(text);
        expect(text.isWellFormed()).toBe(true);
      }
      const parsed = parseList(storedList(stored));
      expect(toStoredContent(parsed)).toEqual(stored);
      expect(isSameContent(parsed, content)).toBe(true);
    }),
  );
});

test('ignores blanks around a name when it compares contents, and nothing else', () => {
  const items = ['tom-westman', 'sue-hawk'].map((id) => contestantItem(id));
  const content = { ...emptyContent, name: 'Best', items };
  expect(isSameContent(content, { ...content, name: ' Best ' })).toBe(true);
  expect(isSameContent(content, { ...content, items: content.items.toReversed() })).toBe(false);
  expect(isSameContent(content, { ...content, name: 'best' })).toBe(false);
  expect(isSameContent(content, { ...content, tags: ['social'] })).toBe(false);
  expect(isSameContent(content, { ...content, items: items.slice(1) })).toBe(false);
  const [first, other] = ['s4', 's8'].map((seasonId) => contestantItem('rob-mariano', seasonId));
  expect(
    first && other && isSameContent({ ...content, items: [first] }, { ...content, items: [other] }),
  ).toBe(false);
});

test('offers four tags to choose, shows the older favorites tag too, and accepts types in storage', () => {
  const four = ['social', 'strategic', 'challenge', 'spoiler'];
  const stored = [...four, 'favorites', 'season-ranking', 'survivor-ranking'];
  const tags = [...stored, 'winners', 'Social', ''];
  expect(choosableTags).toEqual(four);
  expect(tags.filter(isChoosableTag)).toEqual(four);
  expect(tags.filter(isListTag)).toEqual([...four, 'favorites']);
  expect(tags.filter((tag) => storedTagSchema.safeParse(tag).success)).toEqual(stored);
});

test('the week’s top has its lists in order, with their first items and without their descriptions', () => {
  const itemIds = ['s20', 's7', 's16', 's1'];
  const basedOn = { userId: 'ana', listId: 'list_9' };
  const more = {
    itemIds,
    itemSeasonIds: itemIds.map(() => ''),
    tagSet: {},
    createdDay: 20_260_301,
    notes: { s20: 'Why' },
    basedOn,
    lastWeek: { week: '2026-W09', itemIds },
  };
  const lists = ['list_2', 'list_1'].map((id) => storedList({ ...more, type: 'season-ranking', id }));
  const cards = lists.map(toStoredCard);
  expect(parseWeeklyTop({ lists: cards, computedAt: storedTime })).toEqual(
    lists.map((list) => {
      const { items, basedOn: _basedOn, lastWeek: _lastWeek, ...parsed } = parseList(list);
      const first = items.slice(0, 3).map(({ note: _, ...item }) => item);
      return { ...parsed, description: '', items: first, itemCount: 4 };
    }),
  );
  const left = { tagSet: 1, createdDay: 1, notes: 1, lastWeek: 1, basedOn };
  expect(Object.keys(cards[0] ?? {}).filter((field) => field in left)).toEqual([]);
});

test('the week’s top is empty when its document is missing, and throws when it is malformed', () => {
  expect(parseWeeklyTop(undefined)).toEqual([]);
  expect(() => parseWeeklyTop({ top: [] })).toThrow();
});
