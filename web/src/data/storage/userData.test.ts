import { beforeEach, expect, test } from 'vitest';
import { draftKeys } from './draftKeys.ts';
import { PERSISTED_QUERIES_PREFIX } from './storagePrefixes.ts';
import { clearUserData, hasUnsavedDrafts } from './userData.ts';

const draft = draftKeys.current('ana');
const edit = draftKeys.edit('ana', 'list_1');
const bensQueries = `${PERSISTED_QUERIES_PREFIX}ben`;

beforeEach(() => localStorage.clear());

test.each([
  ['all data of the user', [draft, edit, draftKeys.ballot('ana', 'goat-social')], undefined, []],
  ['everything but the excepted key', [draft, edit], draft, [draft]],
  ['everyone’s persisted queries', [bensQueries], undefined, []],
  ['no other user’s draft', [draftKeys.current('anabel')], undefined, [draftKeys.current('anabel')]],
  ['no settings', ['seasonsSectionCollapsed'], undefined, ['seasonsSectionCollapsed']],
])('clearUserData removes %s', (_, stored, exceptKey, left) => {
  for (const key of stored) localStorage.setItem(key, '{}');
  clearUserData('ana', exceptKey);
  expect(Object.keys(localStorage)).toEqual(left);
});

test.each([
  ['changes of a published list', edit, true],
  ['the draft of a new list, which is uploaded', draft, false],
  ['persisted queries', bensQueries, false],
  ['the work of another user', draftKeys.edit('ben', 'list_1'), false],
])('hasUnsavedDrafts: for %s', (_, key, expected) => {
  localStorage.setItem(key, '{}');
  expect(hasUnsavedDrafts('ana')).toBe(expected);
});
