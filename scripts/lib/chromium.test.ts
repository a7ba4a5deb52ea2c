import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolder } from '../testing/createFolder.ts';
import { findChromium } from './chromium.ts';

const createPrograms = (...files: string[]) =>
  createFolder(Object.fromEntries(files.map((file) => [file, ''])));

test('prefers CHROMIUM_PATH to the PATH, and says when it names no file', () => {
  const folder = createPrograms('mine', 'chromium');
  expect(findChromium({ CHROMIUM_PATH: join(folder, 'mine'), PATH: folder })).toBe(join(folder, 'mine'));
  expect(() => findChromium({ CHROMIUM_PATH: '/not/there' })).toThrow('CHROMIUM_PATH names /not/there');
});

test('prefers Chromium to Chrome, whatever their order on the PATH', () => {
  const chrome = createPrograms('google-chrome');
  const chromium = createPrograms('chromium');
  expect(findChromium({ PATH: `${chrome}:${chromium}` })).toBe(join(chromium, 'chromium'));
});
