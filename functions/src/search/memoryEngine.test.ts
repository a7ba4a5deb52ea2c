import { listKeyText } from '@outrank/shared/documents/list';
import { searchedDocument } from '../testing/searches.ts';
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
