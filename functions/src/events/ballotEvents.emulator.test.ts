import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { slotsOf, submitBallot } from '../testing/ballots.ts';
import { db, emptyDatabase, interrupted } from '../testing/emulator.ts';
import { decideOnBallots, followBallots } from './ballotEvents.ts';

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
