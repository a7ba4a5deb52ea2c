import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheFolder, listNewestFirst } from '../../lib/folders.ts';
import { HelpfulError } from '../../lib/helpfulError.ts';
import { findOnPath } from '../../lib/programs.ts';
import { createWrapperJar } from './wrapperJar.ts';

const ENV_VARIABLE = 'FIRESTORE_EMULATOR_BINARY_PATH';
const DOWNLOAD_HOST = 'https://storage.googleapis.com';
const CLOUD_SDK_JAR = 'cloud-firestore-emulator/cloud-firestore-emulator.jar';
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** The Firestore emulator's jar; undefined when firebase-tools has to download it. */
export function findFirestoreJar(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env[ENV_VARIABLE];
  if (named && !existsSync(named)) {
    throw new HelpfulError(`${ENV_VARIABLE} names ${named}, but there is no such file.`);
  }
  return named || findDownloadedJar(env) || wrapCloudSdkJar(env);
}

/** Checks that firebase-tools can download the Firestore emulator. A proxy makes the check impossible. */
export async function checkDownloadIsPossible(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  if (env.HTTPS_PROXY || env.https_proxy) return;
  try {
    await fetch(DOWNLOAD_HOST, { method: 'HEAD', signal: AbortSignal.timeout(8000) });
    console.log('The Firestore emulator is downloaded once (60 MB) ...');
  } catch {
    throw new HelpfulError(
      `This machine has no Firestore emulator, and ${DOWNLOAD_HOST}, where it is downloaded from, cannot be reached.\n` +
        'Either connect to the internet for the first start, or install the package `google-cloud-cli-firestore-emulator`\n' +
        '(with gcloud: `gcloud components install cloud-firestore-emulator`),\n' +
        `or set ${ENV_VARIABLE} to the jar of a Firestore emulator.`,
    );
  }
}

/** The newest jar that firebase-tools has downloaded. */
function findDownloadedJar(env: NodeJS.ProcessEnv): string | undefined {
  const folder =
    env.FIREBASE_EMULATORS_PATH ?? join(env.HOME ?? homedir(), '.cache', 'firebase', 'emulators');
  return listNewestFirst(folder, /^cloud-firestore-emulator-v.*[.]jar$/)[0];
}

function wrapCloudSdkJar(env: NodeJS.ProcessEnv): string | undefined {
  const jar = listCloudSdkJars(env).find((file) => existsSync(file));
  if (jar === undefined) return undefined;
  const wrapper = join(cacheFolder, 'emulators', 'firestore-emulator.jar');
  mkdirSync(dirname(wrapper), { recursive: true });
  writeFileSync(wrapper, createWrapperJar(MAIN_CLASS, pathToFileURL(jar).href), { mode: 0o755 });
  return wrapper;
}

/** The usual folders of the Google Cloud CLI, the one on the PATH first. */
function listCloudSdkJars(env: NodeJS.ProcessEnv): string[] {
  const gcloud = findOnPath(['gcloud'], env.PATH);
  return [
    ...(gcloud === undefined ? [] : [dirname(dirname(realpathSync(gcloud)))]),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    join(env.HOME ?? homedir(), 'google-cloud-sdk'),
  ].map((folder) => join(folder, 'platform', CLOUD_SDK_JAR));
}
