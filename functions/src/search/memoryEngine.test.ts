import { listKeyText } from '@outrank/shared/documents/list';
import { expect, it } from 'vitest';
import { oneList, searchedDocument } from '../testing/searches.ts';
import { ListIndex } from './ListIndex.ts';
import { createMemoryEngine } from './liveListIndex.ts';
import { toSearchableList } from './searchableList.ts';
import { describeEngine } from './testing/engineSuite.ts';

describeEngine('the search in memory', async () => {
  const listIndex = new ListIndex();
  const deleted = new Set<string>();
  // An index that catches up removes what was deleted after it has put what was changed.
  const removeDeleted = () => deleted.forEach((key) => void listIndex.remove(key));
  return {
    engine: createMemoryEngine(async () => listIndex),
    save: async (lists) => {
      for (const list of lists) {
        const key = listKeyText(list);
        const searchable = toSearchableList(key, searchedDocument(list));
        if (searchable) listIndex.put(searchable);
        else listIndex.remove(key);
      }
      removeDeleted();
    },
    deleteLists: async (keys) => {
      for (const key of keys) deleted.add(listKeyText(key));
      removeDeleted();
    },
  };
});

it.each([
  ['private', { isPublic: false }],
  ['private in the older way', { public: false }],
  ['invalid', { name: 7 }],
])('a list is not searched when it is %s', (_why, fields) => {
  expect(toSearchableList('ana~list_1', searchedDocument(oneList))).toBeDefined();
  expect(toSearchableList('ana~list_1', { ...searchedDocument(oneList), ...fields })).toBeUndefined();
});
