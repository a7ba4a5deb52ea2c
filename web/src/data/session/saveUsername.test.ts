import type { Firestore } from 'firebase/firestore/lite';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveUsername } from './accountWrites.ts';

const { set, commit, updateProfile } = vi.hoisted(() => ({
  set: vi.fn(),
  commit: vi.fn(),
  updateProfile: vi.fn(),
}));
vi.mock('firebase/firestore/lite', () => ({
  doc: (_: unknown, path: string) => path,
  writeBatch: () => ({ set }),
}));
vi.mock('#data/firebase/writeWithinRate.ts', () => ({
  writeWithinRate: (_: unknown, taken: object, write: (addToken: () => object) => Promise<void>) =>
    write(() => ({ commit: () => commit(taken) })),
}));
vi.mock('firebase/auth', () => ({ updateProfile }));
vi.mock('./auth.ts', () => ({ readIdentity: async () => ({}) }));

const save = () => saveUsername({} as Firestore, 'ana', 'Tree Mail');

beforeEach(() => {
  vi.clearAllMocks();
});

test('saves a new name in the profile and at the identity provider', async () => {
  await save();
  expect(set).toHaveBeenCalledWith('userLists/ana', { displayName: 'Tree Mail' });
  expect(commit).toHaveBeenCalledWith({ uid: 'ana', kind: 'renames', documentId: 'ana' });
  expect(updateProfile).toHaveBeenCalledWith({}, { displayName: 'Tree Mail' });
});

test('succeeds when only the identity provider fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  updateProfile.mockRejectedValueOnce(new Error('auth/network-request-failed'));
  await expect(save()).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});

test('does not rename the identity when saving the profile fails', async () => {
  commit.mockRejectedValueOnce(new Error('permission-denied'));
  await expect(save()).rejects.toThrow('permission-denied');
  expect(updateProfile).not.toHaveBeenCalled();
});
