import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import { readStored, removeStored, writeStored } from './browserStorage.ts';
import { draftKeys } from './draftKeys.ts';

/** The storage key of an unposted comment: under a list, or as a reply to `parentId`. */
export function toCommentKey(uid: string, list: ListKey, parentId: string | null): string {
  return draftKeys.comment(uid, parentId ?? listKeyText(list));
}

/** Texts that the storage refused. They live as long as the page. */
const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

export function readLocalText(key: string): string {
  return inMemory.get(key) ?? readStored(key) ?? '';
}

export function saveLocalText(key: string, text: string): void {
  inMemory.delete(key);
  if (text === '') removeStored(key);
  else if (!writeStored(key, text)) inMemory.set(key, text);
  for (const notify of listeners) notify();
}

/** Calls back when this page changes a text. Returns a function that stops watching. */
export function watchLocalTexts(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
