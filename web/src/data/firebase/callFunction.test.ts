import { expect, test, vi } from 'vitest';
import { callFunction } from './callFunction.ts';

const startAppCheck = vi.hoisted(() => vi.fn());
vi.mock('firebase/functions', () => ({
  getFunctions: () => ({}),
  connectFunctionsEmulator: vi.fn(),
  httpsCallable: (_: unknown, name: string) => async () => ({ data: name }),
}));
vi.mock('./appCheck.ts', () => ({ startAppCheck }));
vi.mock('./firebaseApp.ts', () => ({ firebaseApp: {}, isEmulatorBuild: false }));

test('a call fails when App Check does not start, and the next one tries again', async () => {
  startAppCheck.mockImplementationOnce(() => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  await expect(callFunction('deleteComment', {})).rejects.toThrow('Failed to fetch');
  await expect(callFunction('deleteComment', {})).resolves.toBe('deleteComment');
  expect(startAppCheck).toHaveBeenCalledTimes(2);
});

test('a call that needs no proof requests none', async () => {
  startAppCheck.mockClear();
  await expect(callFunction('searchLists', {}, { needsProof: false })).resolves.toBe('searchLists');
  expect(startAppCheck).not.toHaveBeenCalled();
  await callFunction('deleteComment', {});
  expect(startAppCheck).toHaveBeenCalledOnce();
});

test('a call fails after 20 seconds, also while App Check loads', async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.doMock('./appCheck.ts', () => new Promise(() => {}));
  const { callFunction: callAnew } = await import('./callFunction.ts');
  const answer = expect(callAnew('deleteComment', {})).rejects.toThrow('No answer came in time.');
  await vi.advanceTimersByTimeAsync(20_000);
  await answer;
});
