import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The full path of the first of these programs that is on the PATH. */
export function findOnPath(names: readonly string[], path = process.env.PATH ?? ''): string | undefined {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Installs a Debian package when this process may (containers and CI run as root); false when it could not. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || findOnPath(['apt-get']) === undefined) return false;
  console.log(`Installing ${name} with apt-get ...`);
  return aptGet('install', '-y', name) || (aptGet('update') && aptGet('install', '-y', name));
}

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}
