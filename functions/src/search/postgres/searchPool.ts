import { applicationDefault } from 'firebase-admin/app';
import type { Pool, PoolConfig } from 'pg';

/**
 * Connections of one instance. A search takes a few milliseconds, so two connections answer hundreds a second; ten instances
 * of two functions stay far below the hundred connections of a small server.
 */
const CONNECTIONS_MAX = 2;

/** A search ends after this time, whatever it looks for. */
const STATEMENT_TIMEOUT_MS = 5000;

/** Pages are in memory or on SSD, where a random read costs little more than the next. Compiling takes longer than a search. */
const plannerOptions = '-c random_page_cost=1.1 -c jit=off';

export type PoolOptions = Pick<PoolConfig, 'max' | 'statement_timeout' | 'query_timeout'>;

/** Opens connections as they are needed. The driver is loaded here, so that functions without PostgreSQL never load it. */
export async function openSearchPool(address: string, options: PoolOptions = {}): Promise<Pool> {
  const { Pool } = await import('pg');
  const pool = new Pool({
    ...parseAddress(address),
    options: plannerOptions,
    max: CONNECTIONS_MAX,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // Also when the connection broke unnoticed.
    query_timeout: 2 * STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: STATEMENT_TIMEOUT_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    ...options,
  });
  // An idle connection that breaks is replaced by the next search; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Parses `postgresql://USER@HOST/DATABASE`. Without a password the account of the function signs in by its access token (IAM
 * database authentication of Cloud SQL and AlloyDB). `?host=` names the folder of a local server's socket.
 */
export function parseAddress(address: string): PoolConfig {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address);
  const socketFolder = searchParams.get('host');
  return {
    host: socketFolder ?? hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    database: decodeURIComponent(pathname.slice(1)),
    password: password
      ? decodeURIComponent(password)
      : async () => (await applicationDefault().getAccessToken()).access_token,
    // The server is reached over a private network, and its certificate is its own. A proxy on this machine encrypts by itself.
    ssl: socketFolder === null && hostname !== 'localhost' && { rejectUnauthorized: false },
  };
}

/**
 * One row for each list that was ever public. A row without a text is a tombstone: the list is private, hidden or deleted, and
 * `seen_at` keeps an older read from bringing it back. `seen_at` has no index, so that a row that was only seen again is
 * updated in place.
 *
 * `lists_trigrams` finds texts of three characters or more. For shorter ones the table is read, until enough lists match. The
 * orders leave the lists of the same time to a sort by key, so that `lists_newest` also serves `oldest`, backwards. The
 * statistics of the text estimate how often a word occurs; the estimate chooses the index.
 */
const schema = `
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE IF NOT EXISTS lists (
  key text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL,
  seen_at bigint NOT NULL,
  text text,
  flags smallint,
  created_at bigint,
  upvote_count integer
) WITH (fillfactor = 90);
ALTER TABLE lists ALTER COLUMN text SET STATISTICS 1000;

CREATE INDEX IF NOT EXISTS lists_most_votes ON lists (upvote_count DESC, created_at DESC) WHERE text IS NOT NULL;
CREATE INDEX IF NOT EXISTS lists_newest ON lists (created_at DESC) WHERE text IS NOT NULL;
CREATE INDEX IF NOT EXISTS lists_flags ON lists (flags) WHERE text IS NOT NULL;
CREATE INDEX IF NOT EXISTS lists_owner ON lists (user_id) WHERE text IS NOT NULL;
CREATE INDEX IF NOT EXISTS lists_trigrams ON lists USING gin (text gin_trgm_ops)
  WITH (gin_pending_list_limit = 512) WHERE text IS NOT NULL;
`;

/** Creates what is missing of the tables and indexes. */
export async function createSchema(pool: Pool): Promise<void> {
  await pool.query(schema);
}
