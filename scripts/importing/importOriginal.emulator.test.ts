import { ballotsPath, countedBallotPath } from '@outrank/shared/firestore/documentPaths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { emulatorEnvironment, projectId } from '../emulators/emulatorSettings.ts';
import { convertExport } from './convertExport.ts';
import original from './fixtures/original.json' with { type: 'json' };
import { problemsOf, verifyUnits } from './verifyUnits.ts';
import { writeUnits } from './writeUnits.ts';

Object.assign(process.env, emulatorEnvironment());

/** A project in which no trigger runs, for what the import itself writes. */
const quiet = `demo-import-${Date.now()}`;
const app = initializeApp({ projectId: quiet }, 'import');
const db = getFirestore(app);
const { units } = convertExport(original);
const ANAS = 'userLists/ana/lists/list_1735689600000';

afterAll(() => deleteApp(app));
beforeEach(async () => {
  const documents = `emulator/v1/projects/${quiet}/databases/(default)/documents`;
  await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/${documents}`, { method: 'DELETE' });
});

/** Every document of the database by its path, without the moments of the import itself. */
async function everything(): Promise<Record<string, unknown>> {
  const groups = ['userLists', 'lists', 'users', 'upvotes', 'favorites', 'commentVotes', 'comments'];
  const rest = ['deletedComments', 'userGlobalRankings', 'rankings', 'importedOriginals'];
  const found = await Promise.all([...groups, ...rest].map((group) => db.collectionGroup(group).get()));
  const documents = found.flatMap(({ docs }) => docs);
  return Object.fromEntries(
    documents.map((document) => {
      const { changedAt, ...data } = document.data();
      return [document.ref.path, document.ref.path.startsWith('imported') ? {} : data];
    }),
  );
}

const isThere = async (path: string) => (await db.doc(path).get()).exists;

/** The database of a process that dies at this write, counted from 1. */
function dyingAt(death: number): Firestore {
  let writes = 0;
  const die = () => {
    writes += 1;
    if (writes >= death) throw new Error('died');
  };
  return new Proxy(db, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (property === 'runTransaction' || property === 'batch') die();
        return value.apply(target, args);
      };
    },
  });
}

describe('an import', () => {
  it('stores all of it, with every counter equal to its marks', async () => {
    const outcomes = await writeUnits(db, units);
    expect(new Set(outcomes.values())).toEqual(new Set(['written']));
    const verification = await verifyUnits(db, units, outcomes);
    expect(problemsOf(verification)).toEqual([]);
    expect(verification.counts).toContainEqual({ path: ANAS, field: 'upvoteCount', stored: 2, marks: 2 });
    expect(verification.counts).toHaveLength(4 + 2 * 5);
    const list = await db.doc(ANAS).get();
    expect(list.get('createdAt')).toEqual(Timestamp.fromDate(new Date('2025-01-01')));
    expect(list.get('changedAt').toMillis()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('tells of a counter that is off and of a document that is missing', async () => {
    const outcomes = await writeUnits(db, units);
    await db.doc(ANAS).update({ upvoteCount: 3 });
    await db.doc('rankings/current').delete();
    expect(problemsOf(await verifyUnits(db, units, outcomes))).toEqual([
      'rankings/current is not there',
      `${ANAS} has upvoteCount 3 and 2 marks`,
    ]);
  });

  it('changes nothing when it is done again', async () => {
    await writeUnits(db, units);
    const before = await everything();
    const again = await writeUnits(db, units);
    expect(new Set(again.values())).toEqual(new Set(['there']));
    await expect(everything()).resolves.toEqual(before);
  });

  it('that died at any write ends, run again, as one that did not', async () => {
    await writeUnits(db, units);
    const whole = await everything();
    await Promise.all(Object.keys(whole).map((path) => db.doc(path).delete()));
    let deaths = 0;
    const isWhole = async (death: number) =>
      writeUnits(dyingAt(death), units).then(
        () => true,
        () => false,
      );
    for (let death = 1; !(await isWhole(death)); death += 1) deaths += 1;
    expect(deaths).toBeGreaterThan(3);
    await expect(everything()).resolves.toEqual(whole);
  });

  it('brings nothing back that a fan has deleted or changed since', async () => {
    await writeUnits(db, units);
    await db.doc('userLists/ben/lists/list_1737000000000').delete();
    await db.doc('users/ben/upvotes/ana~list_1735689600000').delete();
    await db.doc(ANAS).update({ upvoteCount: 1, name: 'Renamed' });
    const before = await everything();
    const again = await writeUnits(db, units);
    await expect(everything()).resolves.toEqual(before);
    expect(problemsOf(await verifyUnits(db, units, again))).toEqual([]);
  });

  it('brings nothing back that a fan deleted before it was there', async () => {
    await db.doc('deletedLists/ben~list_1737000000000').set({ at: Timestamp.now() });
    await db.doc(`deletedComments/${'b'.repeat(20)}`).set({ at: Timestamp.now() });
    const outcomes = await writeUnits(db, units);
    await expect(isThere('userLists/ben/lists/list_1737000000000')).resolves.toBe(false);
    await expect(isThere(`comments/${'b'.repeat(20)}`)).resolves.toBe(false);
    await expect(isThere(`comments/${'a'.repeat(20)}`)).resolves.toBe(true);
    expect([...outcomes.values()].filter((outcome) => outcome === 'gone').length).toBeGreaterThan(1);
    expect(problemsOf(await verifyUnits(db, units, outcomes))).toEqual([]);
  });

  it('brings nothing back of a fan who deleted the account, nor what stood under their lists', async () => {
    await db.doc('blockedAccounts/ana').set({ by: 'self' });
    await db.doc('blockedAccounts/ben').set({ by: 'a curator' });
    await writeUnits(db, units);
    const after = Object.entries(await everything());
    const ofAna = ([path, data]: [string, unknown]) =>
      /^(userLists|userGlobalRankings)[/]ana|^users[/]ana$|^users[/]ana[/]favorites/.test(path) ||
      /"(userId|listUserId)":"ana"/.test(path.startsWith('comments') ? JSON.stringify(data) : '');
    expect(after.filter(ofAna)).toEqual([]);
    await expect(isThere('userLists/ben/lists/list_1737000000000')).resolves.toBe(true);
  });

  it('does not bring back what stood there at first and was deleted by the next run', async () => {
    await db.doc(ANAS).set({ name: 'Made anew', upvoteCount: 0 });
    const first = await writeUnits(db, units);
    expect([...first.values()].filter((outcome) => outcome === 'kept')).toHaveLength(1);
    await expect(
      db
        .doc(ANAS)
        .get()
        .then((list) => list.data()),
    ).resolves.toEqual({
      name: 'Made anew',
      upvoteCount: 0,
    });
    await db.doc(ANAS).delete();
    await writeUnits(db, units);
    await expect(isThere(ANAS)).resolves.toBe(false);
  });

  it('leaves a newer ballot, name and draft as the site has them, and adds the rest', async () => {
    const newer = { ranking: ['tom-westman', ...Array(9).fill('')], submittedAt: Timestamp.now() };
    await db.doc('userGlobalRankings/ana').set({ 'goat-social': newer });
    await db.doc('userLists/ana').set({ displayName: 'Ana anew' });
    const outcomes = await writeUnits(db, units);
    expect([...outcomes.values()].filter((outcome) => outcome === 'kept')).toHaveLength(2);
    const ballots = (await db.doc('userGlobalRankings/ana').get()).data();
    expect(ballots).toMatchObject({ 'goat-social': newer, 'goat-strategy': { ranking: expect.anything() } });
    expect((await db.doc('userLists/ana').get()).data()).toEqual({ displayName: 'Ana anew' });
  });
});

it('the functions count an imported ballot by themselves', async () => {
  const world = initializeApp({ projectId }, 'import-world');
  const store = getFirestore(world);
  const uid = `imported-${Date.now()}`;
  const userGlobalRankings = { [uid]: { 'goat-social': { ranking: [{ id: 'tom-westman' }] } } };
  const counted = async () => (await store.doc(countedBallotPath('goat-social', uid)).get()).get('slots');
  await writeUnits(store, convertExport({ userGlobalRankings }).units);
  await expect
    .poll(counted, { timeout: 100_000, interval: 500 })
    .toEqual(['tom-westman', ...Array(9).fill('')]);
  await store.doc(ballotsPath(uid)).delete();
  await deleteApp(world);
}, 120_000);
