import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listNewestFirst } from '../lib/folders.ts';
import { HelpfulError } from '../lib/helpfulError.ts';
import { findOnPath, installDebianPackage } from '../lib/programs.ts';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/**
 * The folder of PostgreSQL's programs. Installs Debian's package when there is none and this process runs as root. Undefined,
 * with a warning, when it cannot be installed.
 * @throws HelpfulError in CI, where no test may be left out.
 */
export function findPostgres(
  env: NodeJS.ProcessEnv = process.env,
  install: () => boolean = () => installDebianPackage('postgresql'),
): string | undefined {
  const found = findInstalled(env) ?? (install() ? findInstalled(env) : undefined);
  if (found !== undefined) return found;
  const advice =
    'No PostgreSQL was found (Debian: `apt-get install postgresql`; macOS: `brew install postgresql`).\n' +
    'Its server must be on the PATH or in a version of /usr/lib/postgresql.';
  if (env.CI) throw new HelpfulError(advice);
  console.warn(
    `\n${'!'.repeat(80)}\n${advice}\nTHE TESTS OF THE SEARCH IN POSTGRESQL ARE SKIPPED.\n${'!'.repeat(80)}\n`,
  );
  return undefined;
}

function findInstalled({ PATH, POSTGRES_FOLDER = DEBIAN_FOLDER }: NodeJS.ProcessEnv): string | undefined {
  const onPath = findOnPath(['initdb'], PATH);
  const folders = listNewestFirst(POSTGRES_FOLDER, /^\d+$/).map((version) => join(version, 'bin'));
  return [...(onPath === undefined ? [] : [dirname(onPath)]), ...folders].find((folder) =>
    existsSync(join(folder, 'postgres')),
  );
}
