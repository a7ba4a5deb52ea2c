import type { Firestore } from 'firebase-admin/firestore';
import { getSearchDatabase, isPostgresChosen } from '../platform/searchParams.ts';
import type { SearchEngine } from './findLists.ts';
import { createLiveListIndex, createMemoryEngine } from './liveListIndex.ts';
import { createPostgresEngine } from './postgres/postgresEngine.ts';
import { openSearchPool } from './postgres/searchPool.ts';

/** Opens the engine that the deployment chose, with the first search. A failed attempt is repeated by the next one. */
export function openSearchEngine(db: Firestore): () => Promise<SearchEngine> {
  let engine: Promise<SearchEngine> | undefined;
  return () => {
    engine ??= openChosenEngine(db).catch((error) => {
      engine = undefined;
      throw error;
    });
    return engine;
  };
}

async function openChosenEngine(db: Firestore): Promise<SearchEngine> {
  if (!isPostgresChosen.value()) return createMemoryEngine(createLiveListIndex(db, Date.now));
  return createPostgresEngine(db, await openSearchPool(getSearchDatabase()));
}
