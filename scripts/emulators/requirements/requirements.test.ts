import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HelpfulError } from '../../lib/helpfulError.ts';
import { createFolder } from '../../testing/createFolder.ts';
import { findFirestoreJar } from './firestoreJar.ts';
import { parseJavaVersion } from './java.ts';
import { checkPortsAreFree, describeTakenPorts } from './ports.ts';
import { createManifest, createWrapperJar } from './wrapperJar.ts';

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_402"', 8],
  ['openjdk version "21" 2023-09-19', 21],
  ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "11.0.2"', 11],
  ['command not found', undefined],
])('parses %s as Java %s', (output, version) => {
  expect(parseJavaVersion(output)).toBe(version);
});

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

test('the manifest begins with its version and ends with an empty line', () => {
  expect(createManifest({ 'Main-Class': 'a.B' })).toBe('Manifest-Version: 1.0\r\nMain-Class: a.B\r\n\r\n');
});

test('no manifest line passes 72 bytes, however long the path, and unfolding restores it', () => {
  fc.assert(
    fc.property(fc.webUrl({ size: 'large' }), (url) => {
      const folded = createManifest({ 'Class-Path': new URL(url).href });
      for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(72);
      expect(folded.replaceAll('\r\n ', '')).toContain(`\r\nClass-Path: ${new URL(url).href}\r\n`);
    }),
    { numRuns: 20 },
  );
});

test('the jar is a zip whose directory points at the one file', () => {
  const jar = createWrapperJar('a.B', 'file:///opt/emulator.jar');
  const end = jar.subarray(-22);
  const directory = jar.subarray(end.readUInt32LE(16), -22);
  expect(end.toString('latin1', 0, 4)).toBe('PK\x05\x06');
  expect(directory).toHaveLength(end.readUInt32LE(12));
  expect(directory.toString('latin1', 46)).toBe('META-INF/MANIFEST.MF');
  expect(jar.readUInt32LE(14)).toBe(directory.readUInt32LE(16));
  const size = jar.readUInt32LE(22);
  expect(jar.toString('latin1', 50, 50 + size)).toContain('Class-Path: file:///opt/emulator.jar');
});

test('names a taken port with its emulator and accepts a free one', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const address = { name: 'firestore', host: '127.0.0.1', port } as const;
  await expect(checkPortsAreFree([address])).rejects.toThrow(`port ${port} (firestore emulator)`);
  await new Promise((resolve) => server.close(resolve));
  await expect(checkPortsAreFree([address])).resolves.toBeUndefined();
});

test('names all taken ports at once, and how to find the program', () => {
  const message = describeTakenPorts([
    { name: 'auth', host: '127.0.0.1', port: 9099 },
    { name: 'hosting', host: '127.0.0.1', port: 5050 },
  ]);
  expect(message).toContain('port 9099 (auth emulator)\n  port 5050 (hosting emulator)');
  expect(message).toContain('lsof -i :9099');
});
