import { commentPath } from '@outrank/shared/documents/comment';
import { listKeyText, listPath } from '@outrank/shared/documents/list';
import { reportCountPath, reportPath } from '@outrank/shared/documents/moderation';
import { commentVotePath, upvotePath } from '@outrank/shared/documents/reactions';
import { type DocumentData, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeComment } from '../cascade/removeComment.ts';
import { hideContent } from '../moderation/hideContent.ts';
import { failAtEveryStep } from '../testing/delivery/faults.ts';
import { SEEDED_AT, seedDocuments } from '../testing/documents.ts';
import { db, emptyDatabase, exists, interruptedAt, readData } from '../testing/emulator.ts';
import { expectNoViolations } from '../testing/invariants/findViolations.ts';
import { anasList, seedTwoLists } from '../testing/twoLists.ts';
import { comment, report, upvote, voteOnComment } from '../testing/userActions.ts';
import { computeWeeklyTop } from '../weeklyTop/computeWeeklyTop.ts';
import { type CountTarget, countTarget, countTaskSchema } from './countTarget.ts';

const list = listPath(anasList);
const key = listKeyText(anasList);
const count = (kind: CountTarget['kind'], target: string, on: Firestore = db) =>
  countTarget({ db: on, request: () => undefined }, { kind, target });
const countUpvotes = (on?: Firestore) => count('upvotes', key, on);
const countComments = (on?: Firestore) => count('comments', key, on);
const countCommentVotes = (on?: Firestore) => count('commentVotes', 'ana-1', on);

/** Does something between the first count and the transaction that stores it. */
const meanwhile = (act: () => Promise<unknown>) => interruptedAt(1, 'before', act);
const time = (data: DocumentData | undefined, field: string): number => data?.[field].toMillis();

async function seedUpvotes(...uids: readonly string[]) {
  await seedDocuments(uids.map((uid) => [upvotePath(uid, anasList), { ...anasList, at: SEEDED_AT }]));
}

beforeEach(seedTwoLists);

describe('the upvotes of a list', () => {
  it('are as many as their documents, up to the time of the count', async () => {
    await seedUpvotes('cal', 'dee');
    await upvote('eve', anasList);
    await expect(countUpvotes()).resolves.toBe(true);
    const [stored, vote] = [await readData(list), await readData(upvotePath('eve', anasList))];
    expect(stored).toMatchObject({ upvoteCount: 4 });
    expect(time(stored, 'countedAt')).toBeGreaterThanOrEqual(time(vote, 'at'));
    expect(time(stored, 'changedAt')).toBeGreaterThan(SEEDED_AT.toMillis());
    await expectNoViolations();
  });

  it('leave `changedAt` alone when their number is the same, although one was withdrawn and another given', async () => {
    await countUpvotes();
    await db.doc(upvotePath('ben', anasList)).delete();
    await upvote('cal', anasList);
    const before = await readData(list);
    await expect(countUpvotes()).resolves.toBe(false);
    const after = await readData(list);
    expect({ ...after, countedAt: undefined }).toEqual({ ...before, countedAt: undefined });
    expect(time(after, 'countedAt')).toBeGreaterThan(time(before, 'countedAt'));
  });

  it('are not replaced by an older count', async () => {
    await seedUpvotes('cal');
    const delayed = meanwhile(async () => {
      await seedUpvotes('dee');
      await countUpvotes();
    });
    await expect(countUpvotes(delayed)).resolves.toBe(false);
    await expect(readData(list)).resolves.toMatchObject({ upvoteCount: 3 });
    await expectNoViolations();
  });

  it('do not restore a list that was deleted meanwhile', async () => {
    await seedUpvotes('cal');
    await expect(countUpvotes(meanwhile(() => db.doc(list).delete()))).resolves.toBe(false);
    await expect(exists(list)).resolves.toBe(false);
    await expect(countUpvotes()).resolves.toBe(false);
  });
});

