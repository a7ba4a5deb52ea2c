import { LISTS_GROUP } from '@outrank/shared/firestore/documentPaths';
import { deleteApp, initializeApp } from 'firebase/app';
import { collectionGroup, connectFirestoreEmulator, getDocs, getFirestore } from 'firebase/firestore';
import { addressOf, projectId, urlOf } from '../emulators/emulatorSettings.ts';
import { timeOf } from './figure.ts';

/** What reading every list at once takes, as an app does that filters on its own. */
export type EveryList = { readonly documents: number; readonly bytes: number; readonly milliseconds: number };

/** No rule stops the owner of the project. */
const OWNER = 'owner';

export async function readEveryList(): Promise<EveryList> {
  let documents = 0;
  const milliseconds = await timeOf(async () => {
    documents = await readWithFullClient();
  });
  return { documents, bytes: await bytesOfEveryList(), milliseconds };
}

async function readWithFullClient(): Promise<number> {
  const app = initializeApp({ projectId }, 'bench-every-list');
  const firestore = getFirestore(app);
  const { host, port } = addressOf('firestore');
  connectFirestoreEmulator(firestore, host, port, { mockUserToken: OWNER });
  const { size } = await getDocs(collectionGroup(firestore, LISTS_GROUP));
  await deleteApp(app);
  return size;
}

async function bytesOfEveryList(): Promise<number> {
  const parent = `${urlOf('firestore')}/v1/projects/${projectId}/databases/(default)/documents`;
  const answer = await fetch(`${parent}:runQuery`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${OWNER}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      structuredQuery: { from: [{ collectionId: LISTS_GROUP, allDescendants: true }] },
    }),
  });
  if (!answer.ok || !answer.body) throw new Error(`Every list could not be read: ${answer.status}`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  return bytes;
}
