import type { Firestore } from 'firebase-admin/firestore';
import { defineString, type Expression, select } from 'firebase-functions/params';
import type { Pool } from 'pg';
import type { SearchEngine } from './findLists.ts';
import { createLiveListIndex, createMemoryEngine } from './liveListIndex.ts';
import { createPostgresEngine } from './postgres/postgresEngine.ts';
import { openSearchPool } from './postgres/searchPool.ts';

/** What the deployment chooses (functions/.env, docs/deploying.md): where `searchLists` finds lists. */
const searchEngine = defineString('SEARCH_ENGINE', {
  default: 'memory',
  description: 'Where searches find lists: in memory, up to 100,000 lists, or in a PostgreSQL database.',
  input: select(['memory', 'postgres']),
});
const searchDatabase = defineString('SEARCH_DATABASE', { default: '' });
const searchConnector = defineString('SEARCH_VPC_CONNECTOR', { default: '' });

/** Whether searches ask PostgreSQL. A deployment evaluates it to leave out functions, an instance to choose its engine. */
export const isPostgresChosen: Expression<boolean> = searchEngine.equals('postgres');

/** The network in which the functions reach the database; none without a connector. */
export const searchNetwork = { vpcConnector: searchConnector } as const;

let pool: Promise<Pool> | undefined;

/**
 * Gets the connections of this process to the search database.
 * @throws when PostgreSQL was chosen without an address.
 */
export async function getSearchPool(): Promise<Pool> {
  const address = searchDatabase.value();
  if (address === '') throw new Error('SEARCH_ENGINE is postgres, but SEARCH_DATABASE is empty.');
  pool ??= openSearchPool(address);
  return pool;
}

/** Creates a function that gets the engine that the deployment chose. */
export function openSearchEngine(db: Firestore): () => Promise<SearchEngine> {
  const memory = createMemoryEngine(createLiveListIndex(db, Date.now));
  return async () => (isPostgresChosen.value() ? createPostgresEngine(db, await getSearchPool()) : memory);
}
