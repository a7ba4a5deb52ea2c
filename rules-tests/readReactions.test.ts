import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { favoritesPath, listKeyText, upvotesPath } from '@outrank/shared/firestore/documentPaths';
import { QUERY_MAX } from '@outrank/shared/limits';
import {
  collection,
  collectionGroup,
  doc,
  documentId,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { ana, anasList, ben, giveList, giveProfiles } from './builders.ts';
import { giveFavorite, giveUpvote } from './reactionBuilders.ts';
import { openWorld } from './world.ts';

const world = openWorld();

beforeEach(async () => {
  await world.given(giveProfiles);
  await world.given((db) => giveList(db));
  await world.given((db) => giveUpvote(db, ben.uid));
  await world.given((db) => giveFavorite(db, ben.uid));
});

describe.each([
  { whose: 'upvotes', path: upvotesPath(ben.uid) },
  { whose: 'favorites', path: favoritesPath(ben.uid) },
])('a fan’s $whose', ({ whose, path }) => {
  const mark = (by = world.signedInAs(ben.uid)) => doc(by, `${path}/${listKeyText(anasList)}`);
  const marks = (by = world.signedInAs(ben.uid), ...rest: QueryConstraint[]) =>
    query(collection(by, path), ...rest);
  const others = () => [world.signedOut(), world.signedInAs(ana.uid)];

  it('are read one by one by the fan alone', async () => {
    for (const other of others()) await assertFails(getDoc(mark(other)));
    const found = await assertSucceeds(getDoc(mark()));
    expect(found.exists()).toBe(true);
  });

  it('are asked for by the fan alone', async () => {
    for (const other of others()) await assertFails(getDocs(marks(other, limit(1))));
    const found = await assertSucceeds(getDocs(marks(undefined, limit(1))));
    expect(found.size).toBe(1);
  });

  it('are asked for with a limit', async () => {
    await assertFails(getDocs(marks()));
    await assertFails(getDocs(marks(undefined, limit(QUERY_MAX + 1))));
    await assertSucceeds(getDocs(marks(undefined, limit(QUERY_MAX))));
  });

  it('are counted with a limit', async () => {
    await assertFails(getCountFromServer(marks()));
    await assertSucceeds(getCountFromServer(marks(undefined, limit(QUERY_MAX))));
  });

  it('are asked for by the keys of lists', async () => {
    const named = where(documentId(), 'in', [listKeyText(anasList), 'ana~list_2']);
    await assertFails(getDocs(marks(world.signedInAs(ana.uid), named, limit(2))));
    const found = await assertSucceeds(getDocs(marks(undefined, named, limit(2))));
    expect(found.size).toBe(1);
  });

  it('are not collected from all fans', async () => {
    const db = world.signedInAs(ben.uid);
    await assertFails(getDocs(query(collectionGroup(db, whose), limit(1))));
    await assertSucceeds(getDocs(marks(db, limit(1))));
  });
});
