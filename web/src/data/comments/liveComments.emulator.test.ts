import type { LoadedComments } from '@outrank/shared/comments/threads';
import { commentPath, commentVotePath, listKeyText } from '@outrank/shared/firestore/documentPaths';
import { disableNetwork, enableNetwork, Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { createLiveClient, getClient, setUpDatabase, storedComment } from '#testing/emulatorDatabase.ts';
import { saveCommentVote } from './commentVotes.ts';
import { LiveComments } from './liveComments.ts';
import { readComments } from './readComments.ts';

const database = setUpDatabase();
const list = { userId: 'ana', listId: 'list_1' };
const live = createLiveClient('ben');
const lite = getClient('ben');

let number = 0;
let watching: LiveComments | undefined;

/** Stores a comment, each newer than the one before. Gives its id. */
async function say(text: string, given: { parentId?: string; upvoteCount?: number } = {}): Promise<string> {
  number += 1;
  const id = `c${String(number).padStart(19, '0')}`;
  const createdAt = Timestamp.fromMillis(Date.UTC(2026, 0, 1) + number * 1000);
  const isReply = given.parentId !== undefined;
  await database.seed(commentPath(id), storedComment(list, { text, createdAt, isReply, ...given }));
  return id;
}

const sayMany = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => say(`Number ${index + 1}`)));

/** What is heard comes when it comes. */
const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 15_000 });

/** All that Ben was handed over, and what went wrong. */
function watch() {
  const heard = { talks: [] as LoadedComments[], errors: [] as Error[], withGap: 0 };
  watching = new LiveComments(
    live,
    { uid: 'ben', list },
    {
      onComments: (talk) => heard.talks.push(talk),
      onGap: () => {
        heard.withGap += 1;
      },
      onFailure: (error) => heard.errors.push(error),
    },
  );
  const texts = () => heard.talks.at(-1)?.comments.map(({ text }) => text);
  return { heard, texts, last: () => heard.talks.at(-1) };
}

beforeEach(() => database.seedList(list));
afterEach(() => watching?.stop());

describe('the talk that is watched', () => {
  test('is newest first, with one’s own votes, and emitResults what others do', async () => {
    const first = await say('First', { upvoteCount: 1 });
    const mark = { commentId: first, listKey: listKeyText(list), value: 1 };
    await database.seed(commentVotePath('ben', first), mark);
    await say('Second');
    const ofDan = { userId: 'dan', listId: list.listId };
    await database.seed(commentPath('ofDan'), storedComment(ofDan, { text: 'Of a list by the same id' }));
    const { texts, last } = watch();
    await eventually(texts).toEqual(['Second', 'First']);
    expect(last()).toMatchObject({ votes: { [first]: 1 }, hasOlder: false });
    const third = await say('Third');
    await eventually(texts).toEqual(['Third', 'Second', 'First']);
    await database.change(commentPath(third), { downvoteCount: 4 });
    await eventually(() => last()?.comments[0]?.downvoteCount).toBe(4);
    await database.remove(commentPath(third));
    await eventually(texts).toEqual(['Second', 'First']);
  });

  test('without a comment is empty', async () => {
    const { last } = watch();
    await eventually(last).toEqual({ comments: [], votes: {}, hasOlder: false });
  });

  test('holds the older comment that is answered in it, until that is deleted', async () => {
    const old = await say('Long ago');
    await sayMany(20);
    const { texts } = watch();
    await eventually(texts).toHaveLength(20);
    await say('Back to that', { parentId: old });
    await eventually(() => texts()?.slice(-1)).toEqual(['Long ago']);
    await database.remove(commentPath(old));
    await eventually(texts).not.toContain('Long ago');
    expect(texts()?.[0]).toBe('Back to that');
  });

  test('comes in pages; what newer ones push out of the first goes on being heard', async () => {
    const ids = await sayMany(45);
    const { texts, last } = watch();
    await eventually(texts).toHaveLength(20);
    await sayMany(3);
    await eventually(texts).toHaveLength(23);
    await database.remove(commentPath(ids[25] ?? ''));
    await eventually(texts).not.toContain('Number 26');
    watching?.showOlder();
    await eventually(() => (texts()?.length ?? 0) > 30).toBe(true);
    expect(last()?.hasOlder).toBe(true);
    watching?.showOlder();
    await eventually(() => last()?.hasOlder).toBe(false);
    expect(texts()).toHaveLength(47);
    expect(new Set(last()?.comments.map(({ id }) => id)).size).toBe(47);
  });

  test('never tells of a vote without its count, nor of a count without its vote', async () => {
    const id = await say('Vote on me', { upvoteCount: 3 });
    const { heard, last } = watch();
    await eventually(() => last()?.comments).toHaveLength(1);
    const comment = { id, listUserId: list.userId, listId: list.listId };
    for (const value of [1, 0, -1, 1, -1, 0] as const) {
      await saveCommentVote(lite, { uid: 'ben', comment, value });
      await eventually(() => last()?.votes[id] ?? 0).toBe(value);
    }
    const others = heard.talks.map(({ comments: [one], votes }) => {
      const vote = votes[id] ?? 0;
      return [(one?.upvoteCount ?? 0) - Number(vote === 1), (one?.downvoteCount ?? 0) - Number(vote === -1)];
    });
    expect(others).toEqual(others.map(() => [3, 0]));
  });

  test('says when so much was missed that it is torn apart', async () => {
    await sayMany(20);
    const { heard, texts } = watch();
    await eventually(texts).toHaveLength(20);
    await disableNetwork(live);
    await sayMany(21);
    await enableNetwork(live);
    await eventually(() => heard.withGap).toBe(1);
  });

  test('stands although one document is no comment', async () => {
    const broken = await say('Broken');
    await database.change(commentPath(broken), { text: 5 });
    await say('Whole');
    const { texts } = watch();
    await eventually(texts).toEqual(['Whole']);
  });

  test('under a list that others may not see is refused', async () => {
    await database.seedList(list, { isPublic: false });
    const { heard } = watch();
    await eventually(() => heard.errors.map(errorKind)).toContain('forbidden');
    expect(heard.talks).toEqual([]);
  });
});

describe('the talk that is read once, without an order', () => {
  test('is the same', async () => {
    const old = await say('Long ago');
    await sayMany(4);
    await say('Back to that', { parentId: old });
    const { last } = watch();
    await eventually(last).toBeDefined();
    expect(await readComments(lite, 'ben', list)).toEqual(last());
  });

  test('under a list that others may not see is refused', async () => {
    await database.seedList(list, { isPublic: false });
    expect(await readComments(lite, 'ben', list).then(() => 'none', errorKind)).toBe('forbidden');
  });
});
