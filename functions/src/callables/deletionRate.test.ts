import { CLAIMED_TOO_OFTEN, DELETED_TOO_OFTEN } from '@outrank/shared/accounts/accountCalls';
import type { CallableRequest } from 'firebase-functions/https';
import { beforeEach, expect, it, vi } from 'vitest';
import { log } from '../platform/log.ts';
import { claimAccount } from './claimAccount.ts';
import { deleteAccount } from './deleteAccount.ts';

const { requestDeletion, claim, updateUser } = vi.hoisted(() => ({
  requestDeletion: vi.fn(),
  claim: vi.fn(),
  updateUser: vi.fn(async () => undefined),
}));
vi.mock('../accountDeletion/requestDeletion.ts', () => ({ requestDeletion }));
vi.mock('../googleAccounts/claimAccount.ts', () => ({ claimAccount: claim }));
vi.mock('../platform/app.ts', () => ({ app: {}, firestore: {}, authUsers: { updateUser } }));

const token = {
  auth_time: Date.now() / 1000,
  firebase: { sign_in_provider: 'google.com', identities: { 'google.com': ['google-ana'] } },
};
const call = { auth: { uid: 'ana', token }, data: {} } as unknown as CallableRequest;

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.spyOn(log, 'info').mockReturnValue();
});

it('deleteAccount refuses a Google account that has deleted too often today, and lets it stay signed in', async () => {
  requestDeletion.mockResolvedValueOnce(false);
  const refusal = { code: 'resource-exhausted', message: DELETED_TOO_OFTEN };
  await expect(deleteAccount.run(call)).rejects.toMatchObject(refusal);
  expect(updateUser).not.toHaveBeenCalled();
  expect(log.info).not.toHaveBeenCalled();
  expect(log.warn).toHaveBeenCalledExactlyOnceWith('account.deletionRefused', { uid: 'ana' });

  requestDeletion.mockResolvedValueOnce(true);
  await expect(deleteAccount.run(call)).resolves.toBeUndefined();
  expect(requestDeletion).toHaveBeenLastCalledWith(expect.anything(), 'ana', 'google-ana');
  expect(updateUser).toHaveBeenCalledExactlyOnceWith('ana', { disabled: true });
});

it('claimAccount refuses a Google account that has changed accounts too often today', async () => {
  claim.mockResolvedValueOnce({ status: 'tooOften' });
  const refusal = { code: 'resource-exhausted', message: CLAIMED_TOO_OFTEN };
  await expect(claimAccount.run(call)).rejects.toMatchObject(refusal);
  expect(log.warn).toHaveBeenCalledWith('account.claimRefused', { uid: 'ana', status: 'tooOften' });
  claim.mockResolvedValueOnce({ status: 'bound' });
  await expect(claimAccount.run(call)).resolves.toEqual({ status: 'bound' });
});
