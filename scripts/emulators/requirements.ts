import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { cacheFolder, listNewestFirst } from '../lib/folders.ts';
import { HelpfulError } from '../lib/helpfulError.ts';
import { findOnPath, installDebianPackage } from '../lib/programs.ts';
import type { EmulatorAddress } from './emulatorSettings.ts';

/** The folder of a `java`, of which firebase-tools checks the version. Installs one on Debian as root. */
export function findJavaFolder(env: NodeJS.ProcessEnv = process.env): string {
  const find = () => findOnPath(['java'], env.PATH) ?? findOnPath(['java'], join(env.JAVA_HOME ?? '', 'bin'));
  const java = find() ?? (installDebianPackage('default-jre-headless') ? find() : undefined);
  if (java !== undefined) return dirname(java);
  throw new HelpfulError(
    'The Firestore emulator needs Java, and there is none on the PATH.\n' +
      'Install Java 11 to 21 (Debian: `apt-get install default-jre-headless`; macOS: `brew install openjdk@21`; ' +
      'anywhere: https://adoptium.net), then try again.',
  );
}

const JAR_VARIABLE = 'FIRESTORE_EMULATOR_BINARY_PATH';
const CLOUD_SDK_JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** The Firestore emulator's jar; undefined when firebase-tools has to download it. */
export function findFirestoreJar(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env[JAR_VARIABLE];
  if (named && !existsSync(named))
    throw new HelpfulError(`${JAR_VARIABLE} names ${named}, but there is no such file.`);
  const home = env.HOME ?? homedir();
  const downloads = env.FIREBASE_EMULATORS_PATH ?? join(home, '.cache', 'firebase', 'emulators');
  const [downloaded] = listNewestFirst(downloads, /^cloud-firestore-emulator-v.*[.]jar$/);
  return named || downloaded || wrapCloudSdkJar(home, env);
}

/**
 * A jar with one file, the manifest of two lines `Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore` and
 * `Class-Path: emulator.jar`.
 */
const WRAPPER =
  'UEsDBBQAAAAIAAAAIQBZ52BqYQAAAHkAAAAUAAAATUVUQS1JTkYvTUFOSUZFU1QuTUY9jDsOgCAQBXtOwQXYaEtrYkdiZb/BVTHA' +
  'Jizc31+0ezOZPIc5rCTVzFQkcLa6h045DNkMEUWs9pxgY94igY/cFliwolQuBJRaxGvBGgq9ariT8UP1fJgJ6271Xx9YlDoBUEsB' +
  'AhQDFAAAAAgAAAAhAFnnYGphAAAAeQAAABQAAAAAAAAAAAAAAIABAAAAAE1FVEEtSU5GL01BTklGRVNULk1GUEsFBgAAAAABAAEA' +
  'QgAAAJMAAAAAAA==';

/** The Google Cloud CLI's jar names no main class, and firebase-tools can only run `java -jar`, so another jar beside it does. */
function wrapCloudSdkJar(home: string, { PATH }: NodeJS.ProcessEnv): string | undefined {
  const gcloud = findOnPath(['gcloud'], PATH);
  const jar = [
    ...(gcloud === undefined ? [] : [dirname(dirname(realpathSync(gcloud)))]),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    join(home, 'google-cloud-sdk'),
  ]
    .map((folder) => join(folder, CLOUD_SDK_JAR))
    .find(existsSync);
  if (jar === undefined) return undefined;
  const folder = join(cacheFolder, 'emulators');
  const [wrapper, link] = [join(folder, 'firestore-emulator.jar'), join(folder, 'emulator.jar')];
  mkdirSync(folder, { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(jar, link);
  writeFileSync(wrapper, Buffer.from(WRAPPER, 'base64'), { mode: 0o755 });
  return wrapper;
}

/** The built web app knows the port of every emulator, so a port in use is an error. */
export async function checkPortsAreFree(addresses: readonly EmulatorAddress[]): Promise<void> {
  const areFree = await Promise.all(addresses.map(isPortFree));
  const taken = addresses.filter((_, index) => !areFree[index]);
  if (taken.length === 0) return;
  const lines = taken.map(({ name, port }) => `  port ${port} (${name} emulator)`);
  throw new HelpfulError(
    `${taken.length === 1 ? 'A port that Outrank needs is' : 'Ports that Outrank needs are'} in use:\n${lines.join('\n')}\n` +
      'Another `npm start`, `npm run dev` or `npm test` is probably still running: end it with Ctrl-C and try again.\n' +
      `Otherwise \`lsof -i :${taken[0]?.port}\` (or \`ss -ltnp\`) shows which program it is. firebase.json sets the ports.`,
  );
}

export function isPortFree({ host, port }: Pick<EmulatorAddress, 'host' | 'port'>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    );
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
