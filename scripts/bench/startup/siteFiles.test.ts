import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createFolder } from '../../testing/createFolder.ts';
import { readSite } from './siteFiles.ts';

const files = { 'index.html': 'Home', 'login.html': 'Sign in', 'index-1.js': 'start()' };
const site = readSite(createFolder(files));
const readText = (path: string) => {
  const file = site(path);
  return file && brotliDecompressSync(file.body).toString();
};

test.each([
  ['/', 'Home'],
  ['/login', 'Sign in'],
  ['/list/ana/list_1', 'Home'],
  ['/index-1.js', 'start()'],
  ['/assets/index-gone.js', undefined],
])('%s is answered as Hosting answers it', (path, text) => {
  expect(readText(path)).toBe(text);
});

test('a page is compressed and has the headers of firebase.json', () => {
  expect(site('/create')?.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-frame-options': 'DENY',
  });
});
