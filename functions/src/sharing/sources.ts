import { hasAnyPick, parseBallots } from '@outrank/shared/ballots/ballot';
import { type CategoryId, findCategory } from '@outrank/shared/catalogue/categories';
import { BALLOTS, ballotsPath } from '@outrank/shared/documents/ballots';
import { type ListKey, storedListSchema } from '@outrank/shared/documents/list';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** What a share is made from: the path of a document, for a ballot with its category behind a dot. */
export type Source = string;

export function ballotSource(uid: string, category: CategoryId): Source {
  return `${ballotsPath(uid)}.${category}`;
}

export function getSourceRef(db: Firestore, source: Source): DocumentReference {
  return db.doc(splitSource(source)[0]);
}

/** The key of the list that a source is; undefined for another one. */
export function findListKey(source: Source): ListKey | undefined {
  const [collection, userId = '', lists, listId = ''] = source.split('/');
  return collection === 'userLists' && lists === 'lists' ? { userId, listId } : undefined;
}

/** Whether strangers may see what a source holds now: a public list, or a ballot that was not withdrawn. Results always. */
export function isShareable(source: Source, document: DocumentSnapshot): boolean {
  if (!document.exists) return false;
  const [path, category = ''] = splitSource(source);
  if (path.startsWith(`${BALLOTS}/`)) {
    const id = findCategory(category)?.id;
    const ballot = id && parseBallots(document.data())[id];
    return ballot !== undefined && hasAnyPick(ballot.slots);
  }
  return findListKey(source) === undefined || isPublicList(document);
}

function isPublicList(document: DocumentSnapshot): boolean {
  const list = storedListSchema.safeParse(document.data()).data;
  return list?.isPublic === true && list.public !== false && list.hidden !== true;
}

function splitSource(source: Source): [path: string, category?: string] {
  const end = source.startsWith(`${BALLOTS}/`) ? source.lastIndexOf('.') : -1;
  return end < 0 ? [source] : [source.slice(0, end), source.slice(end + 1)];
}
