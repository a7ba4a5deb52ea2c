import {
  COMMENT_VOTES_GROUP,
  COMMENTS,
  commentPath,
  FAVORITES_GROUP,
  HIDDEN_CONTENT,
  hiddenContentPath,
  LISTS_GROUP,
  listPath,
  PROFILES,
  UPVOTES_GROUP,
  userListsPath,
} from '@outrank/shared/firestore/documentPaths';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { LiveCatalogue } from '../search/liveCatalogue.ts';
import { miscountedBallots } from './ballotContradictions.ts';
import { db } from './emulator.ts';
import { wronglyChosen, wronglyFound } from './listContradictions.ts';

type Documents = readonly QueryDocumentSnapshot[];

/**
 * Everything in the database that does not fit together, a line each: once all is quiet and each schedule has run, there is
 * none. `searches` are those that answered meanwhile, to be compared as well.
 */
export async function contradictions(
  database = db,
  searches: readonly LiveCatalogue[] = [],
): Promise<string[]> {
  const groups = [
    LISTS_GROUP,
    COMMENTS,
    HIDDEN_CONTENT,
    COMMENT_VOTES_GROUP,
    UPVOTES_GROUP,
    FAVORITES_GROUP,
    PROFILES,
  ];
  const found = await Promise.all(groups.map((group) => database.collectionGroup(group).get()));
  const [
    lists = [],
    comments = [],
    hidden = [],
    commentVotes = [],
    upvotes = [],
    favorites = [],
    profiles = [],
  ] = found.map(({ docs }) => docs);
  const listOf = (mark: QueryDocumentSnapshot) =>
    listPath({ userId: mark.get('userId'), listId: mark.get('listId') });
  const underList = (comment: QueryDocumentSnapshot) =>
    listPath({ userId: comment.get('listUserId'), listId: comment.get('listId') });
  const commentOf = (vote: QueryDocumentSnapshot) => commentPath(vote.get('commentId'));
  const hiddenPaths = new Set(hidden.map(({ ref }) => ref.path));
  const isOfStanding = (vote: QueryDocumentSnapshot) =>
    !hiddenPaths.has(
      hiddenContentPath(reportTargetId({ kind: 'comment', commentId: vote.get('commentId') })),
    );
  const ups = commentVotes.filter((vote) => vote.get('value') === 1);
  const downs = commentVotes.filter((vote) => vote.get('value') === -1);
  return [
    ...orphans(comments, underList, lists),
    ...orphans(hidden, underList, lists),
    ...orphans(commentVotes.filter(isOfStanding), commentOf, comments),
    ...orphans([...upvotes, ...favorites], listOf, lists),
    ...miscounted(comments, 'upvoteCount', ups.map(commentOf)),
    ...miscounted(comments, 'downvoteCount', downs.map(commentOf)),
    ...miscounted(lists, 'upvoteCount', upvotes.map(listOf)),
    ...misnamed([...lists, ...comments], profiles),
    ...(await wronglyChosen(database, lists)),
    ...(await wronglyFound(database, lists, searches)),
    ...(await miscountedBallots(database)),
  ];
}

function orphans(
  documents: Documents,
  parentOf: (document: QueryDocumentSnapshot) => string,
  parents: Documents,
): string[] {
  const present = new Set(parents.map(({ ref }) => ref.path));
  return documents
    .filter((document) => !present.has(parentOf(document)))
    .map((document) => `${document.ref.path} is left of ${parentOf(document)}`);
}

function miscounted(documents: Documents, counter: string, voted: readonly string[]): string[] {
  return documents.flatMap((document) => {
    const marks = voted.filter((path) => path === document.ref.path).length;
    const count: unknown = document.get(counter);
    return count === marks ? [] : [`${document.ref.path} has ${counter} ${count} and ${marks} marks`];
  });
}

function misnamed(copies: Documents, profiles: Documents): string[] {
  const names = new Map(profiles.map((profile) => [profile.ref.path, profile.get('displayName')]));
  return copies.flatMap((copy) => {
    const name: unknown = names.get(userListsPath(copy.get('userId')));
    return copy.get('userName') === name
      ? []
      : [`${copy.ref.path} is signed ${copy.get('userName')}, not ${name}`];
  });
}
