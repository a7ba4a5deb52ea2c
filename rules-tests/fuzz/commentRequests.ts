import {
  commentPath,
  commentVotePath,
  ratePath,
  reportCountPath,
  reportPath,
} from '@outrank/shared/firestore/documentPaths';
import { reportReasons } from '@outrank/shared/moderation/report';
import { serverTimestamp } from 'firebase/firestore';
import {
  bensComment,
  createCommentId,
  newComment,
  newCommentVote,
  replyTo,
  setComment,
  setCommentVote,
} from '../support/comments.ts';
import { setList } from '../support/lists.ts';
import { anasListTarget, newReport, setReportCount } from '../support/reports.ts';
import { ben, newRate, setProfiles } from '../support/users.ts';
import { seedLists } from '../support/world.ts';
import { type Harmless, isTrimmedText, type ValidRequest } from './validRequest.ts';

const path = commentPath(bensComment);
const by = { uid: ben.uid };
const seed = [seedLists(), setComment(bensComment, { upvoteCount: 7, downvoteCount: 4 })];
const text: Harmless = ['text', 'any trimmed text of 1 to 500', isTrimmedText(1, 500)];
const bensOwnList: Harmless = ['listUserId', 'Ben’s own list has the same id', (value) => value === ben.uid];

const comment: ValidRequest = {
  name: 'a comment',
  by,
  seed,
  id: createCommentId(2),
  isValidId: (id) => /^[A-Za-z0-9]{20}$/.test(id),
  createData: () => newComment(),
  createWrites: (data, id) => [
    { set: commentPath(id), data },
    { update: ratePath(ben.uid, 'comments'), data: createSecondRate(id) },
  ],
  harmless: [text, bensOwnList],
};

/** The account has created one comment before. The library would send an increment. */
function createSecondRate(id: string) {
  const { windowAt: _, ...rate } = newRate(id, { count: 2 });
  return rate;
}

const counts = { upvoteCount: 8, downvoteCount: 4 };
const vote: ValidRequest = {
  name: 'a vote on a comment',
  by,
  seed,
  id: bensComment,
  isValidId: () => false,
  createData: () => newCommentVote(bensComment, 1),
  createWrites: (data, id) => [
    { set: commentVotePath(ben.uid, id), data },
    { update: path, data: counts },
  ],
};

const rate = (id: string) => ({ set: ratePath(ben.uid, 'reports'), data: newRate(id) });
const reportCount = { count: 8, at: serverTimestamp() };
const report = { by, seed: [setProfiles(), setList(), setReportCount(7)], id: anasListTarget };

/** What users write about comments and to curators. */
export const commentRequests: readonly ValidRequest[] = [
  comment,
  { ...comment, name: 'a reply', createData: () => newComment(replyTo(bensComment)), harmless: [text] },
  vote,
  {
    ...vote,
    name: 'a changed vote on a comment',
    seed: [
      ...seed,
      setCommentVote(ben.uid, -1),
      { update: path, data: { upvoteCount: 7, downvoteCount: 5 } },
    ],
  },
  {
    name: 'the counts of a vote on a comment',
    by,
    seed,
    id: bensComment,
    createData: () => counts,
    createWrites: (data) => [
      setCommentVote(ben.uid, 1) as { set: string; data: object },
      { update: path, data, known: Object.keys(counts) },
    ],
  },
  {
    ...report,
    name: 'a report',
    isValidId: () => false,
    createData: (id) => newReport(id),
    createWrites: (data, id) => [
      { set: reportPath(ben.uid, id), data },
      { set: reportCountPath(id), data: reportCount },
      rate(id),
    ],
    harmless: [
      ['reason', 'another of the reasons', (value) => (reportReasons as readonly unknown[]).includes(value)],
      ['text', 'any trimmed text of 0 to 300', isTrimmedText(0, 300)],
    ],
  },
  {
    ...report,
    name: 'the count of reports',
    createData: () => reportCount,
    createWrites: (data, id) => [
      { set: reportPath(ben.uid, id), data: newReport(id) },
      { set: reportCountPath(id), data },
      rate(id),
    ],
  },
];
