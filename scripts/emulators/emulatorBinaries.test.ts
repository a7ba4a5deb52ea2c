import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HelpfulError } from '../helpfulError.ts';
import { findFirestoreEmulator, firstFound, hasStorageEmulator } from './emulatorBinaries.ts';

function homeWithCache(...files: string[]): string {
  const home = mkdtempSync(join(tmpdir(), 'outrank-home-'));
  const cache = join(home, '.cache/firebase/emulators');
  mkdirSync(cache, { recursive: true });
  for (const file of files) writeFileSync(join(cache, file), '');
  return home;
}

test('the first place that has the thing wins, and later places are not asked', () => {
  const found = firstFound([
    { where: 'nowhere', find: () => undefined },
    { where: 'here', find: () => '/a' },
    {
      where: 'later',
      find: () => {
        throw new Error('asked');
      },
    },
  ]);
  expect(found).toEqual({ where: 'here', path: '/a' });
});

test('the jar that a person names comes before the one of firebase-tools', () => {
  const home = homeWithCache('cloud-firestore-emulator-v1.19.8.jar', 'mine.jar');
  const mine = join(home, '.cache/firebase/emulators/mine.jar');
  expect(findFirestoreEmulator({ HOME: home, FIRESTORE_EMULATOR_BINARY_PATH: mine })?.path).toBe(mine);
  expect(findFirestoreEmulator({ HOME: home })?.path).toContain('cloud-firestore-emulator-v1.19.8.jar');
});

test('the newest jar of firebase-tools counts, by number and not by letter', () => {
  const home = homeWithCache('cloud-firestore-emulator-v1.9.9.jar', 'cloud-firestore-emulator-v1.19.8.jar');
  expect(findFirestoreEmulator({ HOME: home })?.path).toContain('v1.19.8');
});

test('a named jar that is not there is said so', () => {
  expect(() => findFirestoreEmulator({ FIRESTORE_EMULATOR_BINARY_PATH: '/not/there.jar' })).toThrow(
    HelpfulError,
  );
});

test('the Storage emulator is there only with its rules runtime', () => {
  expect(hasStorageEmulator({ HOME: homeWithCache() })).toBe(false);
  expect(hasStorageEmulator({ HOME: homeWithCache('cloud-storage-rules-runtime-v1.1.3.jar') })).toBe(true);
});
