import { predictionPath } from '@outrank/shared/documents/airing';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { userPath } from '@outrank/shared/documents/user';
import { submitBallots } from './ballots.ts';
import { getDaysFromNow } from './bounds.ts';
import { anasComment, byAna, postComment, setComment, setCommentVote, voteOnComment } from './comments.ts';
import { fourOfCast, setConsensusBallot } from './consensusBallots.ts';
import { deleteList, heroes, publishList, saveList, setList } from './lists.ts';
import { newPrediction, openKey, setAiring, submitPrediction } from './predictions.ts';
import { castUpvote, follow, setFavorite } from './reactions.ts';
import { anasListTarget, reportTarget, setReport } from './reports.ts';
import type { Write } from './requests.ts';
import { ben, newDraft, rename, setProfile, takeToken } from './users.ts';
import { seedLists } from './world.ts';

type Batches = Readonly<Record<string, readonly Write[]>>;

/** What Ben, or another account with his name, writes that others see or that is counted. */
export function createPublicWrites(uid = ben.uid): Batches {
  const list = { userId: uid, listId: 'list_1' };
  return {
    'a name': rename(uid),
    'a list': publishList({ ...list, listId: 'list_2' }),
    'a save of a list': saveList({}, heroes, list),
    'a submission of a list': [...saveList({}, fourOfCast, list), setConsensusBallot(list, 'cast-s20')],
    'an upvote': castUpvote(uid),
    'a comment': postComment({ userId: uid }, undefined, uid),
    'a vote on a comment': voteOnComment(uid, 1, anasComment),
    'a ballot': submitBallots(uid),
    'a prediction': submitPrediction(uid),
    'whom one follows': follow(uid, 'ana'),
    'a report': reportTarget(uid),
  };
}

export function createPrivateWrites(uid = ben.uid): Batches {
  return {
    'a draft': [{ set: userPath(uid), data: newDraft() }],
    'a favorite': [setFavorite(uid)],
    'a token of a bucket': [takeToken(uid, 'lists', 'list_2')],
    'the deletion of a list': deleteList({ userId: uid, listId: 'list_1' }),
  };
}

/** Ana's list and comment, and what `uid` needs for these writes. */
export const seedWorldOf = (uid = ben.uid): Write[] => [
  ...seedLists(),
  setComment(anasComment, byAna),
  setAiring(),
  setProfile({ ...ben, uid }),
  setList({ userId: uid, listId: 'list_1' }),
];

/** What `uid` has written before, so that the writes change it. */
export const seedEarlier = (uid = ben.uid): Write[] => [
  setCommentVote(uid, -1, anasComment),
  { set: ballotsPath(uid), data: { 'goat-strategy': { submittedAt: getDaysFromNow(-1) } } },
  { set: predictionPath(openKey, uid), data: newPrediction() },
  setReport(uid, anasListTarget, { content: { name: 'Villains', description: '' } }),
  { set: userPath(uid), data: { draft: null } },
];
