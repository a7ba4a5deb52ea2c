import {
  ACCOUNT_SIGNED_OUT,
  CLAIMED_TOO_OFTEN,
  DELETED_TOO_OFTEN,
  SIGN_IN_AGAIN,
} from '@outrank/shared/accounts/accountCalls';
import { groupRefusals } from '@outrank/shared/airing/groups';
import { DELETE_SIGNED_OUT } from '@outrank/shared/callSchemas';
import { emptyFilter } from '@outrank/shared/lists/browseFilter';
import { CURATORS_ONLY } from '@outrank/shared/moderation/moderateCall';
import { SHARE_SIGNED_OUT } from '@outrank/shared/sharing/shareCall';
import type { CallableRequest } from 'firebase-functions/https';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  changeGroup,
  claimAccount,
  createGroup,
  deleteAccount,
  deleteComment,
  editSeason,
  joinGroup,
  moderate,
  ownModeration,
  searchLists,
  share,
} from './callables.ts';
import { log } from './platform/log.ts';
import { SEARCH_RATE } from './search/findLists.ts';

const { changeStoredGroup, editStoredSeason, requestDeletion, claim, removeComment, updateUser } = vi.hoisted(
  () => ({
    changeStoredGroup: vi.fn(),
    editStoredSeason: vi.fn(),
    requestDeletion: vi.fn(),
    removeComment: vi.fn(async () => true),
    claim: vi.fn(),
    updateUser: vi.fn(async () => undefined),
  }),
);
vi.mock('./airing/editStoredSeason.ts', () => ({ editStoredSeason }));
vi.mock('./airing/storedGroups.ts', () => ({ changeStoredGroup }));
vi.mock('./platform/googleUser.ts', async (original) => ({
  ...(await original<object>()),
  isBlocked: async (_: unknown, googleId: string) => googleId === 'google-blocked',
}));
vi.mock('./platform/loadCatalogue.ts', () => ({ loadCatalogue: async () => undefined }));
vi.mock('./accountDeletion/removeAccount.ts', () => ({ requestDeletion }));
vi.mock('./cascade/removeComment.ts', () => ({ removeComment }));
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
const callWith = (auth: object | undefined, data: object = {}) =>
  ({ auth, data }) as unknown as CallableRequest;
const call = callWith({ uid: 'ana', token });

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

const password = { ...token, firebase: { ...token.firebase, sign_in_provider: 'password' } };

it.each([
  ['claimAccount', claimAccount, 'You must be logged in to open your account.'],
  ['deleteAccount', deleteAccount, ACCOUNT_SIGNED_OUT],
  ['deleteComment', deleteComment, DELETE_SIGNED_OUT],
  ['moderate', moderate, CURATORS_ONLY],
  ['editSeason', editSeason, CURATORS_ONLY],
  ['ownModeration', ownModeration, 'You must be logged in to download your data.'],
  ['searchLists', searchLists, 'You must be logged in to search lists.'],
  ['share', share, SHARE_SIGNED_OUT],
  ['createGroup', createGroup, groupRefusals.signedOut],
  ['joinGroup', joinGroup, groupRefusals.signedOut],
  ['changeGroup', changeGroup, groupRefusals.signedOut],
])(
  '%s refuses a signed-out visitor and a session of another provider, and says why',
  async (_, { run }, message) => {
    for (const auth of [undefined, { uid: 'ana', token: password }])
      await expect(run(callWith(auth))).rejects.toMatchObject({
        code: 'unauthenticated',
        message,
      });
  },
);

