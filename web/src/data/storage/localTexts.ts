import { type ListKey, listKeyText } from '@outrank/shared/firestore/documentPaths';
import { readStored, removeStored, writeStored } from './browserStorage.ts';
import { draftKeys } from './localDrafts.ts';

/** Where what a fan is writing is kept: under a list, or as a reply. */
export function textKey(uid: string, list: ListKey, parentId: string | null): string {
  return draftKeys.comment(uid, parentId ?? listKeyText(list));
}

/** What a full or forbidden storage did not take lives as long as the page. */
const unkept = new Map<string, string>();
const watchers = new Set<() => void>();

export function readLocalText(key: string): string {
  return unkept.get(key) ?? readStored(key) ?? '';
}

/** Keeps it in the browser at once, so that a closed tab loses nothing. */
export function saveLocalText(key: string, text: string): void {
  unkept.delete(key);
  if (text === '') removeStored(key);
  else if (!writeStored(key, text)) unkept.set(key, text);
  for (const tell of watchers) tell();
}

/** Calls back when this page changes a text. Returns the way to stop. */
export function watchLocalTexts(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
