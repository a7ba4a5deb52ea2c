import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findChromium } from './chromium.ts';

function createPrograms(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'outrank-chromium-'));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '', { mode: 0o755 });
  }
  return folder;
}

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

test("takes Playwright's newest browser when the system has none", () => {
  const path = 'chrome-linux/chrome';
  const cache = '.cache/ms-playwright';
  const home = createPrograms(`${cache}/chromium-999/${path}`, `${cache}/chromium-1187/${path}`);
  expect(findChromium({ PATH: '', HOME: home })).toBe(join(home, cache, 'chromium-1187', path));
});
