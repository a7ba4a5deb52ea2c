import { type ListKey, listKeyText } from '@outrank/shared/documents/list';

/** Always the same for a user and a list that a new one starts from, so that a reload shows the same order. */
export function getShuffleSeed(uid: string, list: ListKey): string {
  return `${uid} ${listKeyText(list)}`;
}
