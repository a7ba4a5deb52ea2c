import { setPublishedSeasons } from '@outrank/shared/catalogue/catalogue';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { ballotsPath, consensusBallotsPath } from '@outrank/shared/documents/ballots';
import { PUBLISHED_SEASONS_PATH } from '@outrank/shared/documents/publishedSeasons';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { loadCatalogue } from '../platform/loadCatalogue.ts';
import { slotsOf, submitBallot } from '../testing/ballots.ts';
import { db, emptyDatabase, interrupted } from '../testing/emulator.ts';
import { decideOnBallots, followBallots, followSubmission } from './ballotEvents.ts';

const ballots = db.doc(ballotsPath('ana'));

/** Does something with Ana's ballots, and returns the event of the change. */
async function change(act: () => Promise<unknown>) {
  const before = await ballots.get();
  await act();
  return decideOnBallots({ before: before.data(), after: (await ballots.get()).data() });
}
const submit = (category: CategoryId, slug = 'yul-kwon') =>
  change(() => submitBallot('ana', slotsOf(slug), category));
type Event = Awaited<ReturnType<typeof submit>>;

/** Delivers an event, and returns the categories whose publication it requested. */
async function deliver(event: Event, on = db): Promise<string[]> {
  const requested: string[] = [];
  await followBallots({ db: on, request: ({ key }) => requested.push(key) }, 'ana', event);
  return requested.toSorted();
}

/** Delivers an event to a run that counts and then fails before it requests anything. */
async function deliverAndFail(event: Event): Promise<void> {
  const fail = () => {
    throw new Error('The instance was stopped');
  };
  await expect(deliver(event, interrupted({ after: fail }))).rejects.toThrow('stopped');
}

beforeEach(emptyDatabase);

it('publishes only the category that changed', async () => {
  await deliver(await submit('goat-strategy'));
  expect(await deliver(await submit('goat-social'))).toEqual(['goat-social']);
});

it('publishes a change although the run that counted it failed before', async () => {
  const event = await submit('goat-social');
  await deliverAndFail(event);
  expect(await deliver(event)).toEqual(['goat-social']);
});

it('publishes both of two changes although one run counted both and failed before', async () => {
  const [social, strategy] = [await submit('goat-social'), await submit('goat-strategy')];
  await deliverAndFail(strategy);
  expect(await deliver(social)).toEqual(['goat-social']);
  expect(await deliver(strategy)).toEqual(['goat-strategy']);
});

it('publishes a change that the run of an earlier event counted', async () => {
  const [social] = [await submit('goat-social'), await submit('goat-strategy')];
  expect(await deliver(social)).toEqual(['goat-social', 'goat-strategy']);
});

it.each([
  ['deleted', () => ballots.delete(), ['goat-social', 'goat-strategy']],
  ['withdrawn', () => ballots.update({ 'goat-social': FieldValue.delete() }), ['goat-social']],
])('publishes every category whose ballot was %s', async (_how, act, expected) => {
  await deliver(await submit('goat-social'));
  await deliver(await submit('goat-strategy'));
  const event = await change(act);
  await deliverAndFail(event);
  expect(await deliver(event)).toEqual(expected);
});

it('publishes a ballot again that was submitted again, but no other', async () => {
  await deliver(await submit('goat-strategy'));
  await deliver(await submit('goat-social'));
  expect(await deliver(await submit('goat-social'))).toEqual(['goat-social']);
});

it('removes what a user submits for a season that is not even published since, and counts the others', async () => {
  const requested: string[] = [];
  const services = { db, request: ({ key }: { key: string }) => requested.push(key) };
  await loadCatalogue(db);
  const contestants = ['Joe Hunter', 'Kyle Fraser', 'Eva Erickson', 'Kamilla Karthigesu'];
  const seasons = [{ number: 48, name: 'Survivor 48', year: 2025, contestants }];
  await db.doc(PUBLISHED_SEASONS_PATH).set({ version: 1, publishedAt: Timestamp.now(), seasons });
  for (const subject of ['cast-s20', 'cast-s48', 'cast-s999']) {
    await db.doc(`${consensusBallotsPath('ana')}/${subject}`).set({ listId: 'list_1' });
    await followSubmission(services, 'ana', subject);
  }
  const { docs } = await db.collection(consensusBallotsPath('ana')).get();
  expect(docs.map(({ id }) => id)).toEqual(['cast-s20', 'cast-s48']);
  expect(requested).toEqual(['cast-s20', 'cast-s48']);
  setPublishedSeasons([]);
});