it('editSeason takes the word of a curator who is not blocked only, and only a whole one', async () => {
  const data = { action: 'announce', number: 51, name: 'Survivor 51', year: 2026, contestants: ['Bo Lund'] };
  editStoredSeason.mockResolvedValue(undefined);
  const edit = (curator: unknown, changes = {}) =>
    editSeason.run(callWith({ uid: 'cleo', token: { ...token, curator } }, { ...data, ...changes }));
  await expect(edit(true)).resolves.toEqual({ isDone: true });
  for (const claim of [undefined, false, 'true'])
    await expect(edit(claim)).rejects.toMatchObject({ code: 'permission-denied', message: CURATORS_ONLY });
  const identities = { 'google.com': ['google-blocked'] };
  const blocked = { ...token, curator: true, firebase: { ...token.firebase, identities } };
  for (const { run } of [editSeason, moderate])
    await expect(run(callWith({ uid: 'cleo', token: blocked }, data))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  for (const changes of [{ action: 'cancel' }, { number: 0 }, { contestants: ['<b>'] }, { name: '' }])
    await expect(edit(true, changes)).rejects.toMatchObject({ code: 'invalid-argument' });
  editStoredSeason.mockResolvedValue('Season 50 is not finished.');
  const refusal = { code: 'failed-precondition', message: 'Season 50 is not finished.' };
  await expect(edit(true)).rejects.toMatchObject(refusal);
});

it('changeGroup says why it refuses, and takes a whole change only', async () => {
  const leave = (changes = {}) =>
    changeGroup.run(callWith({ uid: 'ana', token }, { groupId: 'g', action: 'leave', ...changes }));
  changeStoredGroup.mockResolvedValue({ groupId: 'g' });
  await expect(leave()).resolves.toEqual({ groupId: 'g' });
  for (const changes of [{ groupId: 'a/b' }, { action: 'remove' }, { action: 'rename', name: ' ' }])
    await expect(leave(changes)).rejects.toMatchObject({ code: 'invalid-argument' });
  for (const [status, code] of [
    ['full', 'failed-precondition'],
    ['notOwner', 'permission-denied'],
    ['blocked', 'permission-denied'],
    ['missing', 'not-found'],
  ] as const) {
    changeStoredGroup.mockResolvedValue(status);
    await expect(leave()).rejects.toMatchObject({ code, message: groupRefusals[status] });
  }
  expect(groupRefusals.full).toBe('This group is full (50 members).');
});

it('deleteAccount refuses a session that began long ago', async () => {
  const old = { ...token, auth_time: token.auth_time - 600 };
  const refusal = { code: 'failed-precondition', message: SIGN_IN_AGAIN };
  const request = callWith({ uid: 'ana', token: old });
  await expect(deleteAccount.run(request)).rejects.toMatchObject(refusal);
});

it.each(['', '.', '..', '__mine__', 'users/ana', 'c'.repeat(129)])(
  'deleteComment refuses the id %o',
  async (commentId) => {
    const remove = (id: string) => deleteComment.run({ ...call, data: { commentId: id } });
    await expect(remove(commentId)).rejects.toMatchObject({ code: 'invalid-argument' });
    await expect(remove('c'.repeat(128))).resolves.toBeUndefined();
  },
);

/** A search by a Google account; `uid` is its account of Outrank. */
function search(googleId: string, uid = googleId): Promise<unknown> {
  const firebase = { sign_in_provider: 'google.com', identities: { 'google.com': [googleId] } };
  const data = { filter: emptyFilter, page: 0 };
  return searchLists.run(callWith({ uid, token: { firebase } }, data)) as Promise<unknown>;
}

it('refuses too many searches of a Google account, also with a new uid, and nobody else’s', async () => {
  for (let count = 0; count < SEARCH_RATE.most; count += 1)
    await expect(search('ben')).resolves.toEqual(answer);
  await expect(search('ben')).rejects.toMatchObject({ code: 'resource-exhausted' });
  await expect(search('ben', 'ben-again')).rejects.toMatchObject({ code: 'resource-exhausted' });
  await expect(search('cleo')).resolves.toEqual(answer);
  vi.advanceTimersByTime(1000);
  await expect(search('ben')).resolves.toEqual(answer);
});
