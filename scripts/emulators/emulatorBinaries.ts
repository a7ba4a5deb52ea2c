import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HelpfulError } from '../helpfulError.ts';
import { cacheFolder } from '../rootFolder.ts';
import { findInCloudSdk } from './cloudSdk.ts';
import { wrapperJar } from './wrapperJar.ts';

type Source = { where: string; find: () => string | undefined };

/** Asks the places in their order and stops at the first that has the thing. */
export function firstFound(sources: readonly Source[]): { where: string; path: string } | undefined {
  for (const { where, find } of sources) {
    const path = find();
    if (path !== undefined) return { where, path };
  }
  return undefined;
}

/** The Firestore emulator's jar; undefined when firebase-tools has to download it. */
export function findFirestoreEmulator(env: NodeJS.ProcessEnv = process.env) {
  return firstFound([
    {
      where: 'FIRESTORE_EMULATOR_BINARY_PATH',
      find: () => namedByPerson('FIRESTORE_EMULATOR_BINARY_PATH', env),
    },
    { where: 'firebase-tools', find: () => newestInFirebaseCache('cloud-firestore-emulator-v', env) },
    { where: 'the Google Cloud CLI', find: firestoreOfCloudSdk },
  ]);
}

/** The Storage emulator's rules cannot be had offline: it starts only where firebase-tools has them already. */
export function hasStorageEmulator(env: NodeJS.ProcessEnv = process.env): boolean {
  return newestInFirebaseCache('cloud-storage-rules-runtime-v', env) !== undefined;
}

function namedByPerson(variable: string, env: NodeJS.ProcessEnv): string | undefined {
  const path = env[variable];
  if (!path || existsSync(path)) return path || undefined;
  throw new HelpfulError(`${variable} names ${path}, but there is no such file.`);
}

function newestInFirebaseCache(prefix: string, env: NodeJS.ProcessEnv): string | undefined {
  const folder =
    env.FIREBASE_EMULATORS_PATH ?? join(env.HOME ?? homedir(), '.cache', 'firebase', 'emulators');
  if (!existsSync(folder)) return undefined;
  const newest = readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.jar'))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))[0];
  return newest && join(folder, newest);
}

function firestoreOfCloudSdk(): string | undefined {
  const jar = findInCloudSdk(
    'cloud-firestore-emulator/cloud-firestore-emulator.jar',
    'google-cloud-cli-firestore-emulator',
  );
  const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  return jar && cached('firestore-emulator.jar', wrapperJar(mainClass, pathToFileURL(jar).href));
}

function cached(name: string, content: Buffer): string {
  const file = join(cacheFolder, 'emulators', name);
  mkdirSync(join(cacheFolder, 'emulators'), { recursive: true });
  writeFileSync(file, content, { mode: 0o755 });
  return file;
}
