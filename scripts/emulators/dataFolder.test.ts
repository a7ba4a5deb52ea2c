import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../testing/createFolder.ts';
import { addExport, createWorkingFolder, findNewestExport } from './dataFolder.ts';

const dayInJanuary = (day: number) => new Date(Date.UTC(2026, 0, day));
const readNewest = (folder: string) => readFileSync(join(findNewestExport(folder) ?? '', 'content'), 'utf8');

function addComplete(folder: string, day: number, content: string): Promise<void> {
  return addExport(folder, dayInJanuary(day), async (path) => {
    writeFileSync(join(path, 'content'), content);
    writeFileSync(join(path, 'firebase-export-metadata.json'), '{}');
  });
}

test('finds no export in a missing or empty folder', () => {
  expect(findNewestExport('/not/there')).toBeUndefined();
  expect(findNewestExport(createFolder())).toBeUndefined();
});

test('finds the newest export and saves one before it', async () => {
  const folder = createFolder();
  for (const day of [1, 2, 3]) await addComplete(folder, day, `day ${day}`);
  expect(readNewest(folder)).toBe('day 3');
  expect(readdirSync(folder).filter((name) => name.startsWith('export-'))).toHaveLength(2);
});

test.each([
  ['fails', () => Promise.reject(new Error('no space left'))],
  ['ends too early', async (path: string) => writeFileSync(join(path, 'content'), 'half')],
])('an export that %s leaves the last good one', async (_, write) => {
  const folder = createFolder();
  await addComplete(folder, 1, 'good');
  await expect(addExport(folder, dayInJanuary(2), write)).rejects.toThrow();
  expect(readNewest(folder)).toBe('good');
});

test('ignores an export without metadata', async () => {
  const folder = createFolder();
  await addComplete(folder, 1, 'good');
  mkdirSync(join(folder, 'export-2026-01-02-00-00-00-000'));
  expect(readNewest(folder)).toBe('good');
});

test('empties the working folder at every start', () => {
  const folder = createFolder();
  writeFileSync(join(createWorkingFolder(folder), 'firebase-export-half'), '');
  expect(readdirSync(createWorkingFolder(folder))).toEqual([]);
});
