import { commentPath, commentVotePath, ratePath } from '@outrank/shared/firestore/documentPaths';
import { doc, type Firestore, updateDoc } from 'firebase/firestore';
import { ben } from '../builders.ts';
import {
  bensComment,
  commentId,
  giveComment,
  giveMark,
  newComment,
  newMark,
  replyTo,
  seedListsForComments,
} from '../commentBuilders.ts';
import { newRate } from '../rates.ts';
import { type Harmless, isTrimmedText, type Kind } from './kind.ts';

const asBen = { uid: ben.uid };
const place = commentPath(bensComment);

const text: Harmless = {
  at: 'text',
  reason: 'a comment is any trimmed text of 1 to 500',
  is: isTrimmedText(1, 500),
};

async function seedComments(db: Firestore) {
  await seedListsForComments(db);
  await giveComment(db, bensComment, { upvoteCount: 7, downvoteCount: 4 });
}

const comment: Kind = {
  name: 'a comment',
  by: asBen,
  given: seedComments,
  id: commentId(2),
  isId: (id) => /^[A-Za-z0-9]{20}$/.test(id),
  data: () => newComment(),
  writes: (data, id) => [
    { set: commentPath(id), data },
    { update: ratePath(ben.uid, 'comments'), data: { ...nextAfterOne(id) } },
  ],
  harmless: [
    text,
    { at: 'listUserId', reason: 'Ben’s own list has the same id', is: (value) => value === ben.uid },
  ],
};

/** The account wrote one comment before; the library would send an increment. */
function nextAfterOne(id: string) {
  const { windowAt: _, ...rate } = newRate(id, { count: 2 });
  return rate;
}

const counts = { upvoteCount: 8, downvoteCount: 4 };
const vote: Omit<Kind, 'name' | 'data' | 'writes'> = {
  by: asBen,
  given: seedComments,
  id: bensComment,
  harmless: [],
};

/** What a fan writes in the talk about a list. */
export const commentRequests: readonly Kind[] = [
  comment,
  {
    ...comment,
    name: 'a reply',
    data: () => newComment(replyTo(bensComment)),
    harmless: [text],
  },
  {
    ...vote,
    name: 'the mark of a vote on a comment',
    isId: () => false,
    data: () => newMark(bensComment, 1),
    writes: (data, id) => [
      { set: commentVotePath(ben.uid, id), data },
      { update: place, data: counts },
    ],
  },
  {
    ...vote,
    name: 'the mark of a vote that turns',
    given: async (db) => {
      await seedComments(db);
      await giveMark(db, ben.uid, -1);
      await updateDoc(doc(db, place), { upvoteCount: 7, downvoteCount: 5 });
    },
    data: () => newMark(bensComment, 1),
    writes: (data, id) => [
      { set: commentVotePath(ben.uid, id), data },
      { update: place, data: counts },
    ],
  },
  {
    ...vote,
    name: 'the counts of a vote on a comment',
    data: () => ({ ...counts }),
    writes: (data) => [
      { set: commentVotePath(ben.uid, bensComment), data: newMark(bensComment, 1) },
      { update: place, data, known: Object.keys(counts) },
    ],
  },
];
