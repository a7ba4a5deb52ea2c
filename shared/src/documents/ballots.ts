import * as z from 'zod/mini';
import type { Subject } from './results.ts';
import { storedTimeSchema } from './timestamp.ts';

export type ConsensusBallotKey = { readonly userId: string; readonly subject: Subject };

/** The ballots of all users, one document for each. */
export const BALLOTS = 'userGlobalRankings';

/** The collection group of all users' consensus ballots. */
export const CONSENSUS_BALLOTS_GROUP = 'consensusBallots';

export const ballotsPath = (uid: string) => `${BALLOTS}/${uid}`;
export const consensusBallotsPath = (uid: string) => `userLists/${uid}/${CONSENSUS_BALLOTS_GROUP}`;
/** The list that a user offers for a subject's consensus. */
export const consensusBallotPath = ({ userId, subject }: ConsensusBallotKey) =>
  `${consensusBallotsPath(userId)}/${subject}`;

/** What a user offers for a subject's consensus, as stored: one of the user's own lists. `at` is the server's time (ISO). */
export const consensusBallotSchema = z.object({ listId: z.string(), at: storedTimeSchema });

export type ConsensusBallot = Readonly<z.infer<typeof consensusBallotSchema>>;
