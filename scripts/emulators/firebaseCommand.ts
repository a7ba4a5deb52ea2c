import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { cacheFolder, rootFolder } from '../lib/folders.ts';
import { writeHostingConfig } from '../lib/hostingConfig.ts';
import { type EmulatorName, projectId, urlOf } from './emulatorSettings.ts';

/** Runs firebase-tools without a shell or npm in between, so that the process id is its own. */
export function createFirebaseCommand(only: readonly EmulatorName[], importFolder?: string): string[] {
  return [
    join(rootFolder, 'node_modules/firebase-tools/lib/bin/firebase.js'),
    'emulators:start',
    ...['--project', projectId],
    // The deployed file does not name the emulators.
    '--config',
    writeHostingConfig('firebase.emulators.json', {
      folder: relative(rootFolder, servedFolder),
      adaptPolicy: addEmulatorsToPolicy,
    }),
    ...['--only', only.join(',')],
    ...(importFolder === undefined ? [] : ['--import', importFolder]),
    '--non-interactive',
  ];
}

/**
 * The environment of firebase-tools: Node 24 and Java first on the PATH, the Firestore emulator's jar, and a settings folder
 * of its own, without an account, statistics or update checks.
 */
export function createFirebaseEnvironment(javaFolder: string, firestoreJar?: string): NodeJS.ProcessEnv {
  const { GOOGLE_APPLICATION_CREDENTIALS, FIREBASE_TOKEN, FORCE_COLOR, DEBUG, NODE_ENV, ...env } =
    process.env;
  const path = [dirname(process.execPath), join(rootFolder, 'node_modules/.bin'), env.PATH, javaFolder];
  return {
    ...env,
    ...(firestoreJar !== undefined && { FIRESTORE_EMULATOR_BINARY_PATH: firestoreJar }),
    PATH: path.join(delimiter),
    XDG_CONFIG_HOME: writeSettings(),
    NO_UPDATE_NOTIFIER: '1',
    npm_config_offline: 'true', // firebase-tools would ask npm for the latest firebase-functions at every start
    NO_COLOR: '1',
    METADATA_SERVER_DETECTION: 'none',
    FUNCTIONS_DISCOVERY_TIMEOUT: '120', // seconds until a function's process counts as failed; its event is then lost
    // Each call at the same time has a process of its own, which stays: the 50 that firebase-tools allows fill the memory.
    FUNCTIONS_EMULATOR_PARALLEL: '6',
  };
}

function writeSettings(): string {
  const folder = join(cacheFolder, 'emulators', 'settings');
  const farFuture = Date.UTC(2100, 0);
  const settings = { usage: false, 'analytics-uuid': 'none', motd: { fetched: farFuture } };
  mkdirSync(join(folder, 'configstore'), { recursive: true });
  writeFileSync(join(folder, 'configstore', 'firebase-tools.json'), JSON.stringify(settings));
  return folder;
}

const servedFolder = join(cacheFolder, 'emulators', 'site');
const folders = {
  site: join(rootFolder, 'web/dist'),
  notice: join(rootFolder, 'scripts/emulators/beingMade'),
} as const;

/** What the hosting emulator serves: the site, or the notice that the demo world is being made. It looks at each request. */
export function serve(what: keyof typeof folders): void {
  mkdirSync(dirname(servedFolder), { recursive: true });
  rmSync(servedFolder, { force: true });
  symlinkSync(folders[what], servedFolder, 'junction');
}

/** The page requests pictures from the Storage emulator, which does not run (web/src/data/pictures/readPicture.ts). */
const storage = 'http://127.0.0.1:9199';

const emulatorSources: Readonly<Record<string, readonly string[]>> = {
  'img-src': [storage],
  'connect-src': [urlOf('auth'), urlOf('firestore'), urlOf('functions'), storage],
};

/** Extends a Content-Security-Policy so that the page may connect to the emulators. */
export function addEmulatorsToPolicy(policy: string): string {
  const directives = policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, ...sources, ...(emulatorSources[name] ?? [])].join(' ');
  });
  return directives.join('; ');
}
