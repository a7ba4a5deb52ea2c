import { beforeEach, expect, test, vi } from 'vitest';
import { saveUsername } from './accountWrites.ts';

const { setWithinRate, updateProfile } = vi.hoisted(() => ({
  setWithinRate: vi.fn(),
  updateProfile: vi.fn(),
}));
vi.mock('#data/firebase/writeWithinRate.ts', () => ({ setWithinRate }));
vi.mock('firebase/auth', () => ({ updateProfile }));
vi.mock('./auth.ts', () => ({ readIdentity: async () => ({}) }));

const save = () => saveUsername('ana', 'Tree Mail');

beforeEach(() => {
  vi.clearAllMocks();
});

test('saves a new name in the profile and at the identity provider', async () => {
  await save();
  const taken = { uid: 'ana', kind: 'renames', documentId: 'ana' };
  const profile = { displayName: 'Tree Mail' };
  expect(setWithinRate).toHaveBeenCalledWith(taken, 'userLists/ana', profile);
  expect(updateProfile).toHaveBeenCalledWith({}, { displayName: 'Tree Mail' });
});

test('succeeds when only the identity provider fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  updateProfile.mockRejectedValueOnce(new Error('auth/network-request-failed'));
  await expect(save()).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});

test('does not rename the identity when saving the profile fails', async () => {
  setWithinRate.mockRejectedValueOnce(new Error('permission-denied'));
  await expect(save()).rejects.toThrow('permission-denied');
  expect(updateProfile).not.toHaveBeenCalled();
});
