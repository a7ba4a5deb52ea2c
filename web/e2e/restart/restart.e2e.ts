import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { urlOf } from '../../../scripts/emulators/emulatorSettings.ts';
import { launchChromium } from '../../../scripts/lib/chromium.ts';
import { rootFolder } from '../../../scripts/lib/folders.ts';
import { openProfile, signInAs, uniqueName } from '../support/browser.ts';
import { choose, expectRanking, save } from '../support/creator.ts';

const SITE = urlOf('hosting');
const dataFolder = mkdtempSync(join(tmpdir(), 'outrank-restart-'));
let running: ChildProcess | undefined;

/** Runs `npm start`, with the build of `npm test`, until it prints the address. */
async function start(): Promise<void> {
  const child = spawn('npm', ['start', '--', '--no-build'], {
    cwd: rootFolder,
    env: { ...process.env, OUTRANK_DATA_FOLDER: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running = child;
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      if (output.includes('http://127.0.0.1:5050')) resolve();
    });
    child.on('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
}

/** Sends Ctrl-C and waits for the exit. */
async function stop(): Promise<void> {
  const child = running;
  running = undefined;
  if (!child?.pid) return;
  const ended = new Promise((resolve) => child.on('exit', resolve));
  process.kill(-child.pid, 'SIGINT');
  await ended;
}

/** What the site answers first. */
async function readFirstAnswer(): Promise<string> {
  const answer = await fetch(SITE).catch(() => undefined);
  if (answer) return answer.text();
  await wait(100);
  return readFirstAnswer();
}

let firstAnswer: string;
beforeAll(async () => {
  [firstAnswer] = await Promise.all([readFirstAnswer(), start()]);
});
afterAll(async () => {
  await stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

test('the site says that its demo world is being made, and opens when it is there', async () => {
  expect(firstAnswer).toContain('The demo world is being made');
  expect(await readFirstAnswer()).toContain('id="root"');
});

test('the demo world is counted at once, and a published list survives a restart', async () => {
  const browser = await launchChromium();
  const profile = await openProfile(browser, { height: 1400 });
  const page = await profile.newPage();
  await page.goto('/global-rankings/seasons');
  await page.getByText("54 fans' lists").waitFor();

  const user = uniqueName('Parvati');
  await page.goto('/create');
  await signInAs(page, user);
  await page.getByRole('textbox', { name: 'List Name' }).fill('Black widow brigade');
  await choose(page, 'Palau', ['Tom Westman', 'Ian Rosenberger']);
  await save(page);

  await stop();
  await start();

  await page.goto('/mylists');
  await page.getByRole('link', { name: 'Black widow brigade', exact: true }).click();
  await page.getByRole('heading', { name: 'Edit Ranking' }).waitFor();
  await expectRanking(page, ['Tom Westman', 'Ian Rosenberger']);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Recently Created Lists' }).waitFor();
  await page.getByRole('link', { name: 'Black widow brigade', exact: true }).waitFor();
  expect(await page.getByText(`Welcome, ${user}`).count()).toBe(1);
  await browser.close();
});
