import { readFileSync } from 'node:fs';
import { rootFolder } from '../lib/folders.ts';
import { HelpfulError } from '../lib/helpfulError.ts';

/** firebase-tools never contacts the real cloud for a project whose id starts with `demo-`. */
export const projectId = 'demo-outrank';

export type EmulatorName =
  | ('auth' | 'firestore' | 'functions' | 'hosting' | 'tasks')
  | ('hub' | 'logging' | 'eventarc');

export type EmulatorAddress = { name: EmulatorName; host: string; port: number };

type Config = { emulators: Partial<Record<EmulatorName, { host?: string; port?: number }>> };

const { emulators } = JSON.parse(readFileSync(`${rootFolder}firebase.json`, 'utf8')) as Config;

/** Where an emulator listens, from firebase.json. */
export function addressOf(name: EmulatorName): EmulatorAddress {
  const { host = '127.0.0.1', port } = emulators[name] ?? {};
  if (port === undefined) throw new HelpfulError(`firebase.json names no port for the ${name} emulator.`);
  return { name, host, port };
}

export function urlOf(name: EmulatorName): string {
  const { host, port } = addressOf(name);
  return `http://${host}:${port}`;
}

/** Environment variables that point the admin SDK at the emulators. */
export function emulatorEnvironment(): Record<string, string> {
  const hostOf = (name: EmulatorName) => `${addressOf(name).host}:${addressOf(name).port}`;
  return {
    GCLOUD_PROJECT: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: hostOf('auth'),
    FIRESTORE_EMULATOR_HOST: hostOf('firestore'),
    FUNCTIONS_EMULATOR_HOST: hostOf('functions'),
    CLOUD_TASKS_EMULATOR_HOST: hostOf('tasks'),
    FIREBASE_EMULATOR_HUB: hostOf('hub'),
    METADATA_SERVER_DETECTION: 'none',
  };
}
