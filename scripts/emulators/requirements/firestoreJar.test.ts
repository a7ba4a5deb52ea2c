import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HelpfulError } from '../../lib/helpfulError.ts';
import { findFirestoreJar } from './firestoreJar.ts';

function createHome(...jars: string[]): string {
  const home = mkdtempSync(join(tmpdir(), 'outrank-home-'));
  const cache = join(home, '.cache/firebase/emulators');
  mkdirSync(cache, { recursive: true });
  for (const jar of jars) writeFileSync(join(cache, jar), '');
  return home;
}

test('prefers the jar that the environment names to the one of firebase-tools', () => {
  const home = createHome('cloud-firestore-emulator-v1.19.8.jar', 'mine.jar');
  const mine = join(home, '.cache/firebase/emulators/mine.jar');
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
