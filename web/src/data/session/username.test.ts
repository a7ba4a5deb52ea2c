import type { Firestore } from 'firebase/firestore/lite';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveUsername } from './username.ts';

const setDoc = vi.hoisted(() => vi.fn(async (_: unknown, _profile: object) => {}));
const updateProfile = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('firebase/firestore/lite', () => ({ doc: (_: unknown, path: string) => path, setDoc }));
vi.mock('firebase/auth', () => ({ updateProfile }));
vi.mock('./auth.ts', () => ({ readIdentity: async () => ({}) }));

const db = {} as Firestore;

beforeEach(() => {
  vi.clearAllMocks();
});

test('a new name goes to the profile and to the identity', async () => {
  await saveUsername(db, 'ana', 'Tree Mail');
  expect(setDoc).toHaveBeenCalledWith('userLists/ana', { displayName: 'Tree Mail' });
  expect(updateProfile).toHaveBeenCalledWith({}, { displayName: 'Tree Mail' });
});

test('a name that everybody sees is changed, whatever becomes of the identity', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  updateProfile.mockRejectedValueOnce(new Error('auth/network-request-failed'));
  await expect(saveUsername(db, 'ana', 'Tree Mail')).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});

test('a name that the profile did not take is not changed', async () => {
  setDoc.mockRejectedValueOnce(new Error('permission-denied'));
  await expect(saveUsername(db, 'ana', 'Tree Mail')).rejects.toThrow('permission-denied');
  expect(updateProfile).not.toHaveBeenCalled();
});
