import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

/** The newest complete export and the one before it; older ones are deleted. */
export function listSaves(folder: string): string[] {
  const saves = listNewestFirst(folder, EXPORT_NAME).filter(isCompleteExport);
  for (const outdated of saves.splice(MAX_EXPORTS)) rmSync(outdated, { recursive: true, force: true });
  return saves;
}

/** Renames a damaged save, so that no start takes it again. */
export function setAside(save: string): void {
  renameSync(save, join(dirname(save), `damaged-${basename(save)}`));
}

/** The path of the export that this run will write. */
export function createExportPath(folder: string, now: Date): string {
  const time = now.toISOString().replace(/\D+/g, '-').replace(/-$/, '');
  return join(folder, `export-${time}`);
}

/** firebase-tools writes the metadata last. */
export const isCompleteExport = (path: string): boolean =>
  existsSync(join(path, 'firebase-export-metadata.json'));
