import { accountDeletionPath, listPath } from '@outrank/shared/firestore/documentPaths';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from '../platform/log.ts';
import { db } from '../testing/emulator.ts';
import { anasList, bensList, giveTwoLists } from '../testing/twoLists.ts';
import { requestDeletion } from './requestDeletion.ts';
import { resumeDeletions } from './resumeDeletions.ts';

const HOUR_MS = 60 * 60 * 1000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const isThere = async (path: string) => (await db.doc(path).get()).exists;

const identities = { updateUser: vi.fn(), deleteUser: vi.fn(async () => undefined) };

beforeEach(async () => {
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.spyOn(log, 'error').mockReturnValue();
  await giveTwoLists();
  await requestDeletion(db, 'ana');
  await requestDeletion(db, 'ben');
});
afterEach(() => vi.restoreAllMocks());

it('ends what a day of retries left, and tells of each account', async () => {
  await resumeDeletions({ db, identities }, hoursFromNow(25));
  await expect(isThere(listPath(anasList))).resolves.toBe(false);
  await expect(isThere(accountDeletionPath('ana'))).resolves.toBe(false);
  await expect(isThere(listPath(bensList))).resolves.toBe(false);
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(log.warn).toHaveBeenCalledWith('account.deletionResumed', {
    uid: 'ana',
    removed: expect.objectContaining({ lists: 1 }),
  });
  expect(log.error).not.toHaveBeenCalled();
});

it('leaves a wish alone that processDeletionRequest may still be at', async () => {
  await resumeDeletions({ db, identities }, hoursFromNow(23));
  await expect(isThere(listPath(anasList))).resolves.toBe(true);
  await expect(isThere(accountDeletionPath('ana'))).resolves.toBe(true);
  expect(log.warn).not.toHaveBeenCalled();
});

it('goes on past an account that fails, tells of it, and leaves its wish for the next night', async () => {
  const failure = new Error('The provider is down for Ana');
  const failing = { ...identities, updateUser: vi.fn().mockRejectedValueOnce(failure) };
  await resumeDeletions({ db, identities: failing }, hoursFromNow(25));
  expect(log.error).toHaveBeenCalledExactlyOnceWith('account.deletionFailed', { uid: 'ana' }, failure);
  await expect(isThere(accountDeletionPath('ana'))).resolves.toBe(true);
  await expect(isThere(accountDeletionPath('ben'))).resolves.toBe(false);
});
