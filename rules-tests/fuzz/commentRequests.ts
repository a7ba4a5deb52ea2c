import { commentPath } from '@outrank/shared/documents/comment';
import { reportPath, reportReasons } from '@outrank/shared/documents/moderation';
import { ratePath } from '@outrank/shared/documents/rate';
import { commentVotePath } from '@outrank/shared/documents/reactions';
import {
  anasComment,
  bensComment,
  byAna,
  createCommentId,
  newComment,
  newCommentVote,
  replyTo,
  setComment,
  setCommentVote,
} from '../support/comments.ts';
import {
  anasCommentTarget,
  anasListTarget,
  anasNameTarget,
  newReport,
  setReport,
} from '../support/reports.ts';
import { ben, getGoogleId, newRate, setRate } from '../support/users.ts';
import { seedLists } from '../support/world.ts';
import { type Harmless, isReadableText, takeFirst, type ValidRequest } from './validRequest.ts';

const by = { uid: ben.uid };
const seed = [seedLists(), setComment(), setComment(anasComment, byAna)];
const text: Harmless = ['text', 'any readable text of 1 to 500', isReadableText(1, 500)];
const bensOwnList: Harmless = ['listUserId', 'Ben’s own list has the same id', (value) => value === ben.uid];

const comment: ValidRequest = {
  name: 'a comment',
  by,
  seed: [...seed, setRate(ben.uid, 'comments', newRate('comments', 'earlier'))],
  id: createCommentId(2),
  isValidId: (id) => /^[A-Za-z0-9]{20}$/.test(id),
  createData: () => newComment(),
  createWrites: (data, id) => [
    { set: commentPath(id), data },
    // The account has taken a token before.
    {
      set: ratePath(getGoogleId(ben.uid), 'comments'),
      data: newRate('comments', id, {}, Date.now() + 120_000),
    },
  ],
  harmless: [text, bensOwnList],
};

const vote: ValidRequest = {
  name: 'a vote on a comment',
  by,
  seed,
  id: bensComment,
  isValidId: () => false,
  createData: () => newCommentVote(bensComment, 1),
  createWrites: (data, id) => [{ set: commentVotePath(ben.uid, id), data }, takeFirst(ben.uid, 'votes', id)],
  harmless: [['value', 'the other vote', (value) => value === -1]],
};

function createReportRequest(what: string, target: string): ValidRequest {
  return {
    name: `a report of ${what}`,
    by,
    seed,
    id: target,
    isValidId: () => false,
    createData: () => newReport(target),
    createWrites: (data, id) => [{ set: reportPath(ben.uid, id), data }, takeFirst(ben.uid, 'reports', id)],
    harmless: [
      ['reason', 'another of the reasons', (value) => (reportReasons as readonly unknown[]).includes(value)],
      ['text', 'any readable text of 0 to 300', isReadableText(0, 300)],
    ],
  };
}

const listReport = createReportRequest('a list', anasListTarget);

/** What users write about comments and to curators. */
export const commentRequests: readonly ValidRequest[] = [
  comment,
  { ...comment, name: 'a reply', createData: () => newComment(replyTo(bensComment)), harmless: [text] },
  vote,
  { ...vote, name: 'a changed vote on a comment', seed: [...seed, setCommentVote(ben.uid, -1)] },
  listReport,
  {
    ...listReport,
    name: 'a report of a changed list',
    seed: [...seed, setReport(ben.uid, anasListTarget, { content: { name: 'Villains', description: '' } })],
  },
  createReportRequest('a comment', anasCommentTarget),
  createReportRequest('a name', anasNameTarget),
];
