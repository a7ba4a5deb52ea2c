import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Pool } from 'pg';
import { listNewestFirst } from '../../../../scripts/lib/folders.ts';
import { findOnPath, installDebianPackage } from '../../../../scripts/lib/programs.ts';
import { createSchema, openSearchPool, type PoolOptions } from '../postgres/searchPool.ts';

const ADVICE =
  'No PostgreSQL was found (Debian: `apt-get install postgresql`; macOS: `brew install postgresql`).\n' +
  'Its server must be on the PATH or in a version of /usr/lib/postgresql.';

/**
 * The folder of PostgreSQL's programs, which are installed where this process may. Undefined where they cannot be: then the tests of
 * the search database are skipped, loudly, and never in CI.
 */
export const postgresPrograms =
  findPrograms() ?? (installDebianPackage('postgresql') ? findPrograms() : undefined);

if (postgresPrograms === undefined) {
  if (process.env.CI) throw new Error(ADVICE);
  console.warn(`\n${ADVICE}\nTHE TESTS OF THE SEARCH IN POSTGRESQL ARE SKIPPED.\n`);
}

function findPrograms(): string | undefined {
  const onPath = findOnPath(['initdb']);
  const versions = listNewestFirst('/usr/lib/postgresql', /^\d+$/).map((version) => join(version, 'bin'));
  return [...(onPath === undefined ? [] : [dirname(onPath)]), ...versions].find((folder) =>
    existsSync(join(folder, 'pg_ctl')),
  );
}

/** Debian's `nobody`: PostgreSQL refuses to run as root. */
const UNPRIVILEGED_ID = 65_534;

/** What is stored need not survive. The server is reachable by its socket alone, so it needs no free port. */
const SETTINGS = "-c listen_addresses='' -c fsync=off -c synchronous_commit=off -c full_page_writes=off";

/**
 * Runs the server in a folder until its input ends, and removes the folder. The input also ends when the process that started it
 * is killed, so that no server is left behind.
 */
const SERVE_UNTIL_INPUT_ENDS = `
  "$0/pg_ctl" start -w -D "$1/data" -l "$1/log" -o "${SETTINGS} -k $1" > "$1/start" && echo ready && cat > /dev/null
  "$0/pg_ctl" stop -m immediate -D "$1/data" > "$1/stop"
  rm -rf "$1"`;

/** A search database on a server of its own. */
export type SearchDatabase = { readonly pool: Pool; readonly stop: () => Promise<void> };

export async function startSearchDatabase(options?: PoolOptions): Promise<SearchDatabase> {
  if (postgresPrograms === undefined) throw new Error(ADVICE);
  const folder = mkdtempSync(join(tmpdir(), 'outrank-postgres-'));
  const user = process.getuid?.() === 0 ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  execFileSync(
    join(postgresPrograms, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'outrank', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '-N'],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const server = spawn('sh', ['-c', SERVE_UNTIL_INPUT_ENDS, postgresPrograms, folder], {
    ...user,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(server, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('PostgreSQL did not start.')));
  await Promise.race([once(server.stdout, 'data'), failed]);
  const pool = await openSearchPool(`postgresql://outrank@localhost/postgres?host=${folder}`, options);
  await createSchema(pool);
  return {
    pool,
    stop: async () => {
      await pool.end();
      server.stdin.end();
      await ended;
    },
  };
}

export async function emptySearchDatabase(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM lists');
}
