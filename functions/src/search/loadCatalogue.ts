import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { catchUp, THE_BEGINNING } from './catchUp.ts';
import { SearchCatalogue } from './SearchCatalogue.ts';
import { readSnapshot } from './searchSnapshot.ts';
import { listsOfChunk } from './snapshotRows.ts';

/** A catalogue, and up to when it has seen every change. */
export type LoadedCatalogue = { readonly catalogue: SearchCatalogue; readonly seenUpTo: Timestamp };

/** The catalogue as of now: the snapshot and what happened since, or every list when there is no snapshot. */
export async function loadCatalogue(db: Firestore): Promise<LoadedCatalogue> {
  const catalogue = new SearchCatalogue();
  const snapshot = await readSnapshot(db);
  for (const chunk of snapshot?.chunks ?? []) {
    for (const list of listsOfChunk(chunk)) catalogue.put(list);
  }
  return { catalogue, seenUpTo: await catchUp(db, catalogue, snapshot?.seenUpTo ?? THE_BEGINNING) };
}
