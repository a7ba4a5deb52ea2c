import type { Pool } from 'pg';
import { findPostgres } from '../../../../scripts/postgres/postgresPrograms.ts';
import { startPostgres } from '../../../../scripts/postgres/startPostgres.ts';
import { createSchema, openSearchPool, type PoolOptions } from '../postgres/searchPool.ts';

/** PostgreSQL's programs; undefined where it cannot be installed. Then its tests are skipped, but never in CI. */
export const postgresPrograms = findPostgres();

/** A search database on a server of its own. */
export type SearchDatabase = { readonly pool: Pool; readonly stop: () => Promise<void> };

export async function startSearchDatabase(options?: PoolOptions): Promise<SearchDatabase> {
  if (postgresPrograms === undefined) throw new Error('PostgreSQL is not installed.');
  const server = await startPostgres(postgresPrograms);
  const pool = await openSearchPool(server.address, options);
  await createSchema(pool);
  return {
    pool,
    stop: async () => {
      await pool.end();
      await server.stop();
    },
  };
}

export async function emptySearchDatabase(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM lists');
}
