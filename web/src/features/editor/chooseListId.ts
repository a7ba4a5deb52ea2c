import { createListId } from '@outrank/shared/firestore/documentPaths';

/** The id of a list that is about to be published: the moment, in milliseconds. */
export function chooseListId(): string {
  return createListId(Date.now());
}
