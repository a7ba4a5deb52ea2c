import { GOOGLE_PROVIDER } from '@outrank/shared/accounts/accountCalls';
import { ACCOUNT_DELETIONS, googleAccountPath } from '@outrank/shared/documents/account';
import { blockedAccountPath } from '@outrank/shared/documents/moderation';
import { rateKinds, ratePath } from '@outrank/shared/documents/rate';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../platform/log.ts';
import { SEEDED_AT as at, seedDocuments } from '../testing/documents.ts';
import { authUsers, db, emptyDatabase, readData, whichExist } from '../testing/emulator.ts';
import { emptyAuth, seedGoogleUsers } from '../testing/googleUsers.ts';
import { createNight, runInOneNight } from '../testing/nights.ts';
import { deleteUnlinked } from './deleteUnlinked.ts';
import { removeReleased } from './removeReleased.ts';

beforeEach(async () => {
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.spyOn(log, 'error').mockReturnValue();
  await emptyDatabase();
  await emptyAuth();
});
afterEach(() => vi.restoreAllMocks());

const readRequests = async () => (await db.collection(ACCOUNT_DELETIONS).get()).docs.map(({ id }) => id);
const bindings = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => [googleAccountPath(`google-${index}`), { uid: `user-${index}`, at }] as const,
  );

describe('the nightly run', () => {
  it('deletes the accounts whose identity is gone or has another Google account, and no others', async () => {
    await seedGoogleUsers('ana', 'ben', 'cal');
    await authUsers.deleteUser('ana');
    await seedDocuments([
      [googleAccountPath('google-bens-earlier'), { uid: 'ben', at }],
      [googleAccountPath('google-released'), { uid: null, at }],
      [googleAccountPath('google-leaving'), { uid: null, deleting: 'dee', at }],
    ]);
    await runInOneNight(deleteUnlinked({ db, authUsers }));
    expect(await readRequests()).toEqual(['ana', 'ben']);
    expect(log.warn).toHaveBeenCalledWith('account.deletionRequested', { uid: 'ana', reason: 'unlinked' });
    await expect(readData(googleAccountPath('google-ana'))).resolves.toMatchObject({ deleting: 'ana' });
    await expect(readData(googleAccountPath('google-cal'))).resolves.toEqual({ uid: 'cal', at });
    await runInOneNight(deleteUnlinked({ db, authUsers }));
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  it.each([
    [100, 100, 0],
    [101, 0, 1],
  ])('of %i accounts without an identity deletes %i', async (found, deleted, errors) => {
    await seedDocuments(bindings(found));
    await runInOneNight(deleteUnlinked({ db, authUsers }));
    expect(await readRequests()).toHaveLength(deleted);
    expect(log.error).toHaveBeenCalledTimes(errors);
    if (errors > 0) expect(log.error).toHaveBeenCalledWith('account.tooManyUnlinked', { found });
  });

  it('counts what an interrupted attempt found', async () => {
    await seedDocuments(bindings(150));
    let pages = 0;
    const night = createNight();
    const interrupted = { ...night, isOver: () => pages++ > 0 };
    const walk = deleteUnlinked({ db, authUsers });
    await expect(runInOneNight(walk, interrupted)).resolves.toMatchObject({
      checked: 100,
      isFinished: false,
    });
    await expect(runInOneNight(walk, night)).resolves.toMatchObject({ checked: 50, isFinished: true });
    expect(log.error).toHaveBeenCalledExactlyOnceWith('account.tooManyUnlinked', { found: 150 });
    expect(await readRequests()).toEqual([]);
  });

  it('deletes nobody who was found in an interrupted night and is linked again', async () => {
    await seedDocuments(bindings(100));
    let pages = 0;
    const walk = deleteUnlinked({ db, authUsers });
    await runInOneNight(walk, { isOver: () => pages++ > 0 });
    const providerData = [{ providerId: GOOGLE_PROVIDER, uid: 'google-7' }];
    await authUsers.importUsers([{ uid: 'user-7', providerData }]);
    await runInOneNight(walk);
    expect(await readRequests()).toHaveLength(99);
  });

  it('deletes nobody when Firebase Auth does not answer', async () => {
    await seedDocuments(bindings(3));
    const failing = { getUsers: () => Promise.reject(new Error('The provider is down')) };
    const night = { onPageFailed: vi.fn() };
    const result = await runInOneNight(deleteUnlinked({ db, authUsers: failing }), night);
    expect(result).toMatchObject({ checked: 0, skipped: 1 });
    expect(await readRequests()).toEqual([]);
  });

  it('removes a Google account a day after its release with its rates, and keeps its block', async () => {
    const path = googleAccountPath('google-ana');
    const rates = rateKinds.map((kind) => ratePath('google-ana', kind));
    const releasedAt = new Date('2026-11-20T12:00:00Z');
    const others = [
      [googleAccountPath('google-ben'), { uid: 'ben', at }],
      [googleAccountPath('google-cal'), { uid: null, deleting: 'cal', at }],
      [ratePath('google-ben', 'votes'), { documentId: 'x', at, fullAt: at }],
      [blockedAccountPath('google-ana'), { uid: 'ana', reason: 'Spam', by: 'cleo', at }],
    ] as const;
    await seedDocuments([
      [path, { uid: null, at: Timestamp.fromDate(releasedAt) }],
      ...rates.map((rate) => [rate, { documentId: 'x', at, fullAt: at }] as const),
      ...others,
    ]);
    await runInOneNight(removeReleased(db, new Date('2026-11-21T11:00:00Z')));
    expect(await whichExist(path, ...rates)).not.toContain(false);
    await runInOneNight(removeReleased(db, new Date('2026-11-21T13:00:00Z')));
    expect(await whichExist(path, ...rates)).not.toContain(true);
    expect(await whichExist(...others.map(([other]) => other))).not.toContain(false);
  });
});
