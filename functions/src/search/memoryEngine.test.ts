import { listKeyText } from '@outrank/shared/documents/list';
import { emptyFilter } from '@outrank/shared/lists/browseFilter';
import { expect, it } from 'vitest';
import { oneList, searchedDocument } from '../testing/searches.ts';
import { ListIndex } from './ListIndex.ts';
import { createMemoryEngine } from './liveListIndex.ts';
import { toSearchableList } from './searchableList.ts';
import { describeEngine } from './testing/engineSuite.ts';

describeEngine('the search in memory', async () => {
  const listIndex = new ListIndex();
  return {
    engine: createMemoryEngine(async () => ({ listIndex, isBehind: false })),
    save: async (lists) => {
      for (const list of lists) {
        const key = listKeyText(list);
        const searchable = toSearchableList(key, searchedDocument(list));
        if (searchable) listIndex.put(searchable);
        else listIndex.remove(key);
      }
    },
    deleteLists: async (keys) => {
      for (const key of keys) listIndex.markDeleted(listKeyText(key));
    },
  };
});

it.each([
  ['private in the older way', { public: false }],
  ['invalid', { name: 7 }],
])('a list is counted but not found when it is %s', (_why, fields) => {
  const found = toSearchableList('ana~list_1', searchedDocument(oneList));
  const hidden = toSearchableList('ana~list_2', { ...searchedDocument(oneList), ...fields });
  const listIndex = new ListIndex([found, hidden].filter((list) => list !== undefined));
  expect(listIndex.size).toBe(2);
  expect(listIndex.find({ filter: emptyFilter, page: 0 }, new Set())).toMatchObject({
    keys: [{ userId: 'ana', listId: 'list_1' }],
    total: 1,
  });
});
