import * as z from 'zod/mini';
import { type DocumentKind, getCollectionId, toPath, withdrawnOnBlock } from './documentKind.ts';
import type { Subject } from './results.ts';
import { storedTimeSchema } from './timestamp.ts';

/** A user's ballots, one for each category, which nobody else can read. Removing a category withdraws its ballot. */
export const ballotKind = {
  path: 'userGlobalRankings/{uid}',
  owner: 'uid',
  cardinality: 'one',
  life: withdrawnOnBlock,
} as const satisfies DocumentKind;

/** The ballots of all users, one document for each. */
export const BALLOTS = toPath(ballotKind.path);
export const ballotsPath = (uid: string) => toPath(ballotKind.path, uid);

/** What a user submits to a subject's consensus, as stored: one of the user's own lists. `at` is the server's time (ISO). */
export const consensusBallotSchema = z.object({ listId: z.string(), at: storedTimeSchema });

export type ConsensusBallot = Readonly<z.infer<typeof consensusBallotSchema>>;

/** The list that a user submits to the consensus of all seasons or of a season's cast, one for each. */
export const consensusBallotKind = {
  path: 'userLists/{uid}/consensusBallots/{subject}',
  owner: 'uid',
  cardinality: 'many',
  life: { ...withdrawnOnBlock, deletedWith: ['lists'] },
  schema: consensusBallotSchema,
} as const satisfies DocumentKind;

export type ConsensusBallotKey = { readonly userId: string; readonly subject: Subject };

export const CONSENSUS_BALLOTS_GROUP = getCollectionId(consensusBallotKind);
export const consensusBallotsPath = (uid: string) => toPath(consensusBallotKind.path, uid);
export const consensusBallotPath = ({ userId, subject }: ConsensusBallotKey) =>
  toPath(consensusBallotKind.path, userId, subject);
