import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { CLASSIC_RANKINGS_PATH, deletedCommentPath } from '@outrank/shared/firestore/documentPaths';
import { QUERY_MAX } from '@outrank/shared/limits';
import { CLASSIC_LIST_KEYS } from '@outrank/shared/lists/classicRankings';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { ana, type Changes } from './builders.ts';
import type { Bound } from './itemBounds.ts';
import { openWorld } from './world.ts';

const world = openWorld();

const threeLists: Changes = Object.fromEntries(
  CLASSIC_LIST_KEYS.map((key) => [key, [{ id: 'parvati-shallow' }]]),
);
const classic: Changes = { ...threeLists, lastUpdated: '2026-11-21T02:29:00.000Z' };

function bound(sentence: string, refused: Changes, accepted: Changes = {}): Bound {
  return { sentence, accepted: { ...classic, ...accepted }, refused: { ...classic, ...refused } };
}

const bounds: readonly Bound[] = [
  ...CLASSIC_LIST_KEYS.flatMap((key) => [
    { sentence: `hold ${key}`, accepted: classic, refused: without(key) },
    bound(`hold an array as ${key}`, { [key]: 'parvati-shallow' }),
    bound(`hold no map as ${key}`, { [key]: {} }),
  ]),
  bound('hold no fourth list', { physicalList: [] }),
  { sentence: 'say when they changed', accepted: classic, refused: without('lastUpdated') },
  bound('say it as a text', { lastUpdated: 20261121 }),
  bound('say it as a moment', { lastUpdated: 'today' }, { lastUpdated: '2026-11-21T02:29:00Z' }),
  bound('say it as a moment and no more', { lastUpdated: `${classic.lastUpdated} x` }),
];

function without(left: string): Changes {
  return Object.fromEntries(Object.entries(classic).filter(([field]) => field !== left));
}

describe('the classic rankings', () => {
  const rankings = (db: Firestore) => doc(db, CLASSIC_RANKINGS_PATH);
  const curators = () => rankings(world.withCuratorClaim(true));

  it('are read by the signed-in', async () => {
    await assertFails(getDoc(rankings(world.signedOut())));
    await assertSucceeds(getDoc(rankings(world.signedInAs(ana.uid))));
  });

  it('are saved by curators only, at first and again', async () => {
    for (const _round of ['first', 'again']) {
      await assertFails(setDoc(rankings(world.signedOut()), classic));
      await assertFails(setDoc(rankings(world.signedInAs(ana.uid)), classic));
      await assertFails(setDoc(rankings(world.withCuratorClaim(false)), classic));
      await assertFails(setDoc(rankings(world.withCuratorClaim('true')), classic));
      await assertSucceeds(setDoc(curators(), classic));
    }
  });

  it.each(bounds)('$sentence', async ({ accepted, refused }) => {
    await assertFails(setDoc(curators(), refused));
    await assertSucceeds(setDoc(curators(), accepted));
    await assertFails(setDoc(curators(), refused));
  });

  it('are deleted by nobody, and stand alone', async () => {
    await assertFails(deleteDoc(curators()));
    await assertFails(setDoc(doc(world.withCuratorClaim(true), 'rankings/other'), classic));
    await assertFails(getDoc(doc(world.signedInAs(ana.uid), 'rankings/other')));
    await assertFails(getDocs(query(collection(world.signedInAs(ana.uid), 'rankings'), limit(1))));
    await assertSucceeds(setDoc(curators(), classic));
  });
});

describe('the community’s results', () => {
  const results = (db: Firestore) => doc(db, 'globalRankingsData/goat-strategy');
  const weekly = (db: Firestore) => doc(db, 'weeklyTop/current');

  it('of a category are read by everybody', async () => {
    await assertSucceeds(getDoc(results(world.signedOut())));
    await assertSucceeds(getDoc(results(world.signedInAs(ana.uid))));
    await assertFails(getDocs(query(collection(world.signedOut(), 'globalRankingsData'), limit(1))));
    for (const hidden of ['shards', 'counted']) {
      const parts = collection(results(world.signedInAs(ana.uid)), hidden);
      await assertFails(getDoc(doc(parts, ana.uid)));
      await assertFails(getDocs(query(parts, limit(1))));
    }
  });

  it('of past weeks are read by everybody, a page at a time', async () => {
    const editions = (db: Firestore) => collection(db, 'globalRankingsData/goat-strategy/editions');
    for (const db of [world.signedOut(), world.signedInAs(ana.uid)]) {
      await assertSucceeds(getDoc(doc(editions(db), '2026-11-20')));
      await assertFails(getDocs(editions(db)));
      await assertFails(getDocs(query(editions(db), limit(QUERY_MAX + 1))));
      await assertSucceeds(getDocs(query(editions(db), orderBy('week', 'desc'), limit(QUERY_MAX))));
    }
  });

  it('of the week are read by the signed-in', async () => {
    await assertFails(getDoc(weekly(world.signedOut())));
    await assertSucceeds(getDoc(weekly(world.signedInAs(ana.uid))));
    await assertFails(getDoc(doc(world.signedInAs(ana.uid), 'weeklyTop/other')));
  });

  it('are written by no browser', async () => {
    for (const db of [world.signedOut(), world.signedInAs(ana.uid), world.withCuratorClaim(true)]) {
      const below = ['shards/1', 'counted/ana', 'editions/2026-11-20'].map((path) => doc(results(db), path));
      for (const target of [results(db), weekly(db), ...below]) {
        await assertFails(setDoc(target, { totalVotes: 1 }));
        await assertFails(deleteDoc(target));
      }
    }
  });
});

describe('what no rule names', () => {
  it.each([
    'anything/here',
    deletedCommentPath('c1'),
    'searchSnapshots/1',
    'userLists/ana/other/x',
    'other/x/lists/list_1',
  ])('is refused: %s', async (path) => {
    const db = world.signedInAs(ana.uid);
    await assertFails(getDoc(doc(db, path)));
    await assertFails(setDoc(doc(db, path), { id: 'x' }));
    await assertFails(deleteDoc(doc(db, path)));
    await assertFails(getDocs(query(collection(db, path.slice(0, path.lastIndexOf('/'))), limit(1))));
  });
});
