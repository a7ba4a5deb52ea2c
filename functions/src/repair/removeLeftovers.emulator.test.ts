import { ACCOUNT_DELETIONS, accountDeletionPath, googleAccountPath } from '@outrank/shared/documents/account';
import { listPath } from '@outrank/shared/documents/list';
import { blockedAccountPath } from '@outrank/shared/documents/moderation';
import { rateKinds, ratePath } from '@outrank/shared/documents/rate';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestDeletion } from '../accountDeletion/removeAccount.ts';
import { log } from '../platform/log.ts';
import { SEEDED_AT as at, seedDocuments } from '../testing/documents.ts';
import { authUsers, db, emptyDatabase, readData, whichExist } from '../testing/emulator.ts';
import { emptyAuth, seedGoogleUsers } from '../testing/googleUsers.ts';
import { runOnce } from '../testing/repairRuns.ts';
import { anasList, bensList, seedTwoLists } from '../testing/twoLists.ts';
import { deleteUnlinked, removeReleased, resumeDeletions } from './removeLeftovers.ts';

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

describe('bindings', () => {
  it('deletes the accounts whose identity is gone or has another Google account, and no others', async () => {
    await seedGoogleUsers('ana', 'ben', 'cal');
    await authUsers.deleteUser('ana');
    await seedDocuments([
      [googleAccountPath('google-bens-earlier'), { uid: 'ben', at }],
      [googleAccountPath('google-released'), { uid: null, at }],
      [googleAccountPath('google-leaving'), { uid: null, deleting: 'dee', at }],
    ]);
    await runOnce(deleteUnlinked({ db, authUsers }));
    expect(await readRequests()).toEqual(['ana', 'ben']);
    expect(log.warn).toHaveBeenCalledWith('account.deletionRequested', { uid: 'ana', reason: 'unlinked' });
    await expect(readData(googleAccountPath('google-ana'))).resolves.toMatchObject({ deleting: 'ana' });
    await expect(readData(googleAccountPath('google-cal'))).resolves.toEqual({ uid: 'cal', at });
    await runOnce(deleteUnlinked({ db, authUsers }));
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  it.each([
    [10, 10, 0],
    [11, 0, 1],
  ])('of %i accounts without an identity deletes %i', async (found, deleted, errors) => {
    await seedDocuments(bindings(found));
    await runOnce(deleteUnlinked({ db, authUsers }));
    expect(await readRequests()).toHaveLength(deleted);
    expect(log.error).toHaveBeenCalledTimes(errors);
    if (errors > 0) expect(log.error).toHaveBeenCalledWith('account.tooManyUnlinked', { found });
  });

  it('deletes nobody when Firebase Auth does not answer', async () => {
    await seedDocuments(bindings(3));
    const failing = { getUsers: () => Promise.reject(new Error('The provider is down')) };
    const run = { onFailure: vi.fn() };
    const result = await runOnce(deleteUnlinked({ db, authUsers: failing }), run);
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
    await runOnce(removeReleased({ db, now: new Date('2026-11-21T11:00:00Z') }));
    expect(await whichExist(path, ...rates)).not.toContain(false);
    await runOnce(removeReleased({ db, now: new Date('2026-11-21T13:00:00Z') }));
    expect(await whichExist(path, ...rates)).not.toContain(true);
    expect(await whichExist(...others.map(([other]) => other))).not.toContain(false);
  });
});

describe('deletions', () => {
  const resume = (services: Omit<Parameters<typeof resumeDeletions>[0], 'now'>, hoursFromNow: number) =>
    runOnce(resumeDeletions({ ...services, now: new Date(Date.now() + hoursFromNow * 60 * 60 * 1000) }));

  const anyUsers = { updateUser: vi.fn(), deleteUser: vi.fn(async () => undefined) };
  const [anasRequest, bensRequest] = [accountDeletionPath('ana'), accountDeletionPath('ben')];

  beforeEach(async () => {
    await seedTwoLists();
    await requestDeletion(db, 'ana');
    await requestDeletion(db, 'ben');
  });

  it('completes and logs each deletion that a day of retries did not', async () => {
    await resume({ db, authUsers: anyUsers }, 25);
    const paths = [listPath(anasList), anasRequest, listPath(bensList)];
    expect(await whichExist(...paths)).toEqual([false, false, false]);
    const removed = expect.objectContaining({ lists: 1 });
    expect(log.warn).toHaveBeenCalledTimes(2);
    expect(log.warn).toHaveBeenCalledWith('account.deletionResumed', { uid: 'ana', removed });
    expect(log.error).not.toHaveBeenCalled();
  });

  it('skips requests that the event may still retry', async () => {
    await resume({ db, authUsers: anyUsers }, 23);
    expect(await whichExist(listPath(anasList), anasRequest)).toEqual([true, true]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('continues after a deletion that fails, logs it, and keeps its request for the next run', async () => {
    const failure = new Error('The provider is down for Ana');
    // Deletions run side by side, so the first call need not be Ana's.
    const updateUser = vi.fn((uid: string) => (uid === 'ana' ? Promise.reject(failure) : Promise.resolve()));
    const failing = { ...anyUsers, updateUser } as unknown as typeof anyUsers;
    await resume({ db, authUsers: failing }, 25);
    expect(log.error).toHaveBeenCalledExactlyOnceWith('account.deletionFailed', { uid: 'ana' }, failure);
    expect(await whichExist(anasRequest, bensRequest)).toEqual([true, false]);
  });
});
