import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../lib/folders.ts';
import { urlOf } from './emulatorSettings.ts';
import { addEmulatorsToPolicy } from './firebaseCommand.ts';

const POLICY = 'content-security-policy';
const PAGES = [
  '/',
  '/index.html',
  '/login',
  '/global-rankings',
  '/rankings/user/ana',
  '/list/ana.b/list_1',
  '/global-rankings/goat-social',
  '/seasons/s20',
];

type Rule = { source: string; headers: { key: string; value: string }[] };

const request = (path: string) => fetch(`${urlOf('hosting')}${path}`);

/** A header of firebase.json, which is what is deployed. */
function findDeployedHeader(key: string): string {
  const { hosting } = JSON.parse(readFileSync(join(rootFolder, 'firebase.json'), 'utf8'));
  const headers = (hosting.headers as Rule[]).flatMap((rule) => rule.headers);
  return headers.find((header) => header.key.toLowerCase() === key)?.value ?? '';
}

test.each(PAGES)('the page at %s has every security header and is not cached', async (path) => {
  const { headers } = await request(path);
  expect(Object.fromEntries(headers)).toMatchObject({
    [POLICY]: addEmulatorsToPolicy(findDeployedHeader(POLICY)),
    'cache-control': 'no-cache',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
});

test('a script with a hashed name is cached for a year', async () => {
  const page = await (await request('/')).text();
  const { status, headers } = await request(/src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/javascript/);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['/sw.js', /javascript/],
  ['/manifest.webmanifest', /manifest[+]json/],
  ['/icons/torch-192.png', /png/],
])('%s, which has the same name in every version, is not cached', async (path, type) => {
  const { status, headers } = await request(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(type);
  expect(headers.get('cache-control')).toBe('no-cache');
});

test.each([
  '/assets/index-gone.js',
  '/facts/s2.gone.json',
  '/wp-login.php',
  '/rankings/user/ana.json',
  '/.well-known/change-password',
  '/.well-known/security.txt',
  '/.env',
])('%s, which the site lacks, is a 404 that is not kept, and not the app', async (path) => {
  const response = await request(path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  expect(await response.text()).not.toContain('id="root"');
});

test.each([
  ['/seasons', 'All Seasons', ''],
  ['/seasons/s1', 'Survivor: Borneo', ' data-is-built-in'],
  ['/castaways/parvati-shallow', 'Parvati Shallow', ' data-is-built-in'],
])('%s has a document of its own, which starts the app', async (path, heading, mark) => {
  const response = await fetch(`${urlOf('hosting')}${path}`, { redirect: 'error' });
  const page = await response.text();
  expect(page).toContain(`<title>${heading} · Outrank</title>`);
  expect(page).toContain(`<h1 class="startupHeading"${mark}>${heading}</h1>`);
  expect(page).toMatch(/src="[/]assets[/]index-[^"]+[.]js"/);
  expect(await (await request('/sitemap.xml')).text()).toContain(`${path}</loc>`);
});

test('the address that browsers ask for an icon has the icon', async () => {
  const [icon, original] = await Promise.all(['/favicon.ico', '/icons/torch-192.png'].map(request));
  expect([icon?.status, icon?.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await icon?.bytes()).toEqual(await original?.bytes());
});

test("Firebase's own sign-in pages keep their provider's headers", async () => {
  const { headers } = await request('/__/firebase/init.json');
  expect(headers.has(POLICY)).toBe(false);
  expect(headers.has('x-frame-options')).toBe(false);
});
