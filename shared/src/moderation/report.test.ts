import { expect, test } from 'vitest';
import { reportedContentSchema } from '../documents/moderation.ts';
import { parseList } from '../lists/rankedList.ts';
import { storedList } from '../lists/testing/storedList.ts';
import { getReportedList, isSameReportedContent, toReportedContent } from './report.ts';

test.each([
  ['list', { name: 'Heroes', description: '' }],
  ['list', { name: 'Heroes', description: '', notes: { 'tom-westman': 'Why' } }],
  ['comment', { text: 'Rude words' }],
  ['user', { displayName: 'Ana' }],
  ['group', { name: 'Tree Mail' }],
  ['share', { title: 'Heroes', author: 'Ana' }],
  ['share', { title: 'All seasons, ranked by fans', author: null }],
] as const)('a report of a %s stores its words and nothing else', (kind, content) => {
  expect(toReportedContent(kind, { ...content, userId: 'ana', upvoteCount: 1 })).toEqual(content);
  expect(reportedContentSchema.parse(content)).toEqual(content);
});

test('a missing or malformed document has no words', () => {
  expect(toReportedContent('list', undefined)).toBeUndefined();
  expect(toReportedContent('list', { name: 'Heroes' })).toBeUndefined();
});

test('the words of a list and of its document are the same, in whatever order its notes are', () => {
  const itemIds = ['tom-westman', 'ian-rosenberger'];
  const notes = { 'tom-westman': 'Why', 'ian-rosenberger': 'He gave it away.' };
  const document = storedList({ itemIds, itemSeasonIds: ['s10', 's10'], notes });
  const words = getReportedList(parseList(document));
  expect(words).toEqual({ name: 'Best', description: '', notes });
  const reversed = { ...document, notes: Object.fromEntries(Object.entries(notes).toReversed()) };
  expect(isSameReportedContent(words, toReportedContent('list', reversed))).toBe(true);
  expect(isSameReportedContent(words, getReportedList(parseList(storedList())))).toBe(false);
});

test('contents are the same when every word is', () => {
  const heroes = { name: 'Heroes', description: 'All of them' };
  const parsed = reportedContentSchema.parse({ description: 'All of them', name: 'Heroes' });
  expect(isSameReportedContent(heroes, parsed)).toBe(true);
  expect(isSameReportedContent(heroes, { ...heroes, description: '' })).toBe(false);
  expect(isSameReportedContent(heroes, undefined)).toBe(false);
  expect(isSameReportedContent(null, undefined)).toBe(true);
});
