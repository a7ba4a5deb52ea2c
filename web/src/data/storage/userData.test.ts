import { beforeEach, expect, test } from 'vitest';
import { draftKeys } from './draftKeys.ts';
import { PERSISTED_QUERIES_PREFIX } from './storagePrefixes.ts';
import { clearUserData, hasUnsavedDrafts } from './userData.ts';

const keys = () => Object.keys(localStorage).sort();
const store = (...stored: string[]) => {
  for (const key of stored) localStorage.setItem(key, '{}');
};

beforeEach(() => localStorage.clear());

test('clears all data of the user and everyone’s persisted queries, and nothing else', () => {
  const others = [draftKeys.current('anabel'), 'seasonsSectionCollapsed'];
  store(
    draftKeys.current('ana'),
    draftKeys.ballot('ana', 'goat-social'),
    draftKeys.comment('ana', 'ben~list_1'),
  );
  store(`${PERSISTED_QUERIES_PREFIX}ben`, ...others);
  clearUserData('ana');
  expect(keys()).toEqual(others);
});

test('keeps a draft that could not be uploaded, also when another user signs out', () => {
  const draft = draftKeys.current('ana');
  store(draft, draftKeys.edit('ana', 'list_1'));
  clearUserData('ana', draft);
  clearUserData('ben');
  expect(keys()).toEqual([draft]);
});

test('the draft of a new list is not unsaved work, changes of a published list are', () => {
  store(draftKeys.current('ana'), draftKeys.edit('ben', 'list_1'), `${PERSISTED_QUERIES_PREFIX}ana`);
  expect(hasUnsavedDrafts('ana')).toBe(false);
  expect(hasUnsavedDrafts('ben')).toBe(true);
});
