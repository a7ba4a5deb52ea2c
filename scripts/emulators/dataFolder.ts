import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listNewestFirst } from '../lib/folders.ts';

/** Local data are stored as exports, `export-<time>`. Each run writes a new one when it ends; the newest complete one counts. */
const EXPORT_NAME = /^export-[\d-]+$/;
const MAX_EXPORTS = 2;

/** Creates an empty folder for firebase-tools' logs and unfinished exports. */
export function createWorkingFolder(folder: string): string {
  const working = join(folder, 'working');
  rmSync(working, { recursive: true, force: true });
  mkdirSync(working, { recursive: true });
  return working;
}

/** The newest complete export; older ones than the one before it are deleted. */
export function findNewestExport(folder: string): string | undefined {
  const [newest, ...others] = listCompleteExports(folder);
  for (const outdated of others.slice(MAX_EXPORTS - 1)) rmSync(outdated, { recursive: true, force: true });
  return newest;
}

/** The path of the export that this run will write. */
export function createExportPath(folder: string, now: Date): string {
  const time = now.toISOString().replace(/\D+/g, '-').replace(/-$/, '');
  return join(folder, `export-${time}`);
}

/** firebase-tools writes the metadata last. */
export const isCompleteExport = (path: string): boolean =>
  existsSync(join(path, 'firebase-export-metadata.json'));

function listCompleteExports(folder: string): string[] {
  return listNewestFirst(folder, EXPORT_NAME).filter(isCompleteExport);
}
