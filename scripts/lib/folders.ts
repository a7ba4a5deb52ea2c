import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, with a slash at its end. Scripts work from here, wherever they are started. */
export const rootFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Holds only what scripts can rebuild. */
export const cacheFolder = `${rootFolder}.cache`;

/** The paths in a folder whose names match, the highest version or date first; none when the folder is missing. */
export function listNewestFirst(folder: string, name: RegExp): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((each) => name.test(each)) : [];
  return names.sort((a, b) => b.localeCompare(a, 'en', { numeric: true })).map((each) => join(folder, each));
}
