import { type DocumentData, FieldValue } from 'firebase/firestore';
import { emulatorAddress, rulesProject } from '../settings.ts';

/** One write of a request. `update` sends these fields alone and leaves out, of `known`, what is not among them. */
export type Write =
  | { readonly set: string; readonly data: DocumentData }
  | { readonly update: string; readonly data: DocumentData; readonly known?: readonly string[] }
  | { readonly delete: string };

/** A value as the protocol spells it, for what no library would send: a whole number as a double, 64 bits, bytes. */
export class Raw {
  readonly value: Readonly<Record<string, unknown>>;
  constructor(value: Readonly<Record<string, unknown>>) {
    this.value = value;
  }
}

const database = `projects/${rulesProject}/databases/(default)`;

export type Caller = { readonly uid: string; readonly claims?: Readonly<Record<string, unknown>> };

const CONTENDED = 409;

/**
 * Sends a batch past every library, as an attacker would, and tells the status of the answer. A batch that met another one on the same
 * documents was not judged, and is sent again.
 */
export async function commit(caller: Caller, writes: readonly Write[]): Promise<number> {
  const status = await send(caller, writes);
  return status === CONTENDED ? commit(caller, writes) : status;
}

async function send(caller: Caller, writes: readonly Write[]): Promise<number> {
  const answer = await fetch(`http://${emulatorAddress}/v1/${database}/documents:commit`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${unsignedToken(caller)}` },
    body: JSON.stringify({ writes: writes.map(encodeWrite) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

function unsignedToken({ uid, claims }: Caller): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const firebase = { sign_in_provider: 'google.com', identities: {} };
  return `${part({ alg: 'none', type: 'JWT' })}.${part({ sub: uid, user_id: uid, firebase, ...claims })}.`;
}

function encodeWrite(write: Write) {
  if ('delete' in write) return { delete: nameOf(write.delete) };
  const times = timesIn(write.data);
  const updateTransforms = times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
  if ('set' in write) {
    return { update: { name: nameOf(write.set), fields: encodeFields(write.data) }, updateTransforms };
  }
  const fieldPaths = [...new Set([...(write.known ?? []), ...Object.keys(write.data)])].map(escaped);
  return {
    update: { name: nameOf(write.update), fields: encodeFields(write.data) },
    updateMask: { fieldPaths: fieldPaths.filter((path) => !times.includes(path)) },
    updateTransforms,
    currentDocument: { exists: true },
  };
}

const nameOf = (path: string) => `${database}/documents/${path}`;

function escaped(field: string): string {
  return /^[A-Za-z_][A-Za-z_0-9]*$/.test(field) ? field : `\`${field.replace(/[\\`]/g, '\\$&')}\``;
}

/** The paths of the fields that take the server's time. */
function timesIn(data: DocumentData, above = ''): string[] {
  return Object.entries(data).flatMap(([field, value]) => {
    const path = `${above}${escaped(field)}`;
    if (value instanceof FieldValue) return [path];
    return isMap(value) ? timesIn(value, `${path}.`) : [];
  });
}

export function isMap(value: unknown): value is DocumentData {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function encodeFields(data: DocumentData): Record<string, unknown> {
  const sent = Object.entries(data).filter(([, value]) => !(value instanceof FieldValue));
  return Object.fromEntries(sent.map(([field, value]) => [field, encode(value)]));
}

function encode(value: unknown): Readonly<Record<string, unknown>> {
  if (value instanceof Raw) return value.value;
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (isMap(value)) return { mapValue: { fields: encodeFields(value) } };
  if (typeof value === 'number') return encodeNumber(value);
  if (typeof value === 'bigint') return { integerValue: String(value) };
  if (typeof value === 'boolean') return { booleanValue: value };
  return typeof value === 'string' ? { stringValue: value } : { nullValue: null };
}

function encodeNumber(value: number) {
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return { integerValue: String(value) };
  return { doubleValue: Object.is(value, -0) ? '-0' : String(value) };
}
