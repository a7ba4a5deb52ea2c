import { commentPath } from '@outrank/shared/documents/comment';
import { listKeyText } from '@outrank/shared/documents/list';
import { commentVotePath } from '@outrank/shared/documents/reactions';
import { Timestamp } from 'firebase/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { setUpDatabase, storedComment } from '#testing/emulatorDatabase.ts';
import { readCommentPage } from './readComments.ts';

const database = setUpDatabase('ben');
const list = { userId: 'ana', listId: 'list_1' };

let number = 0;

/** Stores a comment, newer than all before, and returns its id. */
async function post(text: string, fields: { parentId?: string } = {}): Promise<string> {
  number += 1;
  const id = `c${String(number).padStart(19, '0')}`;
  const createdAt = Timestamp.fromMillis(Date.UTC(2026, 0, 1) + number * 1000);
  const isReply = fields.parentId !== undefined;
  await database.seed(commentPath(id), storedComment(list, { text, createdAt, isReply, ...fields }));
  return id;
}

const postMany = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => post(`Number ${index + 1}`)));

const seedVote = (commentId: string, value: unknown) =>
  database.seed(commentVotePath('ben', commentId), {
    commentId,
    listKey: listKeyText(list),
    value,
    at: Timestamp.now(),
  });

const textsOf = ({ comments }: Awaited<ReturnType<typeof readCommentPage>>) =>
  comments.map(({ text }) => text);

beforeEach(() => database.seedList(list));

test("reads the newest first with the user's votes, and what a reply answers until it is deleted", async () => {
  const old = await post('Long ago');
  await postMany(20);
  const reply = await post('Back to that', { parentId: old });
  await seedVote(reply, 1);
  const other = { userId: 'dan', listId: list.listId };
  await database.seed(commentPath('other'), storedComment(other, { text: 'Another list with this id' }));
  const page = await readCommentPage('ben', list);
  const numbers = Array.from({ length: 19 }, (_, index) => `Number ${20 - index}`);
  expect(textsOf(page)).toEqual(['Back to that', ...numbers, 'Long ago']);
  expect(page.votes).toEqual({ [reply]: { value: 1, at: expect.stringMatching(/Z$/) } });
  await database.remove(commentPath(old));
  expect(textsOf(await readCommentPage('ben', list))).toEqual(['Back to that', ...numbers]);
});

test('reads page by page, none twice, until the first comment', async () => {
  await postMany(45);
  const read: string[] = [];
  let next: Awaited<ReturnType<typeof readCommentPage>>['next'];
  do {
    const page = await readCommentPage('ben', list, next);
    read.push(...textsOf(page));
    next = page.next;
  } while (next);
  expect(new Set(read).size).toBe(45);
  expect(read).toHaveLength(45);
});

test('skips broken comments and votes', async () => {
  const warn = vi.spyOn(console, 'warn').mockReset().mockReturnValue();
  const whole = await post('Whole');
  await seedVote(whole, 'up');
  await database.change(commentPath(await post('Broken')), { text: 5 });
  const page = await readCommentPage('ben', list);
  expect(textsOf(page)).toEqual(['Whole']);
  expect(page.votes).toEqual({});
  expect(warn).toHaveBeenCalledTimes(2);
});

test('is refused under a hidden list', async () => {
  vi.spyOn(console, 'warn').mockReset().mockReturnValue();
  await database.seedList(list, { hidden: true, isPublic: false });
  expect(await readCommentPage('ben', list).then(() => 'none', errorKind)).toBe('forbidden');
});
