import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { CLASSIC_RANKINGS_PATH, listPath, userPath } from '@outrank/shared/firestore/documentPaths';
import { LIST_ITEMS_MAX } from '@outrank/shared/limits';
import { CLASSIC_LIST_KEYS } from '@outrank/shared/lists/classicRankings';
import { doc, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { describe, it } from 'vitest';
import {
  ana,
  anasList,
  type Changes,
  changedList,
  giveList,
  giveProfiles,
  newDraft,
  newList,
} from './builders.ts';
import { lengthBounds } from './itemBounds.ts';
import { giveRates, rating } from './rates.ts';
import { openWorld } from './world.ts';

const world = openWorld({ isReported: false });
const asAna = () => world.signedInAs(ana.uid);

describe.each(lengthBounds)('at most the whole catalogue $sentence', ({ accepted, refused }) => {
  it('fits in a list that is published', async () => {
    await world.given(giveProfiles);
    await world.given(giveRates);
    const publish = (changes: Changes) => {
      const batch = writeBatch(asAna()).set(doc(asAna(), listPath(anasList)), newList(anasList, changes));
      return rating(asAna(), batch, { uid: ana.uid, kind: 'lists', id: anasList.listId }).commit();
    };
    await assertFails(publish(refused));
    await assertSucceeds(publish(accepted));
  });

  it('fits in a list that is saved again', async () => {
    await world.given((db) => giveList(db));
    const list = doc(asAna(), listPath(anasList));
    await assertFails(updateDoc(list, changedList(refused)));
    await assertSucceeds(updateDoc(list, changedList(accepted)));
  });

  it('fits in a draft', async () => {
    const draft = doc(asAna(), userPath(ana.uid));
    const itemsOf = ({ itemIds, itemSeasonIds }: Changes) => newDraft({ itemIds, itemSeasonIds });
    await assertFails(setDoc(draft, itemsOf(refused)));
    await assertSucceeds(setDoc(draft, itemsOf(accepted)));
  });
});

it.each(CLASSIC_LIST_KEYS)('as many entries fit in %s of the classic rankings', async (key) => {
  const rankings = doc(world.withCuratorClaim(true), CLASSIC_RANKINGS_PATH);
  const threeLists = Object.fromEntries(CLASSIC_LIST_KEYS.map((each) => [each, []]));
  const save = (count: number) =>
    setDoc(rankings, {
      ...threeLists,
      [key]: Array(count).fill('amber'),
      lastUpdated: '2026-11-21T02:29:00.000Z',
    });
  await assertFails(save(LIST_ITEMS_MAX + 1));
  await assertSucceeds(save(LIST_ITEMS_MAX));
});
