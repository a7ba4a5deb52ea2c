import type { SeasonEdit } from '@outrank/shared/airing/seasonCall';
import { announcing, cast, recording } from '@outrank/shared/airing/testing/editedSeason';
import { googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import {
  airingSeasonPath,
  predictionResultsPath,
  predictionsPath,
  standingsPath,
  toPredictionKey,
} from '@outrank/shared/documents/airing';
import { PUBLISHED_SEASONS_PATH } from '@outrank/shared/documents/publishedSeasons';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { editSeason } from '#data/moderation/curatorAccess.ts';
import { signOut } from '#data/session/auth.ts';
import { signInAsDemoUser } from '#data/session/demoSignIn.ts';
import { runSchedule } from '../../../../scripts/emulators/schedules.ts';
import { accounts, store } from '../../../e2e/support/seed.ts';
import { readTopStandings, savePrediction } from './predictions.ts';

/* Weeks of a season as its curator and three fans live them: the callable, the rules, and the functions that it sets off. */

const started = Date.now();
const patient = { timeout: 90_000 };
const shared = [PUBLISHED_SEASONS_PATH, WEEKLY_TOP_PATH].map((path) => store.doc(path));
const before: (FirebaseFirestore.DocumentData | undefined)[] = [];
const uids: Record<string, string> = {};

async function signIn(name: string): Promise<string> {
  const sub = `cycle-${name}-${started}`;
  const { uid } = await signInAsDemoUser({ sub, name, email: `${sub}@example.com` });
  await store.doc(googleAccountPath(sub)).set({ uid, at: Timestamp.now() });
  await store.doc(userListsPath(uid)).set({ displayName: name });
  uids[name] = uid;
  return uid;
}
async function edit(...edits: readonly SeasonEdit[]): Promise<void> {
  await signIn('Cleo');
  for (const each of edits) await editSeason(each);
}
/** An episode airs so many minutes from the start of the test. */
const airing = (number: number, minutes: number): SeasonEdit => {
  const airsAt = new Date(started + minutes * 60_000).toISOString();
  return { action: 'schedule', seasonId: 's51', episodes: [{ number, airsAt }] };
};
const predict = async (name: string, episode: number, letters: string) => {
  const uid = await signIn(name);
  const order = [...letters].map((letter) => cast.find((id) => id.startsWith(letter)) ?? letter);
  await savePrediction({ key: toPredictionKey('s51', episode), uid, order });
};
/** An episode is an hour ahead, fans predict it, it airs, and whoever is late is refused. */
async function predictWeek(episode: number, orders: Readonly<Record<string, string>>): Promise<void> {
  await edit(airing(episode, 60));
  for (const [name, letters] of Object.entries(orders)) await predict(name, episode, letters);
  await edit(airing(episode, episode - 20));
  const [[name, letters] = ['', '']] = Object.entries(orders);
  await expect(predict(name, episode, letters).catch(errorKind)).resolves.toBe('forbidden');
}
const readStandings = async () =>
  Object.fromEntries(
    (await readTopStandings('s51', 50)).map(({ displayName, total }) => [displayName, total]),
  );
const readScored = async () => {
  const { docs } = await store.collection(`${standingsPath('s51')}/users`).get();
  return [...docs, await store.doc(standingsPath('s51')).get()].map((each) => [each.id, each.data()]);
};

beforeAll(async () => {
  for (const document of shared) before.push((await document.get()).data());
  await accounts.setCustomUserClaims(await signIn('Cleo'), { curator: true });
});
afterAll(async () => {
  await signOut();
  for (const [index, document] of shared.entries()) {
    const data = before[index];
    await (data ? document.set(data) : document.delete());
  }
  for (const path of [airingSeasonPath('s51'), standingsPath('s51')])
    await store.recursiveDelete(store.doc(path));
  for (const key of [2, 3, 4].map((episode) => toPredictionKey('s51', episode))) {
    await store.recursiveDelete(store.collection(predictionsPath(key)));
    await store.doc(predictionResultsPath(key)).delete();
  }
});

// The emulator starts the process of a function at its first call, which takes a while on a busy machine.
test('three fans predict weeks in which one, two and nobody leaves, and one is corrected', async () => {
  await edit(announcing(), airing(1, -19), recording(1));

  await predictWeek(2, { Ana: 'abcdef', Ben: 'fedcba', Cal: 'badcef' });
  await edit(recording(2, 'flo-nash'));
  // Of six, Flo was at place 6, 1 and 6.
  await expect.poll(readStandings, patient).toEqual({ Ana: 10_000, Ben: 0, Cal: 10_000 });

  await predictWeek(3, { Ana: 'abcde', Ben: 'eabdc' });
  await edit(recording(3, 'di-vance', 'ed-poole'));
  // Of five, two left: the sum of their places less 1 is 7 and 3, between 1 and 7. Cal predicted nothing.
  const afterTwo = { Ana: 20_000, Ben: 3333, Cal: 10_000 };
  await expect.poll(readStandings, patient).toEqual(afterTwo);

  await predictWeek(4, { Ana: 'abc' });
  await edit(recording(4));
  const results = store.doc(predictionResultsPath('s51-e04'));
  await expect.poll(async () => (await results.get()).get('leftIds'), patient).toEqual([]);
  await expect(readStandings()).resolves.toEqual(afterTwo);

  // Not Ed but Cy: the sums are 5 and 7.
  await edit(recording(3, 'cy-marsh', 'di-vance'));
  await expect.poll(readStandings, patient).toEqual({ Ana: 16_667, Ben: 10_000, Cal: 10_000 });
  const readTotals = async () => (await store.doc(standingsPath('s51')).get()).get('totals');
  await expect
    .poll(readTotals, patient)
    .toEqual(Array.from({ length: 41 }, (_, step) => ({ 10: 2, 16: 1 })[step] ?? 0));
  const scored = await readScored();
  for (const _ of [1, 2]) await runSchedule('recomputeWeeklyTop');
  await expect(readScored()).resolves.toEqual(scored);
});
