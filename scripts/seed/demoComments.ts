import { demoUsers } from '@outrank/shared/accounts/demoUsers';
import { commentPath } from '@outrank/shared/documents/comment';
import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import { commentVotePath } from '@outrank/shared/documents/reactions';
import type { SeededRandom } from '@outrank/shared/testing/seededRandom';
import { demoContent, type SeedDocument } from './demoContent.ts';
import { type PublishedList, parseItems, randomMoment } from './demoLists.ts';

type DemoComment = {
  id: string;
  author: { uid: string; name: string };
  text: string;
  createdAt: Date;
  parentId: string | null;
};

type Vote = { uid: string; value: number };

/** The comments on a list: the higher its appeal, the more of them. One list in five has none. */
export function createComments(list: PublishedList, now: Date, random: SeededRandom): SeedDocument[] {
  if (random.happens(0.2)) return [];
  const { commentsOnSeasons, commentsOnPlayers } = demoContent;
  const texts = parseItems(list.content.items)[0]?.isSeason ? commentsOnSeasons : commentsOnPlayers;
  const count = Math.round(list.content.appeal * random.between(2, 6));
  const authors = random.shuffled(demoUsers.filter(({ uid }) => uid !== list.key.userId)).slice(0, count);
  const chosenTexts = random.shuffled(texts);
  return authors.flatMap((author, index) => {
    const comment: DemoComment = {
      id: `${list.key.listId.replace('list', 'demo')}_${index}`,
      author,
      text: chosenTexts[index] ?? '',
      createdAt: randomMoment(list.createdAt, now, random),
      parentId: null,
    };
    return [comment, ...createReplies(comment, list, now, random)].flatMap((each) =>
      createCommentDocuments(each, list.key, vote(each, random)),
    );
  });
}

/** Up to two replies; the list's owner is the likeliest to reply. */
function createReplies(
  comment: DemoComment,
  { owner }: PublishedList,
  now: Date,
  random: SeededRandom,
): DemoComment[] {
  const others = random.shuffled(
    demoUsers.filter(({ uid }) => uid !== owner.uid && uid !== comment.author.uid),
  );
  const authors = [...(random.happens(0.4) ? [owner] : []), ...others.slice(0, random.happens(0.25) ? 1 : 0)];
  const texts = random.shuffled(demoContent.replies);
  return authors.map((author, index) => ({
    id: `${comment.id}_${index}`,
    author,
    text: texts[index] ?? '',
    createdAt: randomMoment(comment.createdAt, now, random),
    parentId: comment.id,
  }));
}

function vote({ author }: DemoComment, random: SeededRandom): Vote[] {
  return demoUsers
    .filter(({ uid }) => uid !== author.uid && random.happens(0.25))
    .map(({ uid }) => ({ uid, value: random.happens(0.8) ? 1 : -1 }));
}

/** The document of a comment, and those of the votes on it. */
function createCommentDocuments(
  { id, author, text, createdAt, parentId }: DemoComment,
  key: ListKey,
  votes: readonly Vote[],
): SeedDocument[] {
  const data = {
    listUserId: key.userId,
    listId: key.listId,
    userId: author.uid,
    userName: author.name,
    text,
    createdAt,
    upvoteCount: votes.filter(({ value }) => value === 1).length,
    downvoteCount: votes.filter(({ value }) => value === -1).length,
    countedAt: createdAt,
    parentId,
    isReply: parentId !== null,
  };
  const voteDocuments = votes.map(({ uid, value }) => ({
    path: commentVotePath(uid, id),
    data: { commentId: id, listKey: listKeyText(key), value, at: createdAt },
  }));
  return [{ path: commentPath(id), data }, ...voteDocuments];
}
