import { deletedListPath, type ListKey, listPath } from '@outrank/shared/documents/list';
import { toIsoWeek } from '@outrank/shared/lists/lastWeek';
import { deriveFields, type ListContent, toStoredContent } from '@outrank/shared/lists/listContent';
import { contestantItem, seasonItem, toStoredItems } from '@outrank/shared/lists/listedItem';
import { listDocument } from '@outrank/shared/testing/storedDocuments';
import { type DocumentData, deleteField, serverTimestamp } from 'firebase/firestore';
import { applyChanges, type Changes } from './bounds.ts';
import type { Write } from './requests.ts';
import { ana, ben, takeToken } from './users.ts';

export const anasList = { userId: ana.uid, listId: 'list_1' };
export const anasSecondList = { userId: ana.uid, listId: 'list_2' };
export const missingList = { userId: ana.uid, listId: 'list_404' };
export const bensList = { userId: ben.uid, listId: 'list_1' };

export const heroes: ListContent = {
  name: 'Heroes',
  description: 'Played with honor',
  tags: ['social', 'strategic'],
  items: [contestantItem('parvati-shallow', 's20'), contestantItem('sandra-diaz-twine', 's7')],
};

export const bestSeasons: ListContent = {
  name: 'Best seasons',
  description: '',
  tags: [],
  items: [seasonItem('s20'), seasonItem('s7')],
};

/** Lists that only their owner can read. */
export const privateLists: Readonly<Record<string, Changes>> = {
  'a hidden list': { isPublic: false },
  'an older list that is not public': { public: false },
};
export const unreadableLists = {
  ...privateLists,
  'a list without the field isPublic': { isPublic: undefined },
};

/** What an app of before does not store. */
export const underived = { castOf: undefined, notedIds: undefined, topIds: undefined };

/** The fields with these changes, and what they are found by, unless that is changed too. */
function applyToList(fields: DocumentData, changes: Changes): DocumentData {
  const { itemIds, itemSeasonIds, notes } = applyChanges(fields, changes);
  if (!Array.isArray(itemIds) || !Array.isArray(itemSeasonIds)) return { ...fields, ...changes };
  const derived = deriveFields({ itemIds, itemSeasonIds }, notes ?? {});
  const { castOf: _, ...rest } = fields;
  return { ...rest, ...derived, ...changes };
}

/** A list as the web app publishes it. */
export function newList(key = anasList, changes: Changes = {}, content: ListContent = heroes): DocumentData {
  const userName = key.userId === ana.uid ? ana.displayName : ben.displayName;
  const list = { ...listDocument(key, serverTimestamp(), content), userName };
  return applyChanges(applyToList(list, changes), {});
}

/** What the first save of this week keeps of the list with these contents. */
export function newLastWeek(before = heroes) {
  return { week: toIsoWeek(new Date()), itemIds: toStoredItems(before.items).itemIds };
}

/** The fields of a save of `heroes`; `undefined` deletes a field. */
export function newSave(changes: Changes = {}, content: ListContent = heroes): DocumentData {
  const times = { updatedAt: serverTimestamp(), changedAt: serverTimestamp() };
  const fields = { ...toStoredContent(content), lastWeek: newLastWeek(), ...times };
  return Object.fromEntries(
    Object.entries(applyToList(fields, changes)).map(([field, value]) => [
      field,
      value === undefined ? deleteField() : value,
    ]),
  );
}

export function setList(key = anasList, changes: Changes = {}): Write {
  return { set: listPath(key), data: newList(key, changes) };
}

/** The batch with which the web app saves a list. */
export function saveList(changes: Changes = {}, content = heroes, key = anasList): Write[] {
  return [
    { update: listPath(key), data: newSave(changes, content) },
    takeToken(key.userId, 'listUpdates', key.listId),
  ];
}

/** The batch with which the web app publishes a list. */
export function publishList(key = anasList, changes: Changes = {}, content = heroes): Write[] {
  const list = newList(key, changes, content);
  return [{ set: listPath(key), data: list }, takeToken(key.userId, 'lists', key.listId)];
}

export function setListTombstone(key: ListKey = anasList, changes: Changes = {}): Write {
  return { set: deletedListPath(key), data: { at: serverTimestamp(), ...changes } };
}

/** The batch with which the web app deletes a list. */
export function deleteList(key: ListKey = anasList, tombstone = setListTombstone(key)): Write[] {
  return [{ delete: listPath(key) }, tombstone];
}
