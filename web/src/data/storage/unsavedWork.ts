import { parseSlots, type Slots } from '@outrank/shared/ballots/ballot';
import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import { type Sorting, sortingSchema } from '@outrank/shared/documents/user';
import { type ClassicRankings, parseClassicRankings } from '@outrank/shared/lists/classicRankings';
import { knownMembers } from '@outrank/shared/members';
import * as z from 'zod/mini';
import { createStore } from '#createStore.ts';
import { readStored, readStoredJson, removeStored, writeStored, writeStoredJson } from './browserStorage.ts';
import { draftKeys, USER_PREFIX } from './storageKeys.ts';

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

export type BallotKey = { readonly uid: string; readonly ballotId: string };

const toBallotKey = ({ uid, ballotId }: BallotKey) => draftKeys.ballot(uid, ballotId);

/** The slots that the user has not submitted yet; undefined when this browser has none. */
export function readLocalBallot(key: BallotKey): Slots | undefined {
  return readStoredJson(toBallotKey(key), { parse: parseSlots });
}

/** The same of a prediction. It may name others than those who remain by now. */
export function readLocalPrediction(key: BallotKey): readonly string[] | undefined {
  return readStoredJson(toBallotKey(key), knownMembers(z.string()));
}

export function saveLocalBallot(key: BallotKey, slots: Slots | undefined): void {
  writeStoredJson(toBallotKey(key), slots);
}

const toSortingKey = ({ uid, ballotId }: BallotKey) => draftKeys.ballotSorting(uid, ballotId);

export function readLocalSorting(key: BallotKey): Sorting | undefined {
  return readStoredJson(toSortingKey(key), sortingSchema);
}

export function saveLocalSorting(key: BallotKey, sorting: Sorting | undefined): void {
  writeStoredJson(toSortingKey(key), sorting);
}

const toRankingsKey = (uid: string) => `${USER_PREFIX}classicRankings:${uid}`;

/** A curator's unsaved changes of the classic rankings, with the `lastUpdated` of the version that they change. */
export function readUnsavedRankings(uid: string): ClassicRankings | undefined {
  return readStoredJson(toRankingsKey(uid), { parse: parseClassicRankings });
}

type Unsaved = Pick<ClassicRankings, 'lists'> & { readonly lastUpdated: string | undefined };

export function saveUnsavedRankings(uid: string, unsaved: Unsaved | undefined): void {
  writeStoredJson(toRankingsKey(uid), unsaved && { ...unsaved.lists, lastUpdated: unsaved.lastUpdated });
}
