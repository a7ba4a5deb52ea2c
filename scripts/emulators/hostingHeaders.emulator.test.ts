import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rootFolder } from '../rootFolder.ts';
import { policyWithEmulators } from './emulatorConfig.ts';
import { urlOf } from './emulatorSettings.ts';

const PAGES = [
  '/',
  '/index.html',
  '/login',
  '/global-rankings',
  '/rankings/user/ana',
  '/global-rankings/goat-social',
];
const POLICY = 'content-security-policy';

type Rule = { source: string; headers: { key: string; value: string }[] };

const answerTo = (path: string) => fetch(`${urlOf('hosting')}${path}`);

/** What is deployed, as the hosting emulator does not see it. */
function deployed(key: string): string {
  const { hosting } = JSON.parse(readFileSync(join(rootFolder, 'firebase.json'), 'utf8'));
  const headers = (hosting.headers as Rule[]).flatMap((rule) => rule.headers);
  return headers.find((header) => header.key.toLowerCase() === key)?.value ?? '';
}

async function scriptOfThePage(): Promise<string> {
  const page = await (await answerTo('/')).text();
  return /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
}

it.each(PAGES)(
  'the page at %s wears the whole cspViolations and is asked for anew each time',
  async (path) => {
    const { headers } = await answerTo(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      [POLICY]: policyWithEmulators(deployed(POLICY)),
      'cache-control': 'no-cache',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  },
);

it('a script under its hashed name is kept for a year and never asked for again', async () => {
  const { status, headers } = await answerTo(await scriptOfThePage());
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/javascript/);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([
  ['/sw.js', /javascript/],
  ['/manifest.webmanifest', /manifest[+]json/],
  ['/icons/torch-192.png', /png/],
])('%s, whose name stays the same in all versions, is asked for anew each time', async (path, type) => {
  const { status, headers } = await answerTo(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(type);
  expect(headers.get('cache-control')).toBe('no-cache');
});

it('a script of an earlier version is not found, and no page comes in its place', async () => {
  const { status } = await answerTo('/assets/index-gone.js');
  expect(status).toBe(404);
});

it("the sign-in's own pages keep the headers that their provider gives them", async () => {
  const { headers } = await answerTo('/__/firebase/init.json');
  expect(headers.has(POLICY)).toBe(false);
  expect(headers.has('x-frame-options')).toBe(false);
});
