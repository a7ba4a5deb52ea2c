import { deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openEmulatorApp } from '../emulators/adminApp.ts';
import { urlOf } from '../emulators/emulatorSettings.ts';
import { bindGoogleAccounts } from './bindGoogleAccounts.ts';
import type { DocumentGroup } from './conversion.ts';
import { convertExport } from './convertExport.ts';
import original from './fixtures/original.json' with { type: 'json' };
import { type ImportOutcome, writeGroups } from './writeGroups.ts';

/** A project without triggers, so that only the import writes. */
const project = `demo-import-${Date.now()}`;
const app = openEmulatorApp(project);
const db = getFirestore(app);
const { groups } = convertExport(original);

const ANAS = 'userLists/ana/lists/list_1735689600000';
const BENS = 'userLists/ben/lists/list_1737000000000';
const commentAt = (letter: string) => `comments/${letter.repeat(20)}`;

afterAll(() => deleteApp(app));
beforeEach(async () => {
  const documents = `emulator/v1/projects/${project}/databases/(default)/documents`;
  await fetch(`${urlOf('firestore')}/${documents}`, { method: 'DELETE' });
});

const runImport = () => writeGroups(db, groups);
const read = async (path: string) => (await db.doc(path).get()).data();
const exists = async (path: string) => (await db.doc(path).get()).exists;
const countOutcomes = (outcomes: ReadonlyMap<unknown, ImportOutcome>, outcome: ImportOutcome) =>
  [...outcomes.values()].filter((each) => each === outcome).length;

/** Every document of the database by path, without the times of the import. */
async function readAll(): Promise<Record<string, unknown>> {
  const groups = ['userLists', 'lists', 'users', 'upvotes', 'favorites', 'commentVotes', 'comments'];
  const others = ['deletedComments', 'userGlobalRankings', 'rankings', 'importedOriginals'];
  const snapshots = await Promise.all([...groups, ...others].map((group) => db.collectionGroup(group).get()));
  return Object.fromEntries(
    snapshots.flatMap(({ docs }) =>
      docs.map((document) => {
        const { changedAt, ...data } = document.data();
        return [document.ref.path, document.ref.path.startsWith('imported') ? {} : data];
      }),
    ),
  );
}

/** A database whose process dies at this write, counted from 1. */
function failAtWrite(number: number): Firestore {
  let writes = 0;
  return new Proxy(db, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (property === 'runTransaction' || property === 'batch') writes += 1;
        if (writes >= number) throw new Error('died');
        return value.apply(target, args);
      };
    },
  });
}

