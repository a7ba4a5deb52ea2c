import { type RateKind, rateKinds } from '@outrank/shared/accounts/rate';
import { blockedAccountPath, ratePath, userListsPath } from '@outrank/shared/firestore/documentPaths';
import { type DocumentData, increment, serverTimestamp } from 'firebase/firestore';
import { applyChanges, type Changes } from './bounds.ts';
import type { Write } from './requests.ts';

/** Ana owns what a test is about; Ben is another user. */
export const ana = { uid: 'ana', displayName: 'Ana of Fiji' };
export const ben = { uid: 'ben', displayName: 'Ben of Tonga' };

export function setProfile({ uid, displayName } = ana): Write {
  return { set: userListsPath(uid), data: { displayName } };
}

export const setProfiles = (): Write[] => [ana, ben].map(setProfile);

export function setBlocked(uid: string, by = 'cleo'): Write {
  return { set: blockedAccountPath(uid), data: { reason: 'Spam', at: serverTimestamp(), by } };
}

/** The unsaved list of the editor, as the web app stores it in the account. */
export function newDraft(changes: Changes = {}): DocumentData {
  const draft = {
    name: 'Heroes ',
    description: ' Played with honor',
    tags: ['social'],
    itemIds: ['parvati-shallow'],
    itemSeasonIds: ['s20'],
    updatedAt: serverTimestamp(),
  };
  return { draft: applyChanges(draft, changes) };
}

/** The rate document that begins a window, as the web app writes it. */
export function newRate(documentId: string, changes: Changes = {}): DocumentData {
  const rate = { documentId, at: serverTimestamp(), windowAt: serverTimestamp(), count: 1 };
  return applyChanges(rate, changes);
}

/** What the web app merges into the rate document within a window. */
export function nextRate(documentId: string, changes: Changes = {}): DocumentData {
  return { documentId, at: serverTimestamp(), count: increment(1), ...changes };
}

export function setRate(uid: string, kind: RateKind, changes: Changes = {}): Write {
  return { set: ratePath(uid, kind), data: newRate('earlier', changes) };
}

/** Ana and Ben have just created a document of each kind. */
export const setRates = (): Write[] =>
  [ana, ben].flatMap(({ uid }) => rateKinds.map((kind) => setRate(uid, kind)));

/** Counts a further creation of this user in the batch. */
export function raiseRate(uid: string, kind: RateKind, documentId: string): Write {
  return { merge: ratePath(uid, kind), data: nextRate(documentId) };
}
