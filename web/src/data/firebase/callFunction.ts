import { REGION } from '@outrank/shared/region';
import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions';
import { firebaseApp, isEmulatorBuild } from './firebaseApp.ts';

/** Few screens call functions, so this module is imported where a call is made and stays out of the first bundle. */
async function openFunctions(): Promise<Functions> {
  // The client of the functions looks for App Check once, when it is made.
  if (!isEmulatorBuild) (await import('./appCheck.ts')).startAppCheck();
  const functions = getFunctions(firebaseApp, REGION);
  if (isEmulatorBuild) connectFunctionsEmulator(functions, '127.0.0.1', 5001);
  return functions;
}

let functions: Promise<Functions> | undefined;

/** What failed, as code that was not reached, is begun anew at the next call. */
function openOnce(): Promise<Functions> {
  functions ??= openFunctions().catch((error) => {
    functions = undefined;
    throw error;
  });
  return functions;
}

/**
 * Calls a function in the cloud as the signed-in fan and gives its answer, to be parsed.
 * @throws FirebaseError with a code like `functions/unavailable`.
 */
export async function callFunction(name: string, request: object): Promise<unknown> {
  const { data } = await httpsCallable(await openOnce(), name)(request);
  return data;
}
