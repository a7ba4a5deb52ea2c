import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { HelpfulError } from '../lib/helpfulError.ts';

/** A server of its own in a temporary folder. `stop` also removes the folder. */
export type RunningPostgres = { readonly address: string; readonly stop: () => Promise<void> };

/** Debian's `nobody`: PostgreSQL refuses to run as root. */
const UNPRIVILEGED_ID = 65_534;

const START_MS = 30_000;

/** Reachable by its socket alone, so it needs no free port. What it stores need not survive. */
const settings = {
  listen_addresses: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/**
 * Runs the server until its input ends, and removes its folder. The input also ends when the process that started it is killed,
 * so that no server is left behind.
 */
const SERVE_UNTIL_INPUT_ENDS =
  '"$@" > "$0/log" 2>&1 & server=$!; cat > /dev/null; kill -INT $server 2> /dev/null; wait $server; rm -rf "$0"';

/** Starts a server with the programs in a folder (`findPostgres`). `more` are settings of the server. */
export async function startPostgres(
  programs: string,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'outrank-postgres-'));
  const user = process.getuid?.() === 0 ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'outrank', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '--no-sync'],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const options = Object.entries({ ...settings, unix_socket_directories: folder, ...more });
  const server = spawn(
    'sh',
    [
      ...['-c', SERVE_UNTIL_INPUT_ENDS, folder, join(programs, 'postgres'), '-D', data],
      ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...user, cwd: '/', stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  );
  const ended = once(server, 'exit');
  const stop = async () => {
    server.stdin.end();
    await ended;
  };
  await waitUntilReady(folder).catch(async (error) => {
    await stop();
    throw error;
  });
  return { address: `postgresql://outrank@localhost/postgres?host=${folder}`, stop };
}

async function waitUntilReady(folder: string): Promise<void> {
  const giveUpAt = Date.now() + START_MS;
  while (!readIfExists(join(folder, 'data/postmaster.pid')).trimEnd().endsWith('ready')) {
    if (Date.now() > giveUpAt)
      throw new HelpfulError(`PostgreSQL did not start:\n${readIfExists(join(folder, 'log'))}`);
    await wait(20);
  }
}

function readIfExists(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