describe('the comments of a list', () => {
  const post = (id: string, parentId?: string) =>
    comment({ id, list: anasList, author: 'ben', ...(parentId && { parentId }) });

  it('are as many as everybody sees: replies too, but no deleted and no hidden ones', async () => {
    await post('new-1');
    await post('new-2', 'ana-1');
    await expect(countComments()).resolves.toBe(true);
    await expect(readData(list)).resolves.toMatchObject({ commentCount: 4, upvoteCount: 1 });
    await removeComment(db, 'ben', 'new-1');
    await hideContent(db, { by: 'cleo', action: 'hide', target: 'comment~ana-1', reason: '' });
    await expect(countComments()).resolves.toBe(true);
    await expect(readData(list)).resolves.toMatchObject({ commentCount: 2, upvoteCount: 1 });
    await expectNoViolations();
  });

  it('are counted without the upvotes, whose time stays, and change `changedAt`', async () => {
    await post('new-1');
    await seedUpvotes('cal');
    await expect(countComments()).resolves.toBe(true);
    const stored = await readData(list);
    expect(stored).toMatchObject({ commentCount: 3, upvoteCount: 1, countedAt: SEEDED_AT });
    expect(time(stored, 'changedAt')).toBeGreaterThan(SEEDED_AT.toMillis());
    await expect(countComments()).resolves.toBe(false);
  });

  it('are not replaced by an older count', async () => {
    await post('new-1');
    const delayed = meanwhile(async () => {
      await post('new-2');
      await countComments();
    });
    await expect(countComments(delayed)).resolves.toBe(false);
    await expect(readData(list)).resolves.toMatchObject({ commentCount: 4 });
  });

  it('are stored although the upvotes were counted meanwhile, and the other way round', async () => {
    await post('new-1');
    await seedUpvotes('cal');
    await expect(countComments(meanwhile(countUpvotes))).resolves.toBe(true);
    await expect(readData(list)).resolves.toMatchObject({ commentCount: 3, upvoteCount: 2 });
    await post('new-2');
    await seedUpvotes('dee');
    await expect(countUpvotes(meanwhile(countComments))).resolves.toBe(true);
    await expect(readData(list)).resolves.toMatchObject({ commentCount: 4, upvoteCount: 3 });
  });

  it('are right after many counts at once while users comment and vote', async () => {
    const users = Array.from({ length: 15 }, (_, user) => `user-${user}`);
    const acts = users.flatMap((uid) => [
      () => post(`new-${uid}`).then(() => countComments()),
      () => upvote(uid, anasList).then(() => countUpvotes()),
    ]);
    await Promise.all(acts.map((act) => act()));
    await expect(readData(list)).resolves.toMatchObject({ commentCount: 17, upvoteCount: 16 });
    await expectNoViolations();
  });

  it('are added to a list that never had a number of them', async () => {
    await db.doc(list).update({ commentCount: FieldValue.delete() });
    await expect(countComments()).resolves.toBe(true);
    await expect(readData(list)).resolves.toMatchObject({ commentCount: 2 });
  });
});

describe('the votes on a comment', () => {
  it('are counted by their value, without `changedAt`', async () => {
    await voteOnComment('ben', 'ana-1', -1);
    await voteOnComment('cal', 'ana-1', -1);
    await voteOnComment('ana', 'ana-1', 1);
    await expect(countCommentVotes()).resolves.toBe(true);
    const stored = await readData(commentPath('ana-1'));
    expect(stored).toMatchObject({ upvoteCount: 1, downvoteCount: 2, countedAt: expect.any(Timestamp) });
    expect(stored).not.toHaveProperty('changedAt');
  });

  it('are none when all were withdrawn', async () => {
    await db.doc(commentVotePath('ana', 'ana-1')).delete();
    await expect(countCommentVotes()).resolves.toBe(true);
    await expect(readData(commentPath('ana-1'))).resolves.toMatchObject({ upvoteCount: 0, downvoteCount: 0 });
    await expect(countCommentVotes()).resolves.toBe(false);
  });
});

