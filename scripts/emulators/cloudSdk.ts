import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { findOnPath } from '../findOnPath.ts';

/** A file of the Google Cloud CLI, which brings emulators along, below `platform/` of its folder. */
export function findInCloudSdk(file: string, debianPackage: string): string | undefined {
  return [
    ...filesOfDebianPackage(debianPackage),
    ...cloudSdkFolders().map((folder) => join(folder, 'platform', file)),
  ]
    .filter((candidate) => candidate.endsWith(file))
    .find((candidate) => existsSync(candidate));
}

function filesOfDebianPackage(name: string): string[] {
  const listing = spawnSync('dpkg', ['-L', name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return listing.status === 0 ? listing.stdout.split('\n') : [];
}

/** Every place where a Google Cloud CLI may stand, the one on the PATH first. */
function cloudSdkFolders(env: NodeJS.ProcessEnv = process.env): string[] {
  const gcloud = findOnPath(['gcloud'], env.PATH);
  const besideProgram = gcloud === undefined ? [] : [dirname(dirname(realpathSync(gcloud)))];
  return [
    ...besideProgram,
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    join(env.HOME ?? homedir(), 'google-cloud-sdk'),
  ];
}
