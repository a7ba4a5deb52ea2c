import { accountDeletionPath, listPath } from '@outrank/shared/firestore/documentPaths';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from '../platform/log.ts';
import { db, whichExist } from '../testing/emulator.ts';
import { anasList, bensList, seedTwoLists } from '../testing/twoLists.ts';
import { requestDeletion } from './requestDeletion.ts';
import { resumeDeletions } from './resumeDeletions.ts';

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);

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
  await resumeDeletions({ db, authUsers }, hoursFromNow(25));
  const paths = [listPath(anasList), anasRequest, listPath(bensList)];
  expect(await whichExist(...paths)).toEqual([false, false, false]);
  const removed = expect.objectContaining({ lists: 1 });
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(log.warn).toHaveBeenCalledWith('account.deletionResumed', { uid: 'ana', removed });
  expect(log.error).not.toHaveBeenCalled();
});

it('skips requests that processDeletionRequest may still retry', async () => {
  await resumeDeletions({ db, authUsers }, hoursFromNow(23));
  expect(await whichExist(listPath(anasList), anasRequest)).toEqual([true, true]);
  expect(log.warn).not.toHaveBeenCalled();
});

it('continues after a deletion that fails, logs it, and keeps its request for the next night', async () => {
  const failure = new Error('The provider is down for Ana');
  const failing = { ...authUsers, updateUser: vi.fn().mockRejectedValueOnce(failure) };
  await resumeDeletions({ db, authUsers: failing }, hoursFromNow(25));
  expect(log.error).toHaveBeenCalledExactlyOnceWith('account.deletionFailed', { uid: 'ana' }, failure);
  expect(await whichExist(anasRequest, bensRequest)).toEqual([true, false]);
});
