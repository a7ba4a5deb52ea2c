import { googleAccountPath } from '@outrank/shared/documents/account';
import { getInterval, rateLimits, ratePath } from '@outrank/shared/documents/rate';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { claimAccount } from '../googleAccounts/claimAccount.ts';
import { SEEDED_AT as at, seedDocuments } from '../testing/documents.ts';
import { authUsers, db, emptyDatabase, readData } from '../testing/emulator.ts';
import { deleteIdentity, emptyAuth, signInWithGoogle } from '../testing/googleUsers.ts';
import { readDatabase } from '../testing/readDatabase.ts';
import { removeAccount, requestDeletion } from './removeAccount.ts';

const { most, windowMs } = rateLimits.deletions;
const googleId = 'google-mallory';
const path = ratePath(googleId, 'deletions');

/** Stores that the bucket is full again after this time. */
const seedRate = (milliseconds: number) =>
  seedDocuments([
    [path, { documentId: 'earlier', at, fullAt: Timestamp.fromMillis(Date.now() + milliseconds) }],
  ]);
const request = (uid: string, by: string | undefined = googleId) => requestDeletion(db, uid, by);

beforeEach(async () => {
  await emptyDatabase();
  await emptyAuth();
});

describe('a deletion that a user requests', () => {
  it('takes a token of the Google account, once for each account', async () => {
    const before = Date.now();
    await expect(request('mallory')).resolves.toBe(true);
    const rate = await readData(path);
    const times = { at: expect.any(Timestamp), fullAt: expect.any(Timestamp) };
    expect(rate).toEqual({ documentId: 'mallory', ...times });
    expect(rate?.fullAt.toMillis()).toBeGreaterThanOrEqual(before + getInterval('deletions'));
    await expect(request('mallory')).resolves.toBe(true);
    await expect(readData(path)).resolves.toEqual(rate);
  });

  it('is refused after twenty in a day, which changes nothing', async () => {
    for (let count = 1; count <= most; count += 1)
      await expect(request(`mallory-${count}`)).resolves.toBe(true);
    await seedDocuments([[googleAccountPath(googleId), { uid: 'mallory', at }]]);
    const before = await readDatabase();
    await expect(request('mallory')).resolves.toBe(false);
    await expect(readDatabase()).resolves.toEqual(before);
    await expect(request('cal', 'google-cal')).resolves.toBe(true);
  });

  it('is accepted again when an interval has passed', async () => {
    await seedRate(windowMs);
    await expect(request('mallory')).resolves.toBe(false);
    await seedRate(windowMs - getInterval('deletions'));
    await expect(request('mallory')).resolves.toBe(true);
    await expect(request('mallory-again')).resolves.toBe(false);
  });
});

it('the repair job takes no token and needs none', async () => {
  await seedRate(windowMs);
  await seedDocuments([[googleAccountPath(googleId), { uid: 'mallory', at }]]);
  const rate = await readData(path);
  await expect(requestDeletion(db, 'mallory')).resolves.toBe(true);
  await expect(readData(googleAccountPath(googleId))).resolves.toMatchObject({ deleting: 'mallory' });
  await expect(readData(path)).resolves.toEqual(rate);
});

describe('a claim', () => {
  const claim = (uid: string) => claimAccount({ db, authUsers }, { uid, googleId });
  /** Everything but the token that each claim takes. */
  const readUnclaimed = async () => ({
    ...(await readDatabase()),
    [ratePath(googleId, 'claims')]: undefined,
  });

  it('starts no more deletions than are left of the day, however often the user deletes the identity and returns', async () => {
    const left = 3;
    await seedRate(windowMs - left * getInterval('deletions'));
    const statuses: string[] = [];
    for (let round = 0; round <= left; round += 1) {
      const session = await signInWithGoogle(googleId);
      const { status, ...claimed } = await claim(session.uid);
      statuses.push(status);
      if ('replaced' in claimed) await removeAccount({ db, authUsers }, String(claimed.replaced));
      if (status === 'deleting') await expect(claim(session.uid)).resolves.toEqual({ status: 'bound' });
      await deleteIdentity(session);
    }
    expect(statuses).toEqual(['bound', ...Array(left).fill('deleting')]);

    const { uid } = await signInWithGoogle(googleId);
    const before = await readUnclaimed();
    await expect(claim(uid)).resolves.toEqual({ status: 'tooOften' });
    await expect(readUnclaimed()).resolves.toEqual(before);
  });

  it('starts no deletion and takes no token while an earlier one runs', async () => {
    await seedRate(windowMs);
    const { uid } = await signInWithGoogle(googleId);
    await seedDocuments([[googleAccountPath(googleId), { uid: null, deleting: 'earlier', at }]]);
    await expect(claim(uid)).resolves.toEqual({ status: 'deleting' });
    await seedDocuments([[googleAccountPath(googleId), { uid: null, at }]]);
    await expect(claim(uid)).resolves.toEqual({ status: 'bound' });
  });
});
