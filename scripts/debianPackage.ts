import { spawnSync } from 'node:child_process';
import { findOnPath } from './findOnPath.ts';

/** True when this process may install Debian packages: in a container or in CI it usually runs as root. */
export function canInstallDebianPackages(): boolean {
  return process.getuid?.() === 0 && findOnPath(['apt-get']) !== undefined;
}

/** Installs a package; false when apt-get could not. Its output is shown, as it can take minutes. */
export function installDebianPackage(name: string): boolean {
  console.log(`Installing ${name} with apt-get ...`);
  return aptGet('install', '-y', name) || (aptGet('update') && aptGet('install', '-y', name));
}

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}
