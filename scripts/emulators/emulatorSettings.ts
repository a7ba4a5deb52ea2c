import { readFileSync } from 'node:fs';
import { rootFolder } from '../lib/folders.ts';
import { HelpfulError } from '../lib/helpfulError.ts';

/** firebase-tools never contacts the real cloud for a project whose id starts with `demo-`. */
export const projectId = 'demo-outrank';

export type EmulatorName =
  | 'auth'
  | 'firestore'
  | 'functions'
  | 'hosting'
  | 'tasks'
  | 'storage'
  | 'hub'
  | 'logging'
  | 'eventarc';

export type EmulatorAddress = { name: EmulatorName; host: string; port: number };

/** Where each emulator listens, from the text of firebase.json. */
export function parseEmulatorAddresses(firebaseJson: string): Map<string, EmulatorAddress> {
  const { emulators = {} } = JSON.parse(firebaseJson) as { emulators?: Record<string, unknown> };
  const addresses = new Map<string, EmulatorAddress>();
  for (const [name, settings] of Object.entries(emulators)) {
    if (typeof settings !== 'object' || settings === null) continue;
    const { host = '127.0.0.1', port } = settings as { host?: unknown; port?: unknown };
    if (port === undefined) continue;
    if (typeof host !== 'string' || !Number.isInteger(port) || Number(port) < 1 || Number(port) > 65535) {
      throw new HelpfulError(`firebase.json: the address of the ${name} emulator is not a host and a port.`);
    }
    addresses.set(name, { name: name as EmulatorName, host, port: Number(port) });
  }
  return addresses;
}

const addresses = parseEmulatorAddresses(readFileSync(`${rootFolder}firebase.json`, 'utf8'));

export function addressOf(name: EmulatorName): EmulatorAddress {
  const address = addresses.get(name);
  if (address === undefined) throw new HelpfulError(`firebase.json names no port for the ${name} emulator.`);
  return address;
}

export function hasAddress(name: EmulatorName): boolean {
  return addresses.has(name);
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
