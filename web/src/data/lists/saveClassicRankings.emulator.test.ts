import { CLASSIC_RANKINGS_PATH } from '@outrank/shared/firestore/documentPaths';
import { CLASSIC_LIST_KEYS, parseClassicRankings } from '@outrank/shared/lists/classicRankings';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getDoc, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { expect, test, vi } from 'vitest';
import { saveClassicRankings } from './saveClassicRankings.ts';

const [host = '', port = ''] = (process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080').split(':');

/** Signs in with these claims, and saves. Returns the result and the stored document. */
async function save(claims: Record<string, unknown>, isReachable = true) {
  const options = { projectId: 'demo-outrank-classic', apiKey: 'none' };
  const app = initializeApp(options, `classic ${Math.random()}`);
  const db = getFirestore(app);
  const mockUserToken = { sub: 'cleo', ...claims };
  connectFirestoreEmulator(db, host, isReachable ? Number(port) : 1, { mockUserToken });
  const isSaved = await saveClassicRankings(db, rankings);
  const stored = isSaved ? (await getDoc(doc(db, CLASSIC_RANKINGS_PATH))).data() : undefined;
  await deleteApp(app);
  return { isSaved, stored };
}

const rankings = {
  lists: Object.fromEntries(CLASSIC_LIST_KEYS.map((key) => [key, [`First of ${key}`]])),
  lastUpdated: '2026-05-01T12:00:00.000Z',
};

setLogLevel('silent');
const logged = vi.spyOn(console, 'error').mockReturnValue();

test('returns true for a curator, and stores the document as given', async () => {
  const { isSaved, stored } = await save({ curator: true });
  expect(isSaved).toBe(true);
  expect(stored).toEqual({ ...rankings.lists, lastUpdated: rankings.lastUpdated });
  expect(parseClassicRankings(stored)).toEqual(rankings);
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  { who: 'another user', claims: {}, isReachable: true },
  { who: 'an offline curator', claims: { curator: true }, isReachable: false },
])('returns false for $who, and logs one line', async ({ claims, isReachable }) => {
  logged.mockClear();
  expect((await save(claims, isReachable)).isSaved).toBe(false);
  expect(logged.mock.calls.map(([text]) => text)).toEqual(['The classic rankings could not be saved']);
});
