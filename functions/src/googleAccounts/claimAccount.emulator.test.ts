import { accountDeletionPath, googleAccountPath } from '@outrank/shared/documents/account';
import type { UserRecord } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeAccount, requestDeletion } from '../accountDeletion/removeAccount.ts';
import { failAtEveryStep } from '../testing/delivery/faults.ts';
import { authUsers, db, emptyDatabase, exists, interrupted, readData } from '../testing/emulator.ts';
import { createGoogleUsers, emptyAuth } from '../testing/googleUsers.ts';
import type { AuthReader } from './claimAccount.ts';
import { claimAccount } from './claimAccount.ts';

const googleId = 'google-ana';
const path = googleAccountPath(googleId);
const at = Timestamp.fromMillis(1_700_000_000_000);

/** Ana claims her Google account with her present account. */
const claim = (on = db, uid = 'ana') => claimAccount({ db: on, authUsers }, { uid, googleId });
const store = (binding: object) => db.doc(path).set({ at, ...binding });

async function startWithAna() {
  await emptyDatabase();
  await emptyAuth();
  await createGoogleUsers('ana');
}

beforeEach(startWithAna);

describe('a claim', () => {
  it.each([
    ['was never used', undefined],
    ['was released', { uid: null }],
  ])('binds a Google account that %s', async (_what, binding) => {
    if (binding) await store(binding);
    await expect(claim()).resolves.toEqual({ status: 'bound' });
    const stored = await readData(path);
    expect(stored).toEqual({ uid: 'ana', at: expect.any(Timestamp) });
    expect(stored?.at).not.toEqual(at);
  });

  it('accepts a Google account that is bound already, and changes nothing', async () => {
    await store({ uid: 'ana' });
    await expect(claim()).resolves.toEqual({ status: 'bound' });
    await expect(readData(path)).resolves.toEqual({ uid: 'ana', at });
  });

  it('waits while an earlier account is being deleted', async () => {
    await store({ uid: null, deleting: 'old-ana' });
    await expect(claim()).resolves.toEqual({ status: 'deleting' });
    await expect(readData(path)).resolves.toEqual({ uid: null, deleting: 'old-ana', at });
  });

  it.each([
    ['is gone', () => undefined],
    ['has another Google account now', () => linkOldAna('google-other')],
    ['has no Google account any more', () => authUsers.createUser({ uid: 'old-ana' })],
  ])('starts the deletion of an earlier account whose identity %s', async (_what, act) => {
    await store({ uid: 'old-ana' });
    await act();
    await expect(claim()).resolves.toEqual({ status: 'deleting', replaced: 'old-ana' });
    await expect(readData(path)).resolves.toMatchObject({ uid: null, deleting: 'old-ana' });
    await expect(exists(accountDeletionPath('old-ana'))).resolves.toBe(true);
    await removeAccount({ db, authUsers }, 'old-ana');
    await expect(claim()).resolves.toEqual({ status: 'bound' });
  });

  it('leaves an account alone that its user can still sign in to', async () => {
    await store({ uid: 'old-ana' });
    // Firebase Auth links a Google account with one user, so only a stand-in can say that two have it.
    const [ana] = (await authUsers.getUsers([{ uid: 'ana' }])).users;
    const getUsers: AuthReader['getUsers'] = async ([identifier]) => ({
      users: [{ ...ana, ...identifier }] as UserRecord[],
      notFound: [],
    });
    const claimed = claimAccount({ db, authUsers: { getUsers } }, { uid: 'ana', googleId });
    await expect(claimed).resolves.toEqual({ status: 'taken' });
    await expect(readData(path)).resolves.toEqual({ uid: 'old-ana', at });
    await expect(exists(accountDeletionPath('old-ana'))).resolves.toBe(false);
  });

  it.each([
    ['was deleted', 'nobody'],
    ['is linked with another Google account', 'ben'],
  ])('is refused to a caller whose identity %s', async (_what, uid) => {
    await createGoogleUsers('ben');
    await expect(claim(db, uid)).resolves.toEqual({ status: 'gone' });
    await expect(exists(path)).resolves.toBe(false);
  });
});

const linkOldAna = (linkedId: string) =>
  authUsers.importUsers([{ uid: 'old-ana', providerData: [{ providerId: 'google.com', uid: linkedId }] }]);

describe('claims at once', () => {
  it('bind the account once, and delete an earlier one once', async () => {
    await store({ uid: 'old-ana' });
    const statuses = async () =>
      (await Promise.all([1, 2, 3].map(() => claim()))).map(({ status }) => status);
    expect(new Set(await statuses())).toEqual(new Set(['deleting']));
    await removeAccount({ db, authUsers }, 'old-ana');
    expect(new Set(await statuses())).toEqual(new Set(['bound']));
    await expect(readData(path)).resolves.toMatchObject({ uid: 'ana' });
  });

  it('never bind an account that is deleted meanwhile', async () => {
    const deleting = interrupted({
      before: async () => {
        await requestDeletion(db, 'ana', googleId);
        await removeAccount({ db, authUsers }, 'ana');
      },
    });
    await expect(claim(deleting)).resolves.toEqual({ status: 'gone' });
    await expect(readData(path)).resolves.toMatchObject({ uid: null });
  });
});

it('an interrupted claim is completed by the next one', async () => {
  const start = async () => {
    await startWithAna();
    await store({ uid: 'old-ana' });
  };
  const check = async () => {
    await removeAccount({ db, authUsers }, 'old-ana');
    await expect(claim()).resolves.toEqual({ status: 'bound' });
  };
  expect(await failAtEveryStep(start, claim, check)).toBe(2);
});
