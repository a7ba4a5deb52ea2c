import { demoUsers, type SeededUser } from '@outrank/shared/accounts/demoUsers';
import { commentPath, commentVotePath, listKeyText } from '@outrank/shared/firestore/documentPaths';
import { commentsOnPlayers, commentsOnSeasons, replies } from './content/demoComments.ts';
import { type PublishedList, parseItems } from './demoLists.ts';
import { momentBetween } from './demoVotes.ts';
import type { SeedDocument } from './seedDocument.ts';
import type { SeededRandom } from './seededRandom.ts';

type Remark = { id: string; author: SeededUser; text: string; createdAt: Date; parentId: string | null };

/** The talk under a list: the more it is liked, the more of it. One list in five stays without a word. */
export function discussList(list: PublishedList, now: Date, random: SeededRandom): SeedDocument[] {
  if (random.happens(0.2)) return [];
  const texts = parseItems(list.content.items)[0]?.isSeason ? commentsOnSeasons : commentsOnPlayers;
  const count = Math.round(list.content.appeal * random.between(2, 6));
  const authors = random.shuffled(demoUsers.filter(({ uid }) => uid !== list.key.userId)).slice(0, count);
  const chosenTexts = random.shuffled(texts);
  return authors.flatMap((author, place) => {
    const comment: Remark = {
      id: `${list.key.listId.replace('list', 'demo')}_${place}`,
      author,
      text: chosenTexts[place] ?? '',
      createdAt: momentBetween(list.createdAt, now, random),
      parentId: null,
    };
    return [comment, ...answers(comment, list, now, random)].flatMap((remark) =>
      withVotes(remark, list, random),
    );
  });
}

/** Up to two replies; the list's owner is the likeliest to answer. */
function answers(comment: Remark, { owner }: PublishedList, now: Date, random: SeededRandom): Remark[] {
  const others = random.shuffled(
    demoUsers.filter(({ uid }) => uid !== owner.uid && uid !== comment.author.uid),
  );
  const authors = [...(random.happens(0.4) ? [owner] : []), ...others.slice(0, random.happens(0.25) ? 1 : 0)];
  const texts = random.shuffled(replies);
  return authors.map((author, place) => ({
    id: `${comment.id}_${place}`,
    author,
    text: texts[place] ?? '',
    createdAt: momentBetween(comment.createdAt, now, random),
    parentId: comment.id,
  }));
}

function withVotes(remark: Remark, { key }: PublishedList, random: SeededRandom): SeedDocument[] {
  const votes = demoUsers
    .filter(({ uid }) => uid !== remark.author.uid && random.happens(0.25))
    .map(({ uid }) => ({ uid, value: random.happens(0.8) ? 1 : -1 }));
  const { id, author, text, createdAt, parentId } = remark;
  const comment = {
    listUserId: key.userId,
    listId: key.listId,
    userId: author.uid,
    userName: author.name,
    text,
    createdAt,
    upvoteCount: votes.filter(({ value }) => value === 1).length,
    downvoteCount: votes.filter(({ value }) => value === -1).length,
    parentId,
    isReply: parentId !== null,
  };
  const voteDocuments = votes.map(({ uid, value }) => ({
    path: commentVotePath(uid, id),
    data: { commentId: id, listKey: listKeyText(key), value },
  }));
  return [{ path: commentPath(id), data: comment }, ...voteDocuments];
}
