import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addExport, freshWorkingFolder, newestExport } from './dataFolder.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'outrank-data-'));

const wholeExport = (content: string) => async (path: string) => {
  writeFileSync(join(path, 'content'), content);
  writeFileSync(join(path, 'firebase-export-metadata.json'), '{}');
};

const contentOf = (folder: string) => readFileSync(join(newestExport(folder) ?? '', 'content'), 'utf8');

test('a folder that is missing or empty holds no export', () => {
  expect(newestExport('/not/there')).toBeUndefined();
  expect(newestExport(newFolder())).toBeUndefined();
});

test('the newest export counts, and one before it is kept', async () => {
  const folder = newFolder();
  for (const day of [1, 2, 3]) {
    await addExport(folder, new Date(Date.UTC(2026, 0, day)), wholeExport(`day ${day}`));
  }
  expect(contentOf(folder)).toBe('day 3');
  expect(readdirSync(folder).filter((name) => name.startsWith('export-'))).toHaveLength(2);
});

test.each([
  [
    'fails',
    async () => {
      throw new Error('no space left');
    },
  ],
  ['ends too early', async (path: string) => writeFileSync(join(path, 'content'), 'half')],
])('an export that %s leaves the last good one', async (_, write) => {
  const folder = newFolder();
  await addExport(folder, new Date(Date.UTC(2026, 0, 1)), wholeExport('good'));
  await expect(addExport(folder, new Date(Date.UTC(2026, 0, 2)), write)).rejects.toThrow();
  expect(contentOf(folder)).toBe('good');
});

test('an export whose folder lost its metadata is passed over', async () => {
  const folder = newFolder();
  await addExport(folder, new Date(Date.UTC(2026, 0, 1)), wholeExport('good'));
  mkdirSync(join(folder, 'export-2026-01-02-00-00-00-000'));
  expect(contentOf(folder)).toBe('good');
});

test('the working folder is emptied at every start', () => {
  const folder = newFolder();
  writeFileSync(join(freshWorkingFolder(folder), 'firebase-export-half'), '');
  expect(readdirSync(freshWorkingFolder(folder))).toEqual([]);
  expect(existsSync(join(folder, 'working'))).toBe(true);
});
