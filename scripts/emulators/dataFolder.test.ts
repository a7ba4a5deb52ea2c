import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../testing/createFolder.ts';
import { createExportPath, createWorkingFolder, listSaves, setAside } from './dataFolder.ts';

/** The folder of an export of a day; complete with its metadata. */
function addExport(folder: string, day: number, isComplete = true): string {
  const path = createExportPath(folder, new Date(Date.UTC(2026, 0, day)));
  mkdirSync(path);
  if (isComplete) writeFileSync(join(path, 'firebase-export-metadata.json'), '{}');
  return path;
}

test('finds no export in a missing or empty folder', () => {
  expect(listSaves('/not/there')).toEqual([]);
  expect(listSaves(createFolder())).toEqual([]);
});

test('finds the newest export and keeps one before it', () => {
  const folder = createFolder();
  const [, before, newest] = [1, 2, 3].map((day) => addExport(folder, day));
  expect(listSaves(folder)).toEqual([newest, before]);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('an export that ended too early leaves the last good one', () => {
  const folder = createFolder();
  const good = addExport(folder, 1);
  addExport(folder, 2, false);
  expect(listSaves(folder)).toEqual([good]);
});

test('a damaged export that was set aside is kept and not found again', () => {
  const folder = createFolder();
  const good = addExport(folder, 1);
  setAside(addExport(folder, 2));
  expect(listSaves(folder)).toEqual([good]);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('empties the working folder at every start', () => {
  const folder = createFolder();
  writeFileSync(join(createWorkingFolder(folder), 'firebase-export-half'), '');
  expect(readdirSync(createWorkingFolder(folder))).toEqual([]);
});
