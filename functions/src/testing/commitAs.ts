import { readFileSync } from 'node:fs';
import { encodeFields, encodeServerTimes } from '@outrank/shared/testing/firestoreRest';
import { projectId } from './emulator.ts';
import type { EmulatedSession } from './googleUsers.ts';

const emulator = () => `http://${process.env.FIRESTORE_EMULATOR_HOST}`;
const documents = `projects/${projectId}/databases/(default)/documents`;

/** Stands for the server's time in a document. */
export const serverTime = Symbol('serverTime');

type Fields = Readonly<Record<string, unknown>>;

/** Makes the emulator judge requests to the functions' test project by the rules. */
export async function loadRules(): Promise<void> {
  const content = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  const address = `${emulator()}/emulator/v1/projects/${projectId}:securityRules`;
  const response = await fetch(address, { method: 'PUT', body });
  if (!response.ok) throw new Error(`The rules were not loaded: ${await response.text()}`);
}

/**
 * Writes documents in one batch, as a browser does, or an attacker without a browser. Returns whether the rules allow it.
 * @throws when the request fails otherwise.
 */
export async function commitAs(
  { idToken }: EmulatedSession,
  ...writes: readonly (readonly [path: string, data: Fields])[]
): Promise<boolean> {
  const response = await fetch(`${emulator()}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ writes: writes.map(encodeWrite) }),
  });
  if (response.ok || response.status === 403) return response.ok;
  throw new Error(await response.text());
}

const isServerTime = (value: unknown) => value === serverTime;

const encodeWrite = ([path, data]: readonly [string, Fields]) => ({
  update: { name: `${documents}/${path}`, fields: encodeFields(data, isServerTime) },
  updateTransforms: encodeServerTimes(data, isServerTime),
});
