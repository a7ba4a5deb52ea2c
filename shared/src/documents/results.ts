import type { CategoryId } from '../catalogue/categories.ts';

/** What a consensus ranks: all seasons, or the cast of one season. */
export type Subject = 'seasons' | `cast-${string}`;

/** What ballots are counted in: a category, or a subject of the consensus. */
export type PollId = CategoryId | Subject;

/** Whether an id is written like that of a subject. The catalogue, which knows all subjects, is not read. */
export function isSubject(id: string): id is Subject {
  return id === 'seasons' || id.startsWith('cast-');
}

export const topTenPath = (category: CategoryId) => `globalRankingsData/${category}`;
/** How many ballots name each contestant in each slot, for readers who download them. */
export const rankCountsPath = (category: CategoryId) => `${topTenPath(category)}/figures/current`;
export const consensusPath = (subject: Subject) => `consensus/${subject}`;
/** The published results of a poll. */
export const resultsPath = (poll: PollId) => (isSubject(poll) ? consensusPath(poll) : topTenPath(poll));
export const shardsPath = (poll: PollId) => `${resultsPath(poll)}/shards`;
/** A part of a poll's tally. Each user's ballot is counted in one of the shards. */
export const shardPath = (poll: PollId, shard: number) => `${shardsPath(poll)}/${shard}`;
/** The collection of the ballots that have been counted. */
export const countedPath = (poll: PollId) => `${resultsPath(poll)}/${COUNTED_GROUP}`;
export const countedBallotPath = (poll: PollId, uid: string) => `${countedPath(poll)}/${uid}`;
export const editionsPath = (poll: PollId) => `${resultsPath(poll)}/editions`;
export const editionPath = (poll: PollId, id: string) => `${editionsPath(poll)}/${id}`;

/** The ledgers of the ballots that have been counted, one for each poll. */
export const COUNTED_GROUP = 'counted';
