import { expect, test } from 'vitest';
import { isSameReportedContent, reportedContentSchema, toReportedContent } from './report.ts';

test.each([
  ['list', { name: 'Heroes', description: '' }],
  ['comment', { text: 'Rude words' }],
  ['user', { displayName: 'Ana' }],
] as const)('a report of a %s stores its words and nothing else', (kind, content) => {
  expect(toReportedContent(kind, { ...content, userId: 'ana', upvoteCount: 1 })).toEqual(content);
  expect(reportedContentSchema.parse(content)).toEqual(content);
});

test('a missing or malformed document has no words', () => {
  expect(toReportedContent('list', undefined)).toBeUndefined();
  expect(toReportedContent('list', { name: 'Heroes' })).toBeUndefined();
});

test('contents are the same when every word is', () => {
  const heroes = { name: 'Heroes', description: 'All of them' };
  const parsed = reportedContentSchema.parse({ description: 'All of them', name: 'Heroes' });
  expect(isSameReportedContent(heroes, parsed)).toBe(true);
  expect(isSameReportedContent(heroes, { ...heroes, description: '' })).toBe(false);
  expect(isSameReportedContent(heroes, undefined)).toBe(false);
  expect(isSameReportedContent(null, undefined)).toBe(true);
});
