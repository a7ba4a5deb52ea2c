import { MODERATION_LOG } from '@outrank/shared/documents/moderation';
import { getApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore, Query, QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { log } from '../platform/log.ts';

process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';
// The emulator needs no credentials; looking for them on a machine in the cloud takes 15 seconds.
process.env.METADATA_SERVER_DETECTION ??= 'none';

// Every simulated event would print a line.
Object.assign(log, { info: () => undefined });

/** A project of each worker's own, because its tests empty it. */
export const projectId = `demo-outrank-functions-${process.env.VITEST_POOL_ID ?? 1}`;

/** The database of the functions' tests, past the rules. No trigger runs here; the tests call the cores. */
export const db: Firestore = getFirestore(initializeApp({ projectId }, projectId));

/** The emulator's authUsers of the functions' tests. */
export const authUsers: Auth = getAuth(getApp(projectId));

/** Reads a document's data. */
export const readData = async (path: string) => (await db.doc(path).get()).data();

export const exists = async (path: string) => (await db.doc(path).get()).exists;
export const whichExist = (...paths: readonly string[]) => Promise.all(paths.map(exists));

/** Reads the moderation log, in no order. */
export async function readLog() {
  const { docs } = await db.collection(MODERATION_LOG).get();
  return docs.map((entry) => entry.data());
}

export async function emptyDatabase(): Promise<void> {
  const database = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${projectId}/databases/(default)`;
  const { ok, status } = await fetch(`${database}/documents`, { method: 'DELETE' });
  if (!ok) throw new Error(`The emulator did not delete its documents: ${status}`);
}

type Interrupt = {
  readonly before?: (transaction: number) => unknown;
  readonly after?: (transaction: number, hasWritten: boolean) => unknown;
};

/** The same database with a callback before and after each transaction (counted from 1): to fail, to wait or to interfere. */
export function interrupted(interrupt: Interrupt, database = db): Firestore {
  let transactions = 0;
  const runTransaction: Firestore['runTransaction'] = async (update, options) => {
    transactions += 1;
    const transaction = transactions;
    let hasWritten = false;
    await interrupt.before?.(transaction);
    const result = await database.runTransaction((given) => {
      hasWritten = false;
      return update(watched(given, (method) => (hasWritten ||= writeMethods.has(method))));
    }, options);
    await interrupt.after?.(transaction, hasWritten);
    return result;
  };
  return watched(database, (method) => (method === 'runTransaction' ? runTransaction : undefined));
}

const writeMethods = new Set<unknown>(['create', 'set', 'update', 'delete']);

/** The same object; `see` hears which members are used, and may give another function in place of one. */
export function watched<Target extends object>(
  target: Target,
  see: (member: string | symbol) => unknown,
): Target {
  return new Proxy(target, {
    get(_, property) {
      const other = see(property);
      if (typeof other === 'function') return other;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** The same database with one callback, before or after this transaction. */
export const interruptedAt = (transaction: number, moment: keyof Interrupt, act: () => unknown) =>
  interrupted({ [moment]: (current: number) => (current === transaction ? act() : undefined) });

/** Counts queries and the documents that they read, until `stop`. */
export function countReads() {
  const spies = [
    vi.spyOn(Query.prototype, 'get'),
    vi.spyOn(Transaction.prototype, 'get'),
    vi.spyOn(Transaction.prototype, 'getAll'),
  ];
  return {
    async stop() {
      const results = await Promise.all(spies.flatMap(({ mock }) => mock.results.map(({ value }) => value)));
      for (const spy of spies) spy.mockRestore();
      const pages = results.filter((result) => result instanceof QuerySnapshot);
      const named = results.filter(Array.isArray).flat().length;
      return { queries: pages.length, documents: pages.reduce((read, { size }) => read + size, named) };
    },
  };
}

async function callFirestore(method: string, body: object): Promise<unknown> {
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${projectId}/databases/(default)/documents:${method}`;
  const headers = { 'content-type': 'application/json', authorization: 'Bearer owner' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${method}: ${await response.text()}`);
  return response.json();
}

/** Reads documents in a transaction that stays open, as everybody who may read them can. Returns how to end it. */
export async function holdDocuments(...paths: readonly string[]): Promise<() => Promise<unknown>> {
  const opened = await callFirestore('beginTransaction', { options: { readWrite: {} } });
  const { transaction } = opened as { transaction: string };
  await callFirestore('batchGet', {
    transaction,
    documents: paths.map((path) => `projects/${projectId}/databases/(default)/documents/${path}`),
  });
  return () => callFirestore('rollback', { transaction });
}
