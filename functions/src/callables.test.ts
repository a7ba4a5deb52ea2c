import { CLAIMED_TOO_OFTEN, DELETED_TOO_OFTEN } from '@outrank/shared/accounts/accountCalls';
import { emptyFilter } from '@outrank/shared/lists/browseFilter';
import type { CallableRequest } from 'firebase-functions/https';
import { beforeEach, expect, it, vi } from 'vitest';
import { claimAccount, deleteAccount, searchLists } from './callables.ts';
import { log } from './platform/log.ts';
import { SEARCH_RATE } from './search/findLists.ts';

const { requestDeletion, claim, updateUser } = vi.hoisted(() => ({
  requestDeletion: vi.fn(),
  claim: vi.fn(),
  updateUser: vi.fn(async () => undefined),
}));
vi.mock('./accountDeletion/requestDeletion.ts', () => ({ requestDeletion }));
vi.mock('./googleAccounts/claimAccount.ts', () => ({ claimAccount: claim }));
vi.mock('./platform/app.ts', () => ({ app: {}, firestore: {}, authUsers: { updateUser } }));

const answer = { keys: [], total: 0, hasMore: false };
vi.mock('./search/findLists.ts', async (original) => ({
  ...(await original<object>()),
  findLists: async () => answer,
}));
// Before the function takes the clock.
vi.hoisted(() => vi.useFakeTimers({ toFake: ['Date'] }));

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

/** A search by a Google account; `uid` is its account of Outrank. */
function search(googleId: string, uid = googleId, provider = 'google.com'): Promise<unknown> {
  const firebase = { sign_in_provider: provider, identities: { 'google.com': [googleId] } };
  const request = { auth: { uid, token: { firebase } }, data: { filter: emptyFilter, page: 0 } };
  return searchLists.run(request as unknown as CallableRequest) as Promise<unknown>;
}

it('refuses a session of another provider', async () => {
  await expect(search('ana', 'ana', 'password')).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(search('ana')).resolves.toEqual(answer);
});

it('refuses too many searches of a Google account, also with a new uid, and nobody else’s', async () => {
  for (let count = 0; count < SEARCH_RATE.most; count += 1)
    await expect(search('ben')).resolves.toEqual(answer);
  await expect(search('ben')).rejects.toMatchObject({ code: 'resource-exhausted' });
  await expect(search('ben', 'ben-again')).rejects.toMatchObject({ code: 'resource-exhausted' });
  await expect(search('cleo')).resolves.toEqual(answer);
  vi.advanceTimersByTime(1000);
  await expect(search('ben')).resolves.toEqual(answer);
});
