import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listNewestFirst } from '../lib/folders.ts';

/**
 * Local data are stored as exports, `export-<time>`; the newest complete one counts. An export is written in `working/` and
 * renamed when it is complete, so an interrupted one never damages the last good one.
 */
const EXPORT_NAME = /^export-[\d-]+$/;
const MAX_EXPORTS = 2;
const METADATA_FILE = 'firebase-export-metadata.json';

/** Creates an empty folder for firebase-tools' logs and unfinished exports. */
export function createWorkingFolder(folder: string): string {
  const working = join(folder, 'working');
  rmSync(working, { recursive: true, force: true });
  mkdirSync(working, { recursive: true });
  return working;
}

export function findNewestExport(folder: string): string | undefined {
  return listCompleteExports(folder)[0];
}

/** Makes what `write` puts into a new folder the newest export. Throws, and changes nothing, when it is incomplete. */
export async function addExport(
  folder: string,
  now: Date,
  write: (path: string) => Promise<void>,
): Promise<void> {
  const unfinished = join(folder, 'working', 'export');
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await write(unfinished);
  if (!existsSync(join(unfinished, METADATA_FILE))) throw new Error('The export holds no metadata file.');
  const time = now.toISOString().replace(/\D+/g, '-').replace(/-$/, '');
  renameSync(unfinished, join(folder, `export-${time}`));
  for (const outdated of listCompleteExports(folder).slice(MAX_EXPORTS))
    rmSync(outdated, { recursive: true, force: true });
}

function listCompleteExports(folder: string): string[] {
  return listNewestFirst(folder, EXPORT_NAME).filter((path) => existsSync(join(path, METADATA_FILE)));
}
