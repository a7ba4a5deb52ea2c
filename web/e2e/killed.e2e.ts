import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chromiumArguments, findChromium } from '../../scripts/lib/chromium.ts';
import { signInAs, uniqueName } from './support/browser.ts';
import { choose, creatorReady, nameField } from './support/creator.ts';
import { store, uidOf } from './support/seed.ts';

const CREATOR = 'http://127.0.0.1:5050/create';

let folder: string;
let running: ChildProcess;
let browser: Browser;
let page: Page;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outrank-killed-'));
  await open();
});
afterEach(async () => {
  await kill();
  rmSync(folder, { recursive: true, force: true });
});

/** A browser in its own process, with a profile that survives it. */
async function open(): Promise<void> {
  rmSync(join(folder, 'DevToolsActivePort'), { force: true });
  running = spawn(
    findChromium(),
    [
      ...chromiumArguments,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  await expect.poll(readPort).toMatch(/^\d+$/);
  browser = await chromium.connectOverCDP(`http://127.0.0.1:${readPort()}`);
  page = browser.contexts()[0]?.pages()[0] ?? (await browser.newPage());
  await page.setViewportSize({ width: 1280, height: 1300 });
  await page.goto(CREATOR);
}

function readPort(): string {
  try {
    return readFileSync(join(folder, 'DevToolsActivePort'), 'utf8').split('\n')[0] ?? '';
  } catch {
    return '';
  }
}

/** Kills the browser without running any unload handler. */
async function kill(): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return;
  const ended = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGKILL');
  await ended;
}

const draftOf = async (user: string) => (await store.doc(`users/${await uidOf(user)}`).get()).get('draft');

test('a draft survives a killed browser and can be continued', async () => {
  const user = uniqueName('Survivor');
  await signInAs(page, user);
  await creatorReady(page);
  await nameField(page).fill('Outlives a crash');
  await choose(page, 'Palau', ['Tom Westman', 'Ian Rosenberger']);
  await expect.poll(async () => (await draftOf(user))?.itemIds).toEqual(['tom-westman', 'ian-rosenberger']);
  await page.getByRole('button', { name: 'Remove Tom Westman' }).click();
  await kill();

  await open();
  await creatorReady(page);
  await expect.poll(() => nameField(page).inputValue()).toBe('Outlives a crash');
  await page.getByRole('button', { name: 'Remove Ian Rosenberger' }).waitFor();
  await choose(page, 'Palau', ['Katie Gallagher']);
  await expect
    .poll(async () => (await draftOf(user))?.itemIds.slice(-2))
    .toEqual(['ian-rosenberger', 'katie-gallagher']);
});
