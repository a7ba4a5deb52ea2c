import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { cacheFolder, rootFolder } from '../rootFolder.ts';
import { writeEmulatorConfig } from './emulatorConfig.ts';
import { type EmulatorName, projectId } from './emulatorSettings.ts';

/** firebase-tools itself, without the shell and npm in between, so that its process id is the one we hold. */
export function firebaseCommand(only: readonly EmulatorName[], importFolder: string | undefined): string[] {
  return [
    join(rootFolder, 'node_modules/firebase-tools/lib/bin/firebase.js'),
    'emulators:start',
    ...['--project', projectId],
    ...['--config', writeEmulatorConfig()],
    ...['--only', only.join(',')],
    ...(importFolder === undefined ? [] : ['--import', importFolder]),
    '--non-interactive',
  ];
}

/**
 * The surroundings of firebase-tools: Node 24 and Java first on the PATH, the Firestore emulator that was found, and a
 * settings folder of its own, which knows no account, sends no statistics and asks for no updates.
 */
export function firebaseEnvironment(javaFolder: string, firestoreJar: string | undefined): NodeJS.ProcessEnv {
  const { GOOGLE_APPLICATION_CREDENTIALS, FIREBASE_TOKEN, FORCE_COLOR, DEBUG, NODE_ENV, ...env } =
    process.env;
  return {
    ...env,
    ...(firestoreJar !== undefined && { FIRESTORE_EMULATOR_BINARY_PATH: firestoreJar }),
    PATH: [dirname(process.execPath), join(rootFolder, 'node_modules/.bin'), env.PATH, javaFolder].join(
      delimiter,
    ),
    XDG_CONFIG_HOME: quietSettings(),
    NO_UPDATE_NOTIFIER: '1',
    npm_config_offline: 'true', // else it asks npm for the latest firebase-functions at every start, and waits
    NO_COLOR: '1',
    METADATA_SERVER_DETECTION: 'none',
    FUNCTIONS_DISCOVERY_TIMEOUT: '120', // seconds that a process may take to start; an event that found none is lost
  };
}

function quietSettings(): string {
  const folder = join(cacheFolder, 'emulators', 'settings');
  const farFuture = Date.UTC(2100, 0);
  const settings = { usage: false, 'analytics-uuid': 'none', motd: { fetched: farFuture } };
  mkdirSync(join(folder, 'configstore'), { recursive: true });
  writeFileSync(join(folder, 'configstore', 'firebase-tools.json'), JSON.stringify(settings));
  return folder;
}
