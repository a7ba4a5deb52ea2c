import { CALL_TIMEOUT_SECONDS } from '@outrank/shared/callables';
import { REGION } from '@outrank/shared/region';
import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions';
import { firebaseApp, isEmulatorBuild } from './firebaseApp.ts';

/** Few screens call functions, so callers import this module on demand, which keeps it out of the first bundle. */
async function openFunctions(): Promise<Functions> {
  // The Functions client looks for App Check only when it is created.
  if (!isEmulatorBuild) (await import('./appCheck.ts')).startAppCheck();
  const functions = getFunctions(firebaseApp, REGION);
  if (isEmulatorBuild) connectFunctionsEmulator(functions, '127.0.0.1', 5001);
  return functions;
}

let functions: Promise<Functions> | undefined;

/** After a failure, for example of loading App Check, the next call tries again. */
function openOnce(): Promise<Functions> {
  functions ??= openFunctions().catch((error) => {
    functions = undefined;
    throw error;
  });
  return functions;
}

/**
 * Calls a Cloud Function as the signed-in user and returns its unparsed response.
 * @throws FirebaseError with a code like `functions/unavailable`.
 */
export async function callFunction(name: string, request: object): Promise<unknown> {
  const timeout = CALL_TIMEOUT_SECONDS * 1000;
  const { data } = await httpsCallable(await openOnce(), name, { timeout })(request);
  return data;
}
