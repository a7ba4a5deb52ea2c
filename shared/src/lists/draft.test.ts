import { expect, test } from 'vitest';
import {
  addAncestor,
  chooseOpeningDraft,
  getDraftVersion,
  isEmptyContent,
  parseSerializedDraft,
  parseStoredDraft,
  serializeDraft,
} from './draft.ts';
import { emptyContent, type ListContent } from './listContent.ts';
import { contestantItem } from './listedItem.ts';

const named = (name: string): ListContent => ({
  ...emptyContent,
  name,
  items: [contestantItem('tom-westman')],
});
const draft = (name: string, updatedAt: string) => ({ content: named(name), updatedAt, isSynced: false });

test('parses a serialized draft, with blanks and the older favorites tag', () => {
  const content: ListContent = { ...named('  Ten '), tags: ['favorites'] };
  const ancestors = [getDraftVersion(named('Nine'))];
  const written = { ...draft('', '2026-01-01'), content, ancestors };
  expect(parseSerializedDraft(serializeDraft(written))).toEqual(written);
});

test.each([true, false])('keeps the choice whether the list counts: %s', (isSubmitted) => {
  const written = { ...draft('', '2026-01-01'), content: { ...named('Ten'), isSubmitted } };
  expect(parseSerializedDraft(serializeDraft(written))).toEqual(written);
  expect(getDraftVersion(written.content)).not.toBe(getDraftVersion(named('Ten')));
});

test('keeps the list that it started from, unless that is malformed', () => {
  const basedOn = { userId: 'ana', listId: 'list_1' };
  const serialize = (content: object) =>
    serializeDraft({ ...draft('', '2026-01-01'), content: { ...named('Ten'), ...content } });
  expect(parseSerializedDraft(serialize({ basedOn }))?.content).toMatchObject({ name: 'Ten', basedOn });
  const parsed = parseSerializedDraft(serialize({ basedOn: 'ana~list_1' }));
  expect(parsed?.content).toMatchObject({ name: 'Ten' });
  expect(parsed?.content).not.toHaveProperty('basedOn');
});

test('keeps notes as typed, and the draft without malformed ones', () => {
  const [tom] = named('Ten').items;
  const noted = { ...named('Ten'), items: tom ? [{ ...tom, note: ' Why ' }] : [] };
  const written = serializeDraft({ ...draft('', '2026-01-01'), content: noted });
  expect(parseSerializedDraft(written)?.content).toEqual(noted);
  expect(parseSerializedDraft(written.replace('" Why "', '7'))?.content).toEqual(named('Ten'));
  expect(getDraftVersion(noted)).not.toBe(getDraftVersion(named('Ten')));
});

test.each([null, '', 'nonsense', '{}', '[1]'])('finds no draft in the text %s', (text) => {
  expect(parseSerializedDraft(text)).toBeUndefined();
});

test('parses the ids of a stored draft into items', () => {
  const updatedAt = { toDate: () => new Date('2026-01-01') };
  const ids = { itemIds: ['tom-westman'], itemSeasonIds: ['s10'] };
  const stored = { name: 'Ten', description: '', tags: ['social'], ...ids, updatedAt };
  expect(parseStoredDraft(stored)?.content).toEqual({ ...named('Ten'), tags: ['social'] });
  expect(parseStoredDraft(null)).toBeUndefined();
});

test('keeps the answers of a sorting that is about its items, and the draft without others', () => {
  const sorting = { order: ['tom-westman'], top: null, answers: 'L=r' };
  const serialize = (value: unknown) =>
    serializeDraft({
      ...draft('Ten', '2026-01-01'),
      content: { ...named('Ten'), sorting: value as typeof sorting },
    });
  const parse = (value: unknown) => parseSerializedDraft(serialize(value))?.content;
  expect(parse(sorting)).toEqual({ ...named('Ten'), sorting });
  for (const other of [{ ...sorting, order: ['jenn-lyon'] }, { ...sorting, answers: 'X' }, 'L'])
    expect(parse(other)).toEqual(named('Ten'));
  const versions = [named('Ten'), { ...named('Ten'), sorting }].map(getDraftVersion);
  expect(new Set(versions).size).toBe(2);
});

test('finds out whether a content is empty', () => {
  expect(isEmptyContent(emptyContent)).toBe(true);
  expect(isEmptyContent({ ...emptyContent, tags: ['social'] })).toBe(false);
});

test('keeps the first ancestor and the four newest', () => {
  const ancestors = ['0', '1', '2', '3', '4', '5', '4'].map(named).reduce(addAncestor, []);
  expect(ancestors).toEqual(['0', '2', '3', '5', '4'].map((name) => getDraftVersion(named(name))));
});

const older = draft('older', '2026-01-01');
const newer = draft('newer', '2026-01-02');
const synced = { ...newer, isSynced: true };
const ancestors = [getDraftVersion(named('older'))];
const cleared = { ...draft('', '2026-01-02'), content: emptyContent, ancestors };

test.each([
  ['empty without drafts', undefined, undefined, emptyContent],
  ['the account’s draft when the local one is synced', synced, older, older.content],
  ['empty when a synced local draft was published elsewhere', synced, undefined, emptyContent],
  ['one of two equal drafts', draft('same', '2026-01-01'), draft('same', '2026-01-02'), named('same')],
  ['the local draft when the account has an ancestor of it', { ...newer, ancestors }, older, newer.content],
  ['empty when the local draft was cleared, and the account has an ancestor', cleared, older, emptyContent],
  ['the account’s draft when the local one was cleared, but is no descendant', cleared, newer, newer.content],
])('the editor opens %s', (_, local, stored, content) => {
  expect(chooseOpeningDraft(local, stored)).toEqual({ content });
});

test('the editor opens the newer of two unrelated drafts, and offers the other', () => {
  const expected = { content: newer.content, conflict: older };
  expect(chooseOpeningDraft(newer, older)).toEqual(expected);
  expect(chooseOpeningDraft(older, newer)).toEqual(expected);
});
