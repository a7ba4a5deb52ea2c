import * as account from './account.ts';
import * as airing from './airing.ts';
import * as ballots from './ballots.ts';
import * as comment from './comment.ts';
import type { DocumentKind } from './documentKind.ts';
import * as following from './following.ts';
import * as group from './group.ts';
import * as inbox from './inbox.ts';
import * as list from './list.ts';
import * as moderation from './moderation.ts';
import * as publishedSeasons from './publishedSeasons.ts';
import * as rate from './rate.ts';
import * as reactions from './reactions.ts';
import * as results from './results.ts';
import * as shares from './shares.ts';
import * as spoilerChoice from './spoilerChoice.ts';
import * as upkeep from './upkeep.ts';
import * as user from './user.ts';

/**
 * Every kind of document, by the name that the owner's download uses. The deletion of an account goes in this order: first
 * what others see, and the profile last.
 */
export const documentKinds = {
  lists: list.listKind,
  shares: shares.shareKind,
  consensusBallots: ballots.consensusBallotKind,
  comments: comment.commentKind,
  hiddenContent: moderation.hiddenContentKind,
  upvotes: reactions.upvoteKind,
  commentVotes: reactions.commentVoteKind,
  favorites: reactions.favoriteKind,
  following: following.followingKind,
  reports: moderation.reportKind,
  ballots: ballots.ballotKind,
  predictions: airing.predictionKind,
  standings: airing.standingKind,
  groups: group.groupKind,
  inbox: inbox.inboxKind,
  spoilers: spoilerChoice.spoilerChoiceKind,
  drafts: user.draftKind,
  profile: account.profileKind,
  googleAccount: account.googleAccountKind,
  rates: rate.rateKind,
  accountDeletions: account.accountDeletionKind,
  deletedLists: list.deletedListKind,
  deletedComments: comment.deletedCommentKind,
  reportCounts: moderation.reportCountKind,
  blockedAccounts: moderation.blockedAccountKind,
  moderationLog: moderation.moderationLogKind,
  classicRankings: upkeep.classicRankingsKind,
  topTen: results.topTenKind,
  topTenEditions: results.topTenEditionKind,
  rankCounts: results.rankCountsKind,
  topTenShards: results.topTenShardKind,
  topTenCounted: results.topTenCountedKind,
  consensus: results.consensusKind,
  consensusEditions: results.consensusEditionKind,
  consensusShards: results.consensusShardKind,
  consensusCounted: results.consensusCountedKind,
  publishedSeasons: publishedSeasons.publishedSeasonsKind,
  airingSeasons: airing.airingSeasonKind,
  predictionResults: airing.predictionResultsKind,
  seasonStandings: airing.standingsKind,
  weeklyTop: upkeep.weeklyTopKind,
  searchSnapshots: upkeep.searchSnapshotKind,
  repairState: upkeep.repairStateKind,
  importMarkers: upkeep.importMarkerKind,
} as const satisfies Readonly<Record<string, DocumentKind>>;

export type KindName = keyof typeof documentKinds;

/** The kinds with their names, in the order of `documentKinds`. */
export const allKinds = Object.entries(documentKinds) as readonly (readonly [KindName, DocumentKind])[];
