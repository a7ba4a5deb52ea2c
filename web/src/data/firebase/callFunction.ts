import { REGION } from '@outrank/shared/callSchemas';
import { inTime } from './connection.ts';
import { firebaseApp, isEmulatorBuild } from './firebaseApp.ts';

type Options = {
  /** Whether the function requires a proof of App Check. Each new proof is billed. */
  readonly needsProof?: boolean;
};

/**
 * Calls a Cloud Function as the signed-in user and returns its unparsed response. Few screens do, so the clients of Firebase
 * load at the first call.
 * @throws FirebaseError with a code like `functions/unavailable`, or when no answer comes in time.
 */
export function callFunction(name: string, request: object, options: Options = {}): Promise<unknown> {
  return inTime(call(name, request, options));
}

async function call(name: string, request: object, { needsProof = true }: Options): Promise<unknown> {
  if (needsProof && !isEmulatorBuild) (await import('./appCheck.ts')).startAppCheck();
  const { connectFunctionsEmulator, getFunctions, httpsCallable } = await import('firebase/functions');
  const functions = getFunctions(firebaseApp, REGION);
  if (isEmulatorBuild) connectFunctionsEmulator(functions, '127.0.0.1', 5001);
  const { data } = await httpsCallable(functions, name)(request);
  return data;
}

/**
 * Reads JSON that a function publishes at an address of this site, without a session; null when there is nothing (any more).
 * @throws when there is no answer, or one in another shape.
 */
export async function readPublished<Content>(
  address: string,
  schema: { readonly parse: (json: unknown) => Content },
): Promise<Content | null> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return schema.parse(await response.json());
}
