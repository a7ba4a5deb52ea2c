import { expect, test } from 'vitest';
import { LIST_NOTES_MAX, NOTE_MAX } from '../limits.ts';
import { emptyContent, getContent, isSameContent, toStoredContent } from './listContent.ts';
import { contestantItem, type ListedItem } from './listedItem.ts';
import { canAddNote, removeNotes, setNote } from './notes.ts';
import { parseList } from './rankedList.ts';
import { storedList } from './testing/storedList.ts';

const [tom, ian] = ['tom-westman', 'ian-rosenberger'].map((id) => contestantItem(id, 's10')) as [
  ListedItem,
  ListedItem,
];
const items = [tom, ian];
const content = (noted: readonly ListedItem[]) => ({ ...emptyContent, name: 'Palau', items: noted });
const store = (note: string) => toStoredContent(content(setNote(items, ian.id, note)));

test('a note goes on one item and leaves the others as they are', () => {
  const noted = setNote(items, ian.id, 'He gave it away. ');
  expect(noted).toEqual([tom, { ...ian, note: 'He gave it away. ' }]);
  expect(noted[0]).toBe(tom);
  expect(setNote(noted, ian.id, '')).toEqual(items);
});

test('what changes nothing returns the same items', () => {
  const noted = setNote(items, ian.id, 'Why');
  expect(setNote(noted, ian.id, 'Why')).toBe(noted);
  expect(setNote(items, ian.id, '')).toBe(items);
  expect(setNote(items, 'sandra-diaz-twine', 'Not in the list')).toBe(items);
});

test.each(['\n', '\r', '\t', '\v', '\0', '\u0085', '\u2028', '\u2029'])('%j becomes a space', (text) => {
  expect(setNote(items, ian.id, `one${text}two`)[1]?.note).toBe('one two');
});

test('a list that starts from another one takes none of its notes', () => {
  expect(removeNotes(setNote(items, ian.id, 'Why'))).toEqual(items);
});

test('a list takes 50 notes, and changes of these 50', () => {
  const many = Array.from({ length: LIST_NOTES_MAX + 1 }, (_, index) => contestantItem(`nr-${index}`));
  const full = many.slice(1).reduce<readonly ListedItem[]>((noted, { id }) => setNote(noted, id, 'x'), many);
  expect(canAddNote(many)).toBe(true);
  expect(canAddNote(full)).toBe(false);
  expect(setNote(full, 'nr-0', 'One more')).toBe(full);
  expect(setNote(full, 'nr-1', 'Changed')[1]?.note).toBe('Changed');
  expect(canAddNote(setNote(full, 'nr-1', ''))).toBe(true);
});

test('a list stores trimmed notes of at most 140 characters, and no blank one', () => {
  expect(store(' It is why. ')).toMatchObject({ notes: { [ian.id]: 'It is why.' } });
  expect(store('x'.repeat(NOTE_MAX + 1))).toMatchObject({ notes: { [ian.id]: 'x'.repeat(NOTE_MAX) } });
  expect(store('   ')).not.toHaveProperty('notes');
  expect(store('')).not.toHaveProperty('notes');
});

test('stored notes belong to the items of the list again, whatever the items are called', () => {
  const builtIn = contestantItem('constructor', 's10');
  const noted = setNote([...items, builtIn], ian.id, 'Why');
  const stored = toStoredContent(content(noted));
  expect(getContent(parseList(storedList(stored))).items).toEqual(noted);
});

test('notes that are no map make the list malformed', () => {
  for (const notes of [null, 'x']) expect(() => parseList(storedList({ notes }))).toThrow();
});

test('contents differ by a note, but not by the blanks around it', () => {
  const noted = content(setNote(items, ian.id, 'Why'));
  expect(isSameContent(noted, content(items))).toBe(false);
  expect(isSameContent(noted, content(setNote(items, ian.id, 'Why not')))).toBe(false);
  expect(isSameContent(noted, content(setNote(items, ian.id, ' Why ')))).toBe(true);
});
