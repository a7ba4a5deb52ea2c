import { readFileSync } from 'node:fs';
import { projectId } from './emulator.ts';
import type { Session } from './googleUsers.ts';

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
  { idToken }: Session,
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

function encodeWrite([path, data]: readonly [string, Fields]) {
  const updateTransforms = findServerTimes(data).map((fieldPath) => ({
    fieldPath,
    setToServerValue: 'REQUEST_TIME',
  }));
  return { update: { name: `${documents}/${path}`, fields: encodeFields(data) }, updateTransforms };
}

function findServerTimes(data: Fields, above = ''): string[] {
  return Object.entries(data).flatMap(([field, value]) => {
    const path = `${above}\`${field}\``;
    if (value === serverTime) return [path];
    return isMap(value) ? findServerTimes(value, `${path}.`) : [];
  });
}

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

function encodeFields(data: Fields): Record<string, unknown> {
  const stored = Object.entries(data).filter(([, value]) => value !== serverTime);
  return Object.fromEntries(stored.map(([field, value]) => [field, encode(value)]));
}

function encode(value: unknown): Record<string, unknown> {
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return isMap(value) ? { mapValue: { fields: encodeFields(value) } } : { stringValue: String(value) };
}
