import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { commentPath, listPath, ratePath } from '@outrank/shared/firestore/documentPaths';
import { doc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { ana, ben, bensList, type Changes, giveList, giveProfiles, newList } from './builders.ts';
import { commentId, newComment } from './commentBuilders.ts';
import { giveRate, newRate, nextRate } from './rates.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const db = () => world.signedInAs(ben.uid);

const kinds = [
  {
    kind: 'comments' as const,
    first: commentId(1),
    second: commentId(2),
    write: (id: string) => ({ place: commentPath(id), data: newComment({}) }),
  },
  {
    kind: 'lists' as const,
    first: 'list_2',
    second: 'list_3',
    write: (id: string) => {
      const key = { ...bensList, listId: id };
      return { place: listPath(key), data: newList(key) };
    },
  },
];

beforeEach(async () => {
  await world.given(giveProfiles);
  await world.given((db) => giveList(db));
});

describe.each(kinds)('creating $kind', ({ kind, first, second, write }) => {
  const rate = (by = db()) => doc(by, ratePath(ben.uid, kind));
  const given = (changes: Changes) => world.given((past) => giveRate(past, ben.uid, kind, changes));
  const batchOf = (...ids: string[]) => {
    const batch = writeBatch(db());
    for (const { place, data } of ids.map(write)) batch.set(doc(db(), place), data);
    return batch;
  };
  const begins = (changes: Changes = {}, id = first) =>
    batchOf(id).set(rate(), newRate(id, changes)).commit();
  const goesOn = (changes: Changes = {}, id = first) =>
    batchOf(id).set(rate(), nextRate(id, changes), { merge: true }).commit();

  it('comes with the account’s rate', async () => {
    await assertFails(batchOf(first).commit());
    await given({ documentId: first });
    await assertFails(batchOf(first).commit());
    await assertSucceeds(goesOn());
  });

  it('is named by the account’s rate', async () => {
    await assertFails(begins({ documentId: second }));
    await assertSucceeds(begins());
    await assertFails(goesOn({ documentId: first }, second));
    await assertSucceeds(goesOn({}, second));
  });

  it('happens once in a batch', async () => {
    await assertFails(batchOf(first, second).set(rate(), newRate(first)).commit());
    const twiceRated = batchOf(first, second).set(rate(), newRate(first));
    await assertFails(twiceRated.set(rate(), nextRate(second), { merge: true }).commit());
    await assertSucceeds(begins());
    await assertSucceeds(goesOn({}, second));
  });

  it('is not rated by another fan’s account or for the other kind', async () => {
    const otherKind = kind === 'lists' ? 'comments' : 'lists';
    const elsewhere = doc(db(), ratePath(ana.uid, kind));
    await assertFails(batchOf(first).set(elsewhere, newRate(first)).commit());
    await assertFails(
      batchOf(first)
        .set(doc(db(), ratePath(ben.uid, otherKind)), newRate(first))
        .commit(),
    );
    await assertSucceeds(begins());
  });
});
