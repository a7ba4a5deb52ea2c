import type { ListKey } from '@outrank/shared/documents/list';
import { readLocalText, saveLocalText, toCommentKey } from '#data/storage/unsavedWork.ts';

/** Adds the text to what the user has begun under the list, so that none of it is lost. */
function addText(begun: string, text: string): string {
  if (begun.trim() === '') return text;
  return begun.includes(text) ? begun : `${begun}\n\n${text}`;
}

/**
 * Begins a comment under a list, in the browser's storage. Returns a function that takes the text back, unless the user has
 * edited it since.
 */
export function beginComment(uid: string, list: ListKey, text: string): () => void {
  const key = toCommentKey(uid, list, null);
  const before = readLocalText(key);
  const begun = addText(before, text);
  saveLocalText(key, begun);
  return () => {
    if (readLocalText(key) === begun) saveLocalText(key, before);
  };
}
