import { getDraftVersion } from '@outrank/shared/lists/draft';
import { emptyContent } from '@outrank/shared/lists/listContent';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { expect, test } from 'vitest';
import { setUpDatabase } from '#testing/emulatorDatabase.ts';
import { readDraft, saveDraft, uploadDraft } from './drafts.ts';

setUpDatabase('ana');
const named = (name: string) => ({ ...emptyContent, name });
const save = async (name: string, ...ancestors: string[]) => {
  const versions = ancestors.map((each) => getDraftVersion(named(each)));
  return (await saveDraft('ana', named(name), versions))?.content.name;
};
const readName = async () => (await readDraft('ana'))?.content.name;

test('saving returns the version of another device that it replaces, not an ancestor', async () => {
  expect(await save('Ten')).toBeUndefined();
  expect(await save('Ten of them', 'Ten')).toBeUndefined();
  expect(await save('Twenty')).toBe('Ten of them');
  expect(await readName()).toBe('Twenty');
});

test('another device goes on with the questions where this one was', async () => {
  const items = ['tom-westman', 'ian-rosenberger'].map((id) => contestantItem(id, 's10'));
  const sorting = { order: ['ian-rosenberger', 'tom-westman'], top: null, answers: 'L=' };
  await saveDraft('ana', { ...named('Ten'), items, sorting });
  expect((await readDraft('ana'))?.content.sorting).toEqual(sorting);
});

test('saving empty content removes the draft', async () => {
  await save('Ten');
  await save('', 'Ten');
  expect(await readName()).toBeUndefined();
});

test.each([
  { does: 'replaces an older draft', name: 'Local', updatedAt: '2999-01-01', result: true, stored: 'Local' },
  { does: 'keeps a newer draft', name: 'Local', updatedAt: '2020-01-01', result: false, stored: 'Account' },
  { does: 'skips a copy that is empty', name: '', updatedAt: '2020-01-01', result: true, stored: 'Account' },
])("uploading the browser's copy $does", async ({ name, updatedAt, result, stored }) => {
  await save('Account');
  const local = { content: named(name), updatedAt: `${updatedAt}T00:00:00.000Z`, isSynced: false };
  expect(await uploadDraft('ana', local)).toBe(result);
  expect(await readName()).toBe(stored);
});
