import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';
// The emulator needs no credentials; looking for them on a machine in the cloud takes 15 seconds.
process.env.METADATA_SERVER_DETECTION ??= 'none';

const projectId = 'demo-outrank-functions';
const app = initializeApp({ projectId }, projectId);

/** The emulator's database of the functions' tests. No trigger runs here; the tests call the cores. */
export const db: Firestore = getFirestore(app);

/** The emulator's identities of the functions' tests. */
export const identities: Auth = getAuth(app);

export async function emptyDatabase(): Promise<void> {
  const database = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${projectId}/databases/(default)`;
  const { ok, status } = await fetch(`${database}/documents`, { method: 'DELETE' });
  if (!ok) throw new Error(`The emulator kept its documents: ${status}`);
}

/** The same database, with a word before and after each transaction (counted from 1): to fail, to wait or to interfere. */
export function interrupted(interrupt: {
  readonly before?: (transaction: number) => unknown;
  readonly after?: (transaction: number) => unknown;
}): Firestore {
  let transactions = 0;
  const runTransaction: Firestore['runTransaction'] = async (update, options) => {
    transactions += 1;
    const transaction = transactions;
    await interrupt.before?.(transaction);
    const result = await db.runTransaction(update, options);
    await interrupt.after?.(transaction);
    return result;
  };
  return new Proxy(db, {
    get(target, property) {
      if (property === 'runTransaction') return runTransaction;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
