import { accountDeletionKind, googleAccountKind, profileKind } from './account.ts';
import {
  airingSeasonKind,
  predictionKind,
  predictionResultsKind,
  standingKind,
  standingsKind,
} from './airing.ts';
import { ballotKind, consensusBallotKind } from './ballots.ts';
import { commentKind, deletedCommentKind } from './comment.ts';
import type { DocumentKind } from './documentKind.ts';
import { followingKind } from './following.ts';
import { groupKind } from './group.ts';
import { inboxKind } from './inbox.ts';
import { deletedListKind, listKind } from './list.ts';
import {
  blockedAccountKind,
  hiddenContentKind,
  moderationLogKind,
  reportCountKind,
  reportKind,
} from './moderation.ts';
import { publishedSeasonsKind } from './publishedSeasons.ts';
import { rateKind } from './rate.ts';
import { commentVoteKind, favoriteKind, upvoteKind } from './reactions.ts';
import {
  consensusCountedKind,
  consensusEditionKind,
  consensusKind,
  consensusShardKind,
  rankCountsKind,
  topTenCountedKind,
  topTenEditionKind,
  topTenKind,
  topTenShardKind,
} from './results.ts';
import { shareKind } from './shares.ts';
import { spoilerChoiceKind } from './spoilerChoice.ts';
import {
  classicRankingsKind,
  importMarkerKind,
  repairStateKind,
  searchSnapshotKind,
  weeklyTopKind,
} from './upkeep.ts';
import { draftKind } from './user.ts';

/**
 * Every kind of document, by the name that the owner's download uses. The deletion of an account goes in this order: first
 * what others see, and the profile last.
 */
export const documentKinds = {
  lists: listKind,
  shares: shareKind,
  consensusBallots: consensusBallotKind,
  comments: commentKind,
  hiddenContent: hiddenContentKind,
  upvotes: upvoteKind,
  commentVotes: commentVoteKind,
  favorites: favoriteKind,
  following: followingKind,
  reports: reportKind,
  ballots: ballotKind,
  predictions: predictionKind,
  standings: standingKind,
  groups: groupKind,
  inbox: inboxKind,
  spoilers: spoilerChoiceKind,
  drafts: draftKind,
  profile: profileKind,
  googleAccount: googleAccountKind,
  rates: rateKind,
  accountDeletions: accountDeletionKind,
  deletedLists: deletedListKind,
  deletedComments: deletedCommentKind,
  reportCounts: reportCountKind,
  blockedAccounts: blockedAccountKind,
  moderationLog: moderationLogKind,
  classicRankings: classicRankingsKind,
  topTen: topTenKind,
  topTenEditions: topTenEditionKind,
  rankCounts: rankCountsKind,
  topTenShards: topTenShardKind,
  topTenCounted: topTenCountedKind,
  consensus: consensusKind,
  consensusEditions: consensusEditionKind,
  consensusShards: consensusShardKind,
  consensusCounted: consensusCountedKind,
  publishedSeasons: publishedSeasonsKind,
  airingSeasons: airingSeasonKind,
  predictionResults: predictionResultsKind,
  seasonStandings: standingsKind,
  weeklyTop: weeklyTopKind,
  searchSnapshots: searchSnapshotKind,
  repairState: repairStateKind,
  importMarkers: importMarkerKind,
} as const satisfies Readonly<Record<string, DocumentKind>>;

export type KindName = keyof typeof documentKinds;

/** The kinds with their names, in the order of `documentKinds`. */
export const allKinds = Object.entries(documentKinds) as readonly (readonly [KindName, DocumentKind])[];
