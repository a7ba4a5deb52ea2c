import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { freshName, signInAs } from './browser.ts';
import { choose } from './creator.ts';
import { store, uidOf } from './seed.ts';

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

/** A browser as a process of its own, whose profile outlives it. */
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

/** No farewell: nothing that a page does when it is closed happens. */
async function kill(): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return;
  const ended = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGKILL');
  await ended;
}

const draftOf = async (fan: string) => (await store.doc(`users/${await uidOf(fan)}`).get()).get('draft');
const nameField = () => page.getByRole('textbox', { name: 'List Name' });

test('a browser that is killed between two changes has the draft again, and goes on with it', async () => {
  const fan = freshName('Survivor');
  await signInAs(page, fan);
  await page.getByRole('heading', { name: 'Create New Ranking' }).waitFor();
  await nameField().fill('Outlives a crash');
  await choose(page, 'Palau', ['Tom Westman', 'Ian Rosenberger']);
  await expect.poll(async () => (await draftOf(fan))?.itemIds).toEqual(['tom-westman', 'ian-rosenberger']);
  await page.getByRole('button', { name: 'Remove Tom Westman' }).click();
  await kill();

  await open();
  await page.getByRole('heading', { name: 'Create New Ranking' }).waitFor();
  await expect.poll(() => nameField().inputValue()).toBe('Outlives a crash');
  await page.getByRole('button', { name: 'Remove Ian Rosenberger' }).waitFor();
  await choose(page, 'Palau', ['Katie Gallagher']);
  await expect
    .poll(async () => (await draftOf(fan))?.itemIds.slice(-2))
    .toEqual(['ian-rosenberger', 'katie-gallagher']);
});
