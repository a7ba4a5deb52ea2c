import { accountDeletionPath } from '@outrank/shared/documents/account';
import { listPath } from '@outrank/shared/documents/list';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from '../platform/log.ts';
import { db, whichExist } from '../testing/emulator.ts';
import { runInOneNight } from '../testing/nights.ts';
import { anasList, bensList, seedTwoLists } from '../testing/twoLists.ts';
import { requestDeletion } from './requestDeletion.ts';
import { resumeDeletions } from './resumeDeletions.ts';

const resume = (services: Parameters<typeof resumeDeletions>[0], hoursFromNow: number) =>
  runInOneNight(resumeDeletions(services, new Date(Date.now() + hoursFromNow * 60 * 60 * 1000)));

const authUsers = { updateUser: vi.fn(), deleteUser: vi.fn(async () => undefined) };
const [anasRequest, bensRequest] = [accountDeletionPath('ana'), accountDeletionPath('ben')];

beforeEach(async () => {
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.spyOn(log, 'error').mockReturnValue();
  await seedTwoLists();
  await requestDeletion(db, 'ana');
  await requestDeletion(db, 'ben');
});
afterEach(() => vi.restoreAllMocks());

it('completes and logs each deletion that a day of retries did not', async () => {
  await resume({ db, authUsers }, 25);
  const paths = [listPath(anasList), anasRequest, listPath(bensList)];
  expect(await whichExist(...paths)).toEqual([false, false, false]);
  const removed = expect.objectContaining({ lists: 1 });
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(log.warn).toHaveBeenCalledWith('account.deletionResumed', { uid: 'ana', removed });
  expect(log.error).not.toHaveBeenCalled();
});

it('skips requests that the event may still retry', async () => {
  await resume({ db, authUsers }, 23);
  expect(await whichExist(listPath(anasList), anasRequest)).toEqual([true, true]);
  expect(log.warn).not.toHaveBeenCalled();
});

it('continues after a deletion that fails, logs it, and keeps its request for the next night', async () => {
  const failure = new Error('The provider is down for Ana');
  // Deletions run side by side, so the first call need not be Ana's.
  const updateUser = vi.fn((uid: string) => (uid === 'ana' ? Promise.reject(failure) : Promise.resolve()));
  const failing = { ...authUsers, updateUser } as unknown as typeof authUsers;
  await resume({ db, authUsers: failing }, 25);
  expect(log.error).toHaveBeenCalledExactlyOnceWith('account.deletionFailed', { uid: 'ana' }, failure);
  expect(await whichExist(anasRequest, bensRequest)).toEqual([true, false]);
});
