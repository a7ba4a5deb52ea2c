import { PROFILES, userListsPath } from '@outrank/shared/documents/account';
import { COMMENTS, commentPath } from '@outrank/shared/documents/comment';
import { LISTS_GROUP, listPath } from '@outrank/shared/documents/list';
import { HIDDEN_CONTENT, hiddenContentPath } from '@outrank/shared/documents/moderation';
import { COMMENT_VOTES_GROUP, FAVORITES_GROUP, UPVOTES_GROUP } from '@outrank/shared/documents/reactions';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import type { LiveListIndex } from '../../search/liveListIndex.ts';
import { db } from '../emulator.ts';
import { findBallotViolations } from './ballotViolations.ts';
import { compare } from './compare.ts';
import { findConsensusViolations } from './consensusViolations.ts';
import { findSearchViolations, findWeeklyTopViolations } from './listViolations.ts';
import { findReportViolations } from './reportViolations.ts';

type Documents = readonly QueryDocumentSnapshot[];

/**
 * Finds every violated invariant of the database, one line each. There is none once all events are delivered and each
 * schedule has run. `searches` are compared as well.
 */
export async function findViolations(
  database = db,
  searches: readonly LiveListIndex[] = [],
): Promise<string[]> {
  const read = async (group: string) => (await database.collectionGroup(group).get()).docs;
  const groups = [LISTS_GROUP, COMMENTS, HIDDEN_CONTENT, COMMENT_VOTES_GROUP, UPVOTES_GROUP, FAVORITES_GROUP];
  const found = await Promise.all(groups.map(read));
  const [lists = [], comments = [], hidden = [], votes = [], upvotes = [], favorites = []] = found;
  const isHidden = (vote: QueryDocumentSnapshot) =>
    hidden.some(({ ref }) => ref.path === hiddenContentPath(`comment~${vote.get('commentId')}`));
  const votesOfValue = (value: 1 | -1) =>
    votes.filter((vote) => vote.get('value') === value).map(getVotedComment);
  return [
    ...findOrphans([...comments, ...hidden], getListAbove, lists),
    ...findOrphans(
      votes.filter((vote) => !isHidden(vote)),
      getVotedComment,
      comments,
    ),
    ...findOrphans([...upvotes, ...favorites], getReactedList, lists),
    ...findMiscounted(comments, 'upvoteCount', votesOfValue(1)),
    ...findMiscounted(comments, 'downvoteCount', votesOfValue(-1)),
    ...findMiscounted(lists, 'upvoteCount', upvotes.map(getReactedList)),
    ...findMiscounted(lists, 'commentCount', comments.map(getListAbove)),
    ...findMisnamed([...lists, ...comments], await read(PROFILES)),
    ...(await findWeeklyTopViolations(database, lists)),
    ...(await findSearchViolations(database, lists, searches)),
    ...(await findBallotViolations(database)),
    ...(await findConsensusViolations(database, lists)),
    ...(await findReportViolations(database)),
  ];
}

export async function expectNoViolations(): Promise<void> {
  expect(await findViolations()).toEqual([]);
}

const getVotedComment = (vote: QueryDocumentSnapshot) => commentPath(vote.get('commentId'));
const getReactedList = (reaction: QueryDocumentSnapshot) =>
  listPath({ userId: reaction.get('userId'), listId: reaction.get('listId') });
const getListAbove = (comment: QueryDocumentSnapshot) =>
  listPath({ userId: comment.get('listUserId'), listId: comment.get('listId') });

function findOrphans(
  documents: Documents,
  getParent: (document: QueryDocumentSnapshot) => string,
  parents: Documents,
): string[] {
  const present = new Set(parents.map(({ ref }) => ref.path));
  return documents
    .filter((document) => !present.has(getParent(document)))
    .map((document) => `${document.ref.path} has no ${getParent(document)}`);
}

function findMiscounted(documents: Documents, counter: string, voted: readonly string[]): string[] {
  return documents.flatMap((document) => {
    const votes = voted.filter((path) => path === document.ref.path).length;
    return compare(`${document.ref.path}.${counter}`, document.get(counter), votes);
  });
}

function findMisnamed(copies: Documents, profiles: Documents): string[] {
  const names = new Map(profiles.map((profile) => [profile.ref.path, profile.get('displayName')]));
  return copies.flatMap((copy) => {
    const name = names.get(userListsPath(copy.get('userId')));
    return compare(`${copy.ref.path}.userName`, copy.get('userName'), name);
  });
}
