import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { categories } from '@outrank/shared/ballots/categories';
import { ballotsPath } from '@outrank/shared/firestore/documentPaths';
import { BALLOT_SLOTS } from '@outrank/shared/limits';
import {
  collection,
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { ana, ben, type Changes, daysFromNow, kept } from './builders.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const category = 'goat-strategy';
const other = 'goat-social';

const ten = Array.from({ length: BALLOT_SLOTS }, (_, place) => `fan-${place}`);
const empty = ten.map(() => '');
const ballots = (db: Firestore, uid = ana.uid) => doc(db, ballotsPath(uid));
const anas = () => ballots(world.signedInAs(ana.uid));

function ballot(changes: Changes = {}): DocumentData {
  return kept({ ranking: ten, submittedAt: serverTimestamp(), ...changes });
}

const slots = (...slugs: unknown[]) => ({ ranking: empty.map((slot, place) => slugs[place] ?? slot) });

type Attack = readonly [sentence: string, accepted: Changes, refused: Changes];

const attacks: readonly Attack[] = [
  ['ten slots, not eleven', {}, { ranking: [...ten, 'fan-10'] }],
  ['ten slots, not nine', {}, { ranking: ten.slice(1) }],
  ['ten slots, empty ones too', slots('a'), { ranking: ['a'] }],
  ['an array, no map', {}, { ranking: { contestants: ten } }],
  ['an array, no text', {}, { ranking: ten.join('') }],
  ['nobody twice', {}, { ranking: ten.with(9, 'fan-0') }],
  ['nobody twice beside empty slots', slots('a', '', 'b'), slots('a', '', 'a')],
  ['an empty slot as often as one likes', { ranking: empty }, slots('a', 'a')],
  ['empty text for an empty slot, not nothing', slots('a', ''), { ranking: empty.map(() => null) }],
  ['slugs, no numbers', slots('a', 'b7'), slots('a', 7)],
  ['slugs, no objects', slots('a', 'b'), slots('a', { id: 'b' })],
  ['slugs, no blanks', slots('tom-westman'), slots('tom westman')],
  ['slugs, no empty-looking one', slots('a', ''), slots('a', ' ')],
  ['slugs in lower case', slots('tom-westman'), slots('Tom-westman')],
  ['slugs of at most 60 characters', slots('x'.repeat(60)), slots('x'.repeat(61))],
  ['slugs, no markup', slots('b'), slots('<b>')],
  ['slugs on one line', slots('a', 'b'), slots('a\nb')],
  ['slugs on one line that does not end', slots('a'), slots('a\n')],
  ['people, no season', slots('s20-fan'), slots('s20')],
  ['people, no season among them', slots('a', 's20-fan'), slots('a', 's20')],
  ['people, no plain number', slots('20-fan'), slots('20')],
  ['the server’s time, not an older one', {}, { submittedAt: daysFromNow(-2) }],
  ['the server’s time, not a newer one', {}, { submittedAt: daysFromNow(2) }],
  ['a time', {}, { submittedAt: undefined }],
  ['a ranking', {}, { ranking: undefined }],
  ['nothing else', {}, { name: 'Ana' }],
];

describe('a ballot', () => {
  it.each(attacks)('holds %s', async (_sentence, accepted, refused) => {
    await assertFails(setDoc(anas(), { [category]: ballot(refused) }));
    await assertSucceeds(setDoc(anas(), { [category]: ballot(accepted) }));
    await assertFails(updateDoc(anas(), { [category]: ballot(refused) }));
    await assertSucceeds(updateDoc(anas(), { [category]: ballot(accepted) }));
  });

  it.each(categories)('may be cast in $name', async ({ id }) => {
    await assertFails(setDoc(anas(), { [`${id}-2`]: ballot() }));
    await assertSucceeds(setDoc(anas(), { [id]: ballot() }));
    await assertFails(updateDoc(anas(), { [id]: ballot({ ranking: ten.slice(1) }) }));
  });

  it('may be cast in all categories at once, and in no fourth', async () => {
    const all = Object.fromEntries(categories.map(({ id }) => [id, ballot()]));
    await assertFails(setDoc(anas(), { ...all, 'goat-luck': ballot() }));
    await assertSucceeds(setDoc(anas(), all));
    await assertFails(updateDoc(anas(), { 'goat-luck': ballot() }));
  });

  it('of an unknown category does not come along with a known one', async () => {
    await assertFails(setDoc(anas(), { [category]: ballot(), displayName: 'Ana' }));
    await assertSucceeds(setDoc(anas(), { [category]: ballot() }));
  });

  it('leaves the other categories as they are', async () => {
    await assertSucceeds(setDoc(anas(), { [other]: ballot() }));
    await assertSucceeds(setDoc(anas(), { [category]: ballot() }, { mergeFields: [category] }));
    const { [other]: kept } = (await getDoc(anas())).data() ?? {};
    const later = { ...kept, submittedAt: daysFromNow(0) };
    await assertFails(setDoc(anas(), { [category]: ballot(), [other]: later }));
    await assertSucceeds(setDoc(anas(), { [category]: ballot(), [other]: kept }));
  });

  it('may stand beside an entry of an older form, which is not written again', async () => {
    const older = { ranking: { contestants: [{ id: 'a' }] } };
    await world.given((db) => setDoc(ballots(db), { [other]: older }));
    await assertFails(updateDoc(anas(), { [other]: { ...older, submittedAt: serverTimestamp() } }));
    await assertSucceeds(setDoc(anas(), { [category]: ballot() }, { mergeFields: [category] }));
    expect((await getDoc(anas())).get(other)).toEqual(older);
  });

  it('can be withdrawn by its fan, but the document stays', async () => {
    await assertSucceeds(setDoc(anas(), { [category]: ballot(), [other]: ballot() }));
    await assertFails(updateDoc(ballots(world.signedInAs(ben.uid), ana.uid), { [category]: deleteField() }));
    await assertSucceeds(updateDoc(anas(), { [category]: deleteField() }));
    await assertFails(deleteDoc(anas()));
  });

  it('is cast in nobody else’s name', async () => {
    const db = world.signedInAs(ben.uid);
    for (const _round of ['first', 'again']) {
      await assertFails(setDoc(ballots(db, ana.uid), { [category]: ballot() }));
      await assertFails(setDoc(ballots(world.signedOut(), ana.uid), { [category]: ballot() }));
      await assertSucceeds(setDoc(ballots(db, ben.uid), { [category]: ballot() }));
      await assertSucceeds(setDoc(anas(), { [category]: ballot() }));
    }
  });

  it('is read by its fan alone', async () => {
    await assertSucceeds(setDoc(anas(), { [category]: ballot() }));
    await assertFails(getDoc(ballots(world.signedInAs(ben.uid), ana.uid)));
    await assertFails(getDoc(ballots(world.signedOut(), ana.uid)));
    await assertSucceeds(getDoc(anas()));
    const all = collection(world.signedInAs(ana.uid), 'userGlobalRankings');
    await assertFails(getDocs(query(all, limit(1))));
  });

  it('can be asked for before there is one', async () => {
    await assertFails(getDoc(ballots(world.signedInAs(ben.uid), ana.uid)));
    await assertSucceeds(getDoc(anas()));
  });
});