describe('the reports of a target', () => {
  const target = `list~${key}`;
  const countReports = (on?: Firestore) => count('reports', target, on);
  const readCount = () => readData(reportCountPath(target));
  const decidedContent = { name: 'Winners', description: '' };
  const decide = () =>
    db
      .doc(reportCountPath(target))
      .set({ count: 0, isOpen: false, decidedAt: Timestamp.now(), decidedContent }, { merge: true });

  it('are open until a curator decides, and again after a later report', async () => {
    await report('ben', target);
    await report('cal', target);
    await expect(countReports()).resolves.toBe(true);
    const latest = await readData(reportPath('cal', target));
    await expect(readCount()).resolves.toEqual({ count: 2, isOpen: true, at: latest?.at, decidedAt: null });
    await expect(countReports()).resolves.toBe(false);
    await decide();
    await countReports();
    await expect(readCount()).resolves.toMatchObject({ count: 0, isOpen: false, at: latest?.at });
    await report('cal', target);
    await countReports();
    await expect(readCount()).resolves.toMatchObject({ count: 1, isOpen: true, decidedContent });
    await expectNoViolations();
  });

  it('have no count when all were removed, unless a curator decided on them', async () => {
    await report('ben', target);
    await countReports();
    await db.doc(reportPath('ben', target)).delete();
    await expect(countReports()).resolves.toBe(true);
    await expect(readCount()).resolves.toBeUndefined();
    await expect(countReports()).resolves.toBe(false);
    await decide();
    await countReports();
    await expect(readCount()).resolves.toMatchObject({ count: 0, isOpen: false });
    await expectNoViolations();
  });

  it('are counted by a delayed run as of the decision made meanwhile', async () => {
    await report('ben', target);
    await countReports(meanwhile(decide));
    await expect(readCount()).resolves.toMatchObject({ count: 0, isOpen: false });
  });
});

it.each<CountTarget>([
  { kind: 'upvotes', target: 'ana~list_9' },
  { kind: 'comments', target: 'ana~list_9' },
  { kind: 'commentVotes', target: 'never-written' },
  { kind: 'reports', target: 'comment~never-written' },
])('nothing is counted without a document: $kind', async (missing) => {
  await emptyDatabase();
  await expect(count(missing.kind, missing.target)).resolves.toBe(false);
  expect(await db.listCollections()).toEqual([]);
});

it('a count happens or not, wherever a run failed, and the next run completes it', async () => {
  const seed = async () => {
    await seedTwoLists();
    await seedUpvotes('cal');
  };
  expect(await failAtEveryStep(seed, countUpvotes, expectNoViolations)).toBe(1);
});

it('a count of a list has Home show it, also when an earlier run stored the same and failed before', async () => {
  const request = vi.fn();
  await computeWeeklyTop(db, new Date(SEEDED_AT.toMillis() + 1000));
  await seedUpvotes('cal');
  await countTarget({ db, request }, { kind: 'upvotes', target: key });
  await countTarget({ db, request }, { kind: 'comments', target: key });
  await countTarget({ db, request }, { kind: 'commentVotes', target: 'ana-1' });
  const entry = { userId: 'ana', kind: 'upvotes', target: key };
  const tell = { queue: 'updateInbox', key: `ana upvotes ${key}`, payload: entry };
  const refresh = { queue: 'refreshWeeklyTop', key: 'current', payload: {} };
  expect(request.mock.calls).toEqual([[tell], [refresh], [refresh]]);
});

it('a task names a kind and a target', () => {
  const task = { kind: 'upvotes', target: key };
  expect(countTaskSchema.safeParse(task).success).toBe(true);
  expect(countTaskSchema.safeParse({ ...task, kind: 'favorites' }).success).toBe(false);
});
