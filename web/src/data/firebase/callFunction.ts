import { CALL_TIMEOUT_SECONDS, REGION } from '@outrank/shared/callSchemas';
import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions';
import { inTime } from './connection.ts';
import { firebaseApp, isEmulatorBuild } from './firebaseApp.ts';

/** Runs an action once. After a failure, for example of loading its code, the next call tries again. */
function once<Result>(action: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= action().catch((error) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}

/** Few screens call functions, so callers import this module on demand, which keeps it out of the first bundle. */
const openFunctions = once(async (): Promise<Functions> => {
  const functions = getFunctions(firebaseApp, REGION);
  if (isEmulatorBuild) connectFunctionsEmulator(functions, '127.0.0.1', 5001);
  return functions;
});

const startAppCheck = once(async () => (await import('./appCheck.ts')).startAppCheck());

type Options = {
  /** Whether the function requires a proof of App Check. Each new proof is billed. */
  readonly needsProof?: boolean;
};

/**
 * Calls a Cloud Function as the signed-in user and returns its unparsed response.
 * @throws FirebaseError with a code like `functions/unavailable`, or when no answer comes in time.
 */
export function callFunction(name: string, request: object, options: Options = {}): Promise<unknown> {
  return inTime(call(name, request, options));
}

async function call(name: string, request: object, { needsProof = true }: Options): Promise<unknown> {
  if (needsProof && !isEmulatorBuild) await startAppCheck();
  const timeout = CALL_TIMEOUT_SECONDS * 1000;
  const { data } = await httpsCallable(await openFunctions(), name, { timeout })(request);
  return data;
}
