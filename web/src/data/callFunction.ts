import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { firebaseApp, isEmulatorBuild } from './firebaseApp.ts';

/** Few screens call functions, so this module is imported where a call is made and stays out of the first bundle. */
const functions = getFunctions(firebaseApp, 'us-central1');

if (isEmulatorBuild) connectFunctionsEmulator(functions, '127.0.0.1', 5001);

/**
 * Calls a function in the cloud as the signed-in fan and gives its answer, to be parsed.
 * @throws FirebaseError with a code like `functions/unavailable`.
 */
export async function callFunction(name: string, request: object): Promise<unknown> {
  const { data } = await httpsCallable(functions, name)(request);
  return data;
}
