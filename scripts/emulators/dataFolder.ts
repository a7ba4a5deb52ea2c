import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Local data are kept as a row of exports, `export-<time>`; the newest complete one counts. An export is written
 * in `working/` and gets its name only when it is whole, so one that breaks off cannot harm the last good one.
 */
const exportName = /^export-[\d-]+$/;
const keptExports = 2;
const metadataFile = 'firebase-export-metadata.json';

/** Where firebase-tools runs and drops its logs and unfinished exports; empty at every start. */
export function freshWorkingFolder(folder: string): string {
  const working = join(folder, 'working');
  rmSync(working, { recursive: true, force: true });
  mkdirSync(working, { recursive: true });
  return working;
}

export function newestExport(folder: string): string | undefined {
  return completeExports(folder)[0];
}

/** Lets `write` fill a new folder and makes it the newest export. Throws, and changes nothing, when it is not whole. */
export async function addExport(
  folder: string,
  now: Date,
  write: (path: string) => Promise<void>,
): Promise<void> {
  const unfinished = join(folder, 'working', 'export');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await write(unfinished);
  if (!existsSync(join(unfinished, metadataFile))) throw new Error('The export holds no metadata file.');
  const time = now.toISOString().replace(/\D+/g, '-').replace(/-$/, '');
  renameSync(unfinished, join(folder, `export-${time}`));
  for (const outdated of completeExports(folder).slice(keptExports))
    rmSync(outdated, { recursive: true, force: true });
}

function completeExports(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => exportName.test(name) && existsSync(join(folder, name, metadataFile)))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}
