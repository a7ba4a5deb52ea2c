import { expect, test, vi } from 'vitest';
import { callFunction } from './callFunction.ts';

const startAppCheck = vi.hoisted(() => vi.fn());
const getFunctions = vi.hoisted(() => vi.fn(() => ({})));
vi.mock('firebase/functions', () => ({
  getFunctions,
  connectFunctionsEmulator: vi.fn(),
  httpsCallable: (_: unknown, name: string) => async () => ({ data: name }),
}));
vi.mock('./appCheck.ts', () => ({ startAppCheck }));
vi.mock('./firebaseApp.ts', () => ({ firebaseApp: {}, isEmulatorBuild: false }));

test('starts App Check again after a failure, and only once after it has succeeded', async () => {
  startAppCheck.mockImplementationOnce(() => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  await expect(callFunction('searchLists', {})).rejects.toThrow('Failed to fetch');
  await expect(callFunction('searchLists', {})).resolves.toBe('searchLists');
  await expect(callFunction('deleteAccount', {})).resolves.toBe('deleteAccount');
  expect(getFunctions).toHaveBeenCalledOnce();
});
