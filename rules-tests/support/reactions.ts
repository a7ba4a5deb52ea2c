import { favoritePath, type ListKey, listPath, upvotePath } from '@outrank/shared/firestore/documentPaths';
import { type DocumentData, increment, serverTimestamp } from 'firebase/firestore';
import { applyChanges, type Changes } from './bounds.ts';
import { anasList, heroes } from './lists.ts';
import type { Write } from './requests.ts';

export function newUpvote(key: ListKey = anasList, changes: Changes = {}): DocumentData {
  return applyChanges({ ...key, at: serverTimestamp() }, changes);
}

export function newFavorite(key: ListKey = anasList, changes: Changes = {}): DocumentData {
  return applyChanges({ ...key, name: heroes.name, favoritedAt: serverTimestamp() }, changes);
}

export function setUpvote(uid: string, key: ListKey = anasList, changes: Changes = {}): Write {
  return { set: upvotePath(uid, key), data: newUpvote(key, changes) };
}

export function setFavorite(uid: string, key: ListKey = anasList, changes: Changes = {}): Write {
  return { set: favoritePath(uid, key), data: newFavorite(key, changes) };
}

/** Changes the counter of a list by this step. */
export function countUpvote(step: number, key: ListKey = anasList, changes: Changes = {}): Write {
  const counter = { upvoteCount: increment(step), changedAt: serverTimestamp() };
  return { update: listPath(key), data: { ...counter, ...changes } };
}

/** Forged fields of the upvote and of the list. */
export type UpvoteRequest = { readonly key?: ListKey; readonly upvote?: Changes; readonly list?: Changes };

/** The batch with which the web app upvotes a list. */
export function castUpvote(uid: string, { key = anasList, upvote, list }: UpvoteRequest = {}): Write[] {
  return [setUpvote(uid, key, upvote), countUpvote(1, key, list)];
}

/** The batch with which the web app withdraws an upvote. */
export function withdrawUpvote(uid: string, { key = anasList, list }: UpvoteRequest = {}): Write[] {
  return [{ delete: upvotePath(uid, key) }, countUpvote(-1, key, list)];
}
