import { HelpfulError } from '../helpfulError.ts';

const downloadHost = 'https://storage.googleapis.com';

/** firebase-tools downloads a missing Firestore emulator, which takes a network. Behind a proxy only it can tell. */
export async function checkDownloadIsPossible(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  if (env.HTTPS_PROXY || env.https_proxy) return;
  try {
    await fetch(downloadHost, { method: 'HEAD', signal: AbortSignal.timeout(8000) });
    console.log('The Firestore emulator is downloaded once (60 MB) ...');
  } catch {
    throw new HelpfulError(
      `There is no Firestore emulator on this machine, and ${downloadHost}, where it is downloaded from, cannot be reached.\n` +
        'Either connect to the internet for the first start, or install the package `google-cloud-cli-firestore-emulator`\n' +
        '(with gcloud: `gcloud components install cloud-firestore-emulator`),\n' +
        'or set FIRESTORE_EMULATOR_BINARY_PATH to the jar of a Firestore emulator.',
    );
  }
}
