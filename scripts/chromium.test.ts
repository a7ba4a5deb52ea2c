import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findChromium } from './chromium.ts';

function folderWithProgram(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'outrank-chromium-'));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '', { mode: 0o755 });
  }
  return folder;
}

test('CHROMIUM_PATH comes before the PATH', () => {
  const folder = folderWithProgram('mine', 'chromium');
  expect(findChromium({ CHROMIUM_PATH: join(folder, 'mine'), PATH: folder })).toBe(join(folder, 'mine'));
});

test('Chromium comes before Chrome, wherever they stand on the PATH', () => {
  const chrome = folderWithProgram('google-chrome');
  const chromium = folderWithProgram('chromium');
  expect(findChromium({ PATH: `${chrome}:${chromium}` })).toBe(join(chromium, 'chromium'));
});

test("without a system's browser, Playwright's newest is taken", () => {
  const path = 'chrome-linux/chrome';
  const home = folderWithProgram(
    `.cache/ms-playwright/chromium-999/${path}`,
    `.cache/ms-playwright/chromium-1187/${path}`,
  );
  expect(findChromium({ PATH: '', HOME: home })).toBe(join(home, '.cache/ms-playwright/chromium-1187', path));
});

test('a CHROMIUM_PATH that leads nowhere is said so', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/not/there' })).toThrow('CHROMIUM_PATH names /not/there');
});
