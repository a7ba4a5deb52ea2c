import { followPath } from '@outrank/shared/documents/following';
import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import { favoritePath, upvotePath } from '@outrank/shared/documents/reactions';
import { type DocumentData, serverTimestamp } from 'firebase/firestore';
import { applyChanges, type Changes } from './bounds.ts';
import { anasList, heroes } from './lists.ts';
import type { Write } from './requests.ts';
import { takeToken } from './users.ts';

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

/** The batch with which the web app upvotes a list. */
export function castUpvote(uid: string, key: ListKey = anasList, changes: Changes = {}): Write[] {
  return [setUpvote(uid, key, changes), takeToken(uid, 'votes', listKeyText(key))];
}

/** The batch with which the web app follows a user. */
export function follow(uid: string, userId: string, changes: Changes = {}): Write[] {
  const data = applyChanges({ at: serverTimestamp(), userId }, changes);
  return [{ set: followPath(uid, userId), data }, takeToken(uid, 'follows', userId)];
}
