import { userListsPath } from '@outrank/shared/documents/account';
import { standingPath } from '@outrank/shared/documents/airing';
import { commentPath } from '@outrank/shared/documents/comment';
import { createListId, listPath, listsPath } from '@outrank/shared/documents/list';
import type { DocumentData, QuerySnapshot } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { failAtEveryStep } from '../testing/delivery/faults.ts';
import { SEEDED_AT, seedDocuments, seedUser, setUserName } from '../testing/documents.ts';
import { db, emptyDatabase, interrupted, interruptedAt, readData } from '../testing/emulator.ts';
import { expectNoViolations } from '../testing/invariants/findViolations.ts';
import { seasonOf } from '../testing/season.ts';
import { seedTwoLists } from '../testing/twoLists.ts';
import { cascadeUserName } from './cascadeUserName.ts';

const readLists = (uid: string) => db.collection(listsPath(uid)).get();
const readComments = (uid: string) => db.collection('comments').where('userId', '==', uid).get();
const readCopies = async (uid = 'ana') => [await readLists(uid), await readComments(uid)] as const;
const namesIn = (...copies: readonly QuerySnapshot[]) => [
  ...new Set(copies.flatMap(({ docs }) => docs.map((copy): unknown => copy.get('userName')))),
];
const readNames = async () => namesIn(...(await readCopies()));
const readVersions = async (uid: string) =>
  (await readCopies(uid)).map(({ docs }) => docs.map(({ updateTime }) => updateTime.valueOf()));
const withoutName = ({ docs }: QuerySnapshot): DocumentData[] =>
  docs.map((copy) => ({ ...copy.data(), userName: undefined, changedAt: undefined }));

const nothing = { lists: 0, comments: 0, standings: 0, groups: 0 };

beforeEach(emptyDatabase);

describe('a changed username', () => {
  it('reaches 1,000 lists and 250 comments, continues where a run failed, and changes nothing else', async () => {
    await seedUser('ana', 'Tree Mail', { lists: 1000, comments: 250 });
    const [lists, comments] = await readCopies();
    const failing = interruptedAt(3, 'before', () => {
      throw new Error('The connection broke');
    });
    await expect(cascadeUserName(failing, 'ana')).rejects.toThrow('The connection broke');
    expect(await readNames()).toEqual(['Tree Mail', 'Ana']);
    await expect(cascadeUserName(db, 'ana')).resolves.toEqual({ ...nothing, lists: 600, comments: 250 });
    const [renamedLists, renamedComments] = await readCopies();
    expect(namesIn(renamedLists, renamedComments)).toEqual(['Tree Mail']);
    expect(withoutName(renamedLists)).toEqual(withoutName(lists));
    expect(withoutName(renamedComments)).toEqual(withoutName(comments));
    // Search finds changed lists by `changedAt`, which comments do not have.
    const [list, comment] = [renamedLists.docs[0], renamedComments.docs[0]];
    expect(list?.get('changedAt').toMillis()).toBeGreaterThan(SEEDED_AT.toMillis());
    expect(list?.get('updatedAt')).toEqual(SEEDED_AT);
    expect(comment?.data()).not.toHaveProperty('changedAt');
  });

  it('reaches the standings', async () => {
    await seedUser('ana', 'Tree Mail', {});
    await seedDocuments(seasonOf('ana', 'ben'));
    await expect(cascadeUserName(db, 'ana')).resolves.toMatchObject({ standings: 1 });
    await expect(readData(standingPath('s51', 'ana'))).resolves.toMatchObject({
      displayName: 'Tree Mail',
      total: 0,
    });
    await expect(readData(standingPath('s51', 'ben'))).resolves.toMatchObject({ displayName: 'ben' });
  });

  it('leaves other users alone, and locks and writes nothing when all copies are right', async () => {
    const lockless = interrupted({ before: () => expect.unreachable('A transaction locks what it reads') });
    await seedUser('ana', 'Tree Mail', { lists: 3, comments: 3 });
    await seedUser('ben', 'Benjamin', { lists: 3, comments: 3 });
    const bens = await readVersions('ben');
    await cascadeUserName(db, 'ana');
    expect(await readVersions('ben')).toEqual(bens);
    const anas = await readVersions('ana');
    await expect(cascadeUserName(lockless, 'ana')).resolves.toEqual(nothing);
    expect(await readVersions('ana')).toEqual(anas);
  });

  it.each([
    ['is missing', undefined],
    ['has no valid name', { displayName: 7 }],
  ])('changes nothing when the profile %s', async (_what, profile) => {
    await seedUser('ana', 'Tree Mail', { lists: 3 });
    await db.doc(userListsPath('ana')).delete();
    if (profile) await db.doc(userListsPath('ana')).set(profile);
    await expect(cascadeUserName(db, 'ana')).resolves.toEqual(nothing);
    expect(await readNames()).toEqual(['Ana']);
  });
});

describe('a run that propagates a username', () => {
  it('is completed by the next run, wherever it failed', async () => {
    const seed = async () => {
      await seedTwoLists();
      await setUserName('ana', 'Tree Mail');
    };
    const run = (unreliable = db) => cascadeUserName(unreliable, 'ana');
    expect(await failAtEveryStep(seed, run, expectNoViolations)).toBe(2);
  });

  it('never writes an older name after a newer one', async () => {
    await seedUser('ana', 'Older', { lists: 500, comments: 3 });
    const namesAfterwards: unknown[] = [];
    const delayed = interrupted({
      before: async (transaction) => {
        if (transaction !== 2) return;
        await setUserName('ana', 'Newer');
        await cascadeUserName(db, 'ana');
      },
      after: async (transaction) => {
        if (transaction >= 2) namesAfterwards.push(...namesIn(await readLists('ana')));
      },
    });
    await expect(cascadeUserName(delayed, 'ana')).resolves.toEqual({ ...nothing, lists: 200, comments: 0 });
    expect(new Set(namesAfterwards)).toEqual(new Set(['Newer']));
    expect(await readNames()).toEqual(['Newer']);
  });

  it('includes a name that changes, and a comment under the older name that is written, meanwhile', async () => {
    await seedUser('ana', 'Older', { lists: 500, comments: 300 });
    const olderComment = [commentPath('a-first-one'), { userId: 'ana', userName: 'Older' }] as const;
    const act = () => seedDocuments([olderComment]).then(() => setUserName('ana', 'Newer'));
    await cascadeUserName(interruptedAt(1, 'after', act), 'ana');
    expect(await readNames()).toEqual(['Newer']);
  });

  it('ends with the current name when it changes to another and back', async () => {
    await seedUser('ana', 'Tree Mail', { lists: 500 });
    const renaming = interrupted({
      before: (transaction) => transaction === 2 && setUserName('ana', 'Another'),
      after: (transaction) => transaction === 2 && setUserName('ana', 'Tree Mail'),
    });
    await cascadeUserName(renaming, 'ana');
    expect(await readNames()).toEqual(['Tree Mail']);
  });

  it('does not restore a list that is deleted meanwhile', async () => {
    await seedUser('ana', 'Tree Mail', { lists: 3 });
    const deleted = db.doc(listPath({ userId: 'ana', listId: createListId(1_000_001) }));
    const deleting = interrupted({ before: () => deleted.delete() });
    await expect(cascadeUserName(deleting, 'ana')).resolves.toEqual({ ...nothing, lists: 2, comments: 0 });
    await expect(deleted.get()).resolves.toMatchObject({ exists: false });
  });
});