describe('an import', () => {
  test('stores everything, with every counter equal to its votes', async () => {
    const outcomes = await runImport();
    expect(countOutcomes(outcomes, 'written')).toBe(groups.length);
    const stored = Object.entries(await readAll());
    const count = (path: RegExp) => stored.filter(([each]) => path.test(each)).length;
    const sum = (path: RegExp, field: string) =>
      stored.reduce((sum, [each, data]) => sum + (path.test(each) ? Number(Object(data)[field]) : 0), 0);
    const comment = /^comments\//;
    expect(sum(/\/lists\//, 'upvoteCount')).toBe(count(/\/upvotes\//));
    expect(sum(comment, 'upvoteCount') + sum(comment, 'downvoteCount')).toBe(count(/\/commentVotes\//));
    expect((await read(ANAS))?.upvoteCount).toBe(2);
    const list = await read(ANAS);
    expect(list?.createdAt).toEqual(Timestamp.fromDate(new Date('2025-01-01')));
    expect(list?.changedAt.toMillis()).toBeGreaterThan(Date.now() - 60_000);
  });

  test('changes nothing when it is repeated', async () => {
    await runImport();
    const before = await readAll();
    expect(countOutcomes(await runImport(), 'imported')).toBe(groups.length);
    expect(await readAll()).toEqual(before);
  });

  test('ends complete after it died at any write and was repeated', async () => {
    await runImport();
    const complete = await readAll();
    await Promise.all(Object.keys(complete).map((path) => db.doc(path).delete()));
    let deaths = 0;
    const succeeds = (number: number) =>
      writeGroups(failAtWrite(number), groups).then(
        () => true,
        () => false,
      );
    while (!(await succeeds(deaths + 1))) deaths += 1;
    expect(deaths).toBeGreaterThan(3);
    expect(await readAll()).toEqual(complete);
  });

  test('names a document that Firestore refuses, such as one of more than a megabyte, and writes the rest', async () => {
    const path = 'userLists/ben/lists/list_1';
    const data = { name: 'x'.repeat(2 ** 20) };
    const refused: DocumentGroup = { kind: 'lists', document: { path, data }, related: [] };
    const reasons: string[] = [];
    const outcomes = await writeGroups(db, [refused, ...groups], (named, reason) =>
      reasons.push(`${named}: ${reason}`),
    );
    expect(reasons).toEqual([expect.stringMatching(/^userLists.ben.lists.list_1: .+/)]);
    expect(outcomes.get(refused)).toBe('refused');
    expect(countOutcomes(outcomes, 'written')).toBe(groups.length);
  });

  test('does not restore what a user has deleted or changed since', async () => {
    await runImport();
    await db.doc(BENS).delete();
    await db.doc('users/ben/upvotes/ana~list_1735689600000').delete();
    await db.doc(ANAS).update({ upvoteCount: 1, name: 'Renamed' });
    const before = await readAll();
    await runImport();
    expect(await readAll()).toEqual(before);
  });

  test('skips what a user deleted before it was imported', async () => {
    await db.doc('deletedLists/ben~list_1737000000000').set({ at: Timestamp.now() });
    await db.doc(`deletedComments/${'b'.repeat(20)}`).set({ at: Timestamp.now() });
    const outcomes = await runImport();
    expect(await exists(BENS)).toBe(false);
    expect(await exists(commentAt('b'))).toBe(false);
    expect(await exists(commentAt('a'))).toBe(true);
    expect(countOutcomes(outcomes, 'deleted')).toBeGreaterThan(1);
  });

  test.each([
    ['is being deleted', 'accountDeletions/ana'],
    ['was deleted after an interrupted import', 'importedOriginals/userLists~ana'],
  ])('skips everything of an account that %s and the comments on its lists', async (_when, path) => {
    await db.doc(path).set({ at: Timestamp.now() });
    await runImport();
    const anas = Object.entries(await readAll()).filter(
      ([path, data]) =>
        /^(userLists|userGlobalRankings)[/]ana|^users[/]ana$|^users[/]ana[/]favorites/.test(path) ||
        (path.startsWith('comments') && /"(userId|listUserId)":"ana"/.test(JSON.stringify(data))),
    );
    expect(anas).toEqual([]);
    expect(await exists(BENS)).toBe(true);
  });

  test('does not restore a document of the site that was deleted before the next run', async () => {
    const data = { name: 'Made anew', upvoteCount: 0 };
    await db.doc(ANAS).set(data);
    expect(countOutcomes(await runImport(), 'kept')).toBe(1);
    expect(await read(ANAS)).toEqual(data);
    await db.doc(ANAS).delete();
    await runImport();
    expect(await exists(ANAS)).toBe(false);
  });

  test('keeps a newer ballot, name and draft and adds the rest', async () => {
    const newer = { ranking: ['tom-westman', ...Array(9).fill('')], submittedAt: Timestamp.now() };
    await db.doc('userGlobalRankings/ana').set({ 'goat-social': newer });
    await db.doc('userLists/ana').set({ displayName: 'Ana anew' });
    expect(countOutcomes(await runImport(), 'kept')).toBe(2);
    const ballots = await read('userGlobalRankings/ana');
    expect(ballots).toMatchObject({ 'goat-social': newer, 'goat-strategy': { ranking: expect.anything() } });
    expect(await read('userLists/ana')).toEqual({ displayName: 'Ana anew' });
  });

  const seedIdentities = (...uids: readonly string[]) =>
    getAuth(app).importUsers(
      uids.map((uid) => ({ uid, providerData: [{ uid: `google-${uid}`, providerId: 'google.com' }] })),
    );

  test('binds the Google accounts of its users, and changes no binding', async () => {
    await seedIdentities('ana', 'ben');
    await db.doc('googleAccounts/google-ben').set({ uid: 'ben-since' });
    await expect(bindGoogleAccounts({ db, auth: getAuth(app) }, groups)).resolves.toBe(2);
    expect(await read('googleAccounts/google-ana')).toEqual({ uid: 'ana', at: expect.any(Timestamp) });
    expect(await read('googleAccounts/google-ben')).toEqual({ uid: 'ben-since' });
  });

  test('binds the Google accounts of users who only voted or commented, and of nobody without an identity', async () => {
    await seedIdentities('eve', 'fay');
    const voted = ['eve', 'gus'].map((uid) => ({ path: `users/${uid}/upvotes/ana~list_1`, data: {} }));
    const few: DocumentGroup[] = [
      {
        kind: 'lists',
        document: { path: 'userLists/hal/lists/list_1', data: { userId: 'hal' } },
        related: voted,
      },
      { kind: 'comments', document: { path: commentAt('a'), data: { userId: 'fay' } }, related: [] },
    ];
    await expect(bindGoogleAccounts({ db, auth: getAuth(app) }, few)).resolves.toBe(2);
    const bound = (await db.collection('googleAccounts').get()).docs.map((account) => account.get('uid'));
    expect(bound).toEqual(['eve', 'fay']);
  });
});
