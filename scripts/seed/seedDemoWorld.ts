import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { emulatorEnvironment, projectId } from '../emulators/emulatorSettings.ts';
import { buildDemoWorld } from './buildDemoWorld.ts';
import { createDemoAccounts } from './demoAccounts.ts';
import type { SeedDocument } from './seedDocument.ts';

/** Written last, so a seed that broke off is done again; outside of every path that the rules allow. */
const markerPath = 'demoWorld/seed';
const batchSize = 400;

/** Fills the running emulators with the demo world. False, and nothing changes, when it was there already. */
export async function seedDemoWorld(now = new Date(), project = projectId): Promise<boolean> {
  Object.assign(process.env, emulatorEnvironment());
  const app = initializeApp({ projectId: project }, 'seed');
  try {
    const firestore = getFirestore(app);
    const marker = firestore.doc(markerPath);
    const earlier = await marker.get();
    if (earlier.get('finishedAt')) return false;
    const seededAt: Date = earlier.get('startedAt')?.toDate() ?? now; // the same moment, so the same documents
    await marker.set({ startedAt: seededAt });
    await createDemoAccounts(getAuth(app));
    await writeAll(firestore, buildDemoWorld(seededAt));
    await marker.set({ startedAt: seededAt, finishedAt: new Date() });
    return true;
  } finally {
    await deleteApp(app);
  }
}

async function writeAll(firestore: Firestore, documents: readonly SeedDocument[]): Promise<void> {
  for (let start = 0; start < documents.length; start += batchSize) {
    const batch = firestore.batch();
    for (const { path, data } of documents.slice(start, start + batchSize)) {
      // What functions have put beside it since a seed that broke off stays.
      batch.set(firestore.doc(path), data, { merge: true });
    }
    await batch.commit();
  }
}
