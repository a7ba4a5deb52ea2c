import {
  commentPath,
  commentVotePath,
  type ListKey,
  listKeyText,
} from '@outrank/shared/firestore/documentPaths';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';

const COMMENTS = 26;

/** The newest of them, each to the comment that stands as many before it. */
const REPLIES = 6;

const VOTES = 5;

/** Puts 26 comments under a list, replies among them, and has the fan vote on some. */
export async function discuss(firestore: Firestore, list: ListKey, userId: string): Promise<void> {
  const batch = firestore.batch();
  const now = Date.now();
  const idOf = (place: number) =>
    `bench${list.listId.replace('list_', '')}${place}`.padEnd(20, 'x').slice(0, 20);
  for (let place = 0; place < COMMENTS; place += 1) {
    const isReply = place >= COMMENTS - REPLIES;
    const isVoted = place >= COMMENTS - VOTES;
    batch.set(firestore.doc(commentPath(idOf(place))), {
      listUserId: list.userId,
      listId: list.listId,
      userId: `bench-fan-${place}`,
      userName: `Fan ${place}`,
      text: `I would have put the winner higher, for reason number ${place}. ${'The jury saw it too. '.repeat(place % 5)}`.trim(),
      createdAt: Timestamp.fromMillis(now - (COMMENTS - place) * 60_000),
      upvoteCount: isVoted ? 1 : 0,
      downvoteCount: 0,
      parentId: isReply ? idOf(place - REPLIES) : null,
      isReply,
    });
    if (!isVoted) continue;
    const vote = { commentId: idOf(place), listKey: listKeyText(list), value: 1 };
    batch.set(firestore.doc(commentVotePath(userId, idOf(place))), vote);
  }
  await batch.commit();
}
