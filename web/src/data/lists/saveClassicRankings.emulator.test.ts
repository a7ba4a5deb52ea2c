import { CLASSIC_RANKINGS_PATH } from '@outrank/shared/firestore/documentPaths';
import { CLASSIC_LIST_KEYS, parseClassicRankings } from '@outrank/shared/lists/classicRankings';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getDoc, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveClassicRankings } from './saveClassicRankings.ts';

const [host = '', port = ''] = (process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080').split(':');

/** The app's own client, signed in as somebody whose account carries these claims. */
function signedInWith(claims: Record<string, unknown>, address = Number(port)) {
  const app = initializeApp(
    { projectId: 'demo-outrank-classic', apiKey: 'none' },
    `classic ${Math.random()}`,
  );
  const db = getFirestore(app);
  connectFirestoreEmulator(db, host, address, { mockUserToken: { sub: 'cleo', ...claims } });
  return { db, end: () => deleteApp(app) };
}

const rankings = (moment: string) => ({
  lists: Object.fromEntries(CLASSIC_LIST_KEYS.map((key) => [key, [`Somebody of ${key}`]])),
  lastUpdated: moment,
});

setLogLevel('silent');
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => logged.mockClear());

describe('saving the classic rankings', () => {
  it('says true for a curator, and the document is as given', async () => {
    const { db, end } = signedInWith({ curator: true });
    const given = rankings('2026-05-01T12:00:00.000Z');
    await expect(saveClassicRankings(db, given)).resolves.toBe(true);
    const stored = (await getDoc(doc(db, CLASSIC_RANKINGS_PATH))).data();
    expect(stored).toEqual({ ...given.lists, lastUpdated: given.lastUpdated });
    expect(parseClassicRankings(stored)).toEqual(given);
    expect(logged).not.toHaveBeenCalled();
    await end();
  });

  it.each([
    { who: 'anybody else', claims: {}, address: undefined },
    { who: 'a curator whom no answer reaches', claims: { curator: true }, address: 1 },
  ])('says false for $who, with one line in the log', async ({ claims, address }) => {
    const { db, end } = signedInWith(claims, address);
    await expect(saveClassicRankings(db, rankings('2026-06-01T12:00:00.000Z'))).resolves.toBe(false);
    expect(logged.mock.calls.map(([words]) => words)).toEqual(['The classic rankings could not be saved']);
    await end();
  });
});
