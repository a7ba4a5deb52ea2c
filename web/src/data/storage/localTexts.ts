import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import { createStore } from '#createStore.ts';
import { readStored, removeStored, writeStored } from './browserStorage.ts';
import { draftKeys } from './draftKeys.ts';

/** The storage key of an unposted comment: under a list, or as a reply to `parentId`. */
export function toCommentKey(uid: string, list: ListKey, parentId: string | null): string {
  return draftKeys.comment(uid, parentId ?? listKeyText(list));
}

/** Texts that the storage refused. They live as long as the page. It is another map after every change of any text. */
export const refusedTexts = createStore<ReadonlyMap<string, string>>(new Map());

export function readLocalText(key: string, refused = refusedTexts.get()): string {
  return refused.get(key) ?? readStored(key) ?? '';
}

export function saveLocalText(key: string, text: string): void {
  const refused = new Map(refusedTexts.get());
  refused.delete(key);
  if (text === '') removeStored(key);
  else if (!writeStored(key, text)) refused.set(key, text);
  refusedTexts.set(refused);
}
