import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HelpfulError } from '../lib/helpfulError.ts';
import { createFolder } from '../testing/createFolder.ts';
import { checkPortsAreFree, findFirestoreJar } from './requirements.ts';

const cache = '.cache/firebase/emulators';
const createHome = (...jars: string[]) =>
  createFolder(Object.fromEntries(jars.map((jar) => [`${cache}/${jar}`, ''])));

test('prefers the jar that the environment names to the one of firebase-tools', () => {
  const home = createHome('cloud-firestore-emulator-v1.19.8.jar', 'mine.jar');
  const mine = join(home, cache, 'mine.jar');
  expect(findFirestoreJar({ HOME: home, FIRESTORE_EMULATOR_BINARY_PATH: mine })).toBe(mine);
  expect(findFirestoreJar({ HOME: home })).toContain('cloud-firestore-emulator-v1.19.8.jar');
});

test('takes the newest jar of firebase-tools, compared by number', () => {
  const home = createHome('cloud-firestore-emulator-v1.9.9.jar', 'cloud-firestore-emulator-v1.19.8.jar');
  expect(findFirestoreJar({ HOME: home })).toContain('v1.19.8');
});

test('refuses a named jar that does not exist', () => {
  const env = { FIRESTORE_EMULATOR_BINARY_PATH: '/not/there.jar' };
  expect(() => findFirestoreJar(env)).toThrow(HelpfulError);
});

test('names a taken port with its emulator and how to find the program, and accepts a free one', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const address = { name: 'firestore', host: '127.0.0.1', port } as const;
  const checked = checkPortsAreFree([address]);
  await expect(checked).rejects.toThrow(`port ${port} (firestore emulator)`);
  await expect(checked).rejects.toThrow(`lsof -i :${port}`);
  await new Promise((resolve) => server.close(resolve));
  await expect(checkPortsAreFree([address])).resolves.toBeUndefined();
});
