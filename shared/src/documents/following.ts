import * as z from 'zod/mini';
import { type DocumentKind, deletedWithAccount, getCollectionId, toPath } from './documentKind.ts';
import { storedTimeSchema } from './timestamp.ts';

/** Whom a user follows. Nobody else learns it, not even how many follow somebody. */
export const followingKind = {
  path: 'users/{uid}/following/{userId}',
  owner: 'uid',
  cardinality: 'many',
  life: { ...deletedWithAccount, deletedWith: ['profile'] },
  schema: z.object({ at: storedTimeSchema }),
  // It repeats the id for the query that finds what others stored about a deleted account.
  queryOnly: ['userId'],
} as const satisfies DocumentKind;

export const FOLLOWING_GROUP = getCollectionId(followingKind);
export const followingPath = (uid: string) => toPath(followingKind.path, uid);
export const followPath = (uid: string, userId: string) => toPath(followingKind.path, uid, userId);
