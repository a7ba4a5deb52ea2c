import type { CategoryId } from '../catalogue/categories.ts';
import { ofNobody, toPath } from './documentKind.ts';

/** What a consensus ranks: all seasons, or the cast of one season. */
export type Subject = 'seasons' | `cast-${string}`;

/** What ballots are counted in: a category, or a subject of the consensus. */
export type PollId = CategoryId | Subject;

/** Whether an id is written like that of a subject. The catalogue, which knows all subjects, is not read. */
export function isSubject(id: string): id is Subject {
  return id === 'seasons' || id.startsWith('cast-');
}

/*
 * The published results of a poll, its weekly editions and what functions count them from. Functions write all of them.
 */
export const topTenKind = { path: 'globalRankingsData/{categoryId}', ...ofNobody } as const;
export const topTenEditionKind = { path: `${topTenKind.path}/editions/{editionId}`, ...ofNobody } as const;
export const rankCountsKind = { path: `${topTenKind.path}/figures/current`, ...ofNobody } as const;
export const topTenShardKind = { path: `${topTenKind.path}/shards/{n}`, ...ofNobody } as const;
export const topTenCountedKind = { path: `${topTenKind.path}/counted/{uid}`, ...ofNobody } as const;

export const consensusKind = { path: 'consensus/{subject}', ...ofNobody } as const;
export const consensusEditionKind = {
  path: `${consensusKind.path}/editions/{editionId}`,
  ...ofNobody,
} as const;
export const consensusShardKind = { path: `${consensusKind.path}/shards/{n}`, ...ofNobody } as const;
export const consensusCountedKind = { path: `${consensusKind.path}/counted/{uid}`, ...ofNobody } as const;

export const topTenPath = (category: CategoryId) => toPath(topTenKind.path, category);
/** How many ballots name each contestant in each slot, for readers who download them. */
export const rankCountsPath = (category: CategoryId) => toPath(rankCountsKind.path, category);
export const consensusPath = (subject: Subject) => toPath(consensusKind.path, subject);
/** The published results of a poll. */
export const resultsPath = (poll: PollId) => (isSubject(poll) ? consensusPath(poll) : topTenPath(poll));

const editionPattern = (poll: PollId) => (isSubject(poll) ? consensusEditionKind : topTenEditionKind).path;
export const editionsPath = (poll: PollId) => toPath(editionPattern(poll), poll);
export const editionPath = (poll: PollId, id: string) => toPath(editionPattern(poll), poll, id);

const shardPattern = (poll: PollId) => (isSubject(poll) ? consensusShardKind : topTenShardKind).path;
export const shardsPath = (poll: PollId) => toPath(shardPattern(poll), poll);
/** A part of a poll's tally. Each user's ballot is counted in one of the shards. */
export const shardPath = (poll: PollId, shard: number) => toPath(shardPattern(poll), poll, String(shard));

const countedPattern = (poll: PollId) => (isSubject(poll) ? consensusCountedKind : topTenCountedKind).path;
/** The ledgers of the ballots that have been counted, one for each poll. */
export const countedPath = (poll: PollId) => toPath(countedPattern(poll), poll);
export const countedBallotPath = (poll: PollId, uid: string) => toPath(countedPattern(poll), poll, uid);
