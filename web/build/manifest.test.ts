import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../../scripts/lib/folders.ts';

type Icon = { src: string; sizes: string; type: string; purpose: string };

const read = (path: string) => readFileSync(join(rootFolder, 'web', path));
const manifest = JSON.parse(read('public/manifest.webmanifest').toString());
const page = read('index.html').toString();
const pngs = (manifest.icons as Icon[]).filter(({ type }) => type === 'image/png');

/** A PNG file begins with its width and height. */
function readSize(path: string): string {
  const bytes = read(`public${path}`);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('the installed app starts at Home in its own window', () => {
  expect(manifest).toMatchObject({ name: 'Outrank', id: '/', start_url: '/', display: 'standalone' });
});

test('has a small and a large icon, each plain and maskable, in the declared sizes', () => {
  const kinds = pngs.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  expect(kinds).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
  for (const { src, sizes } of pngs) expect(readSize(src)).toBe(sizes);
});

test('has an icon for the home screen of an iPhone', () => {
  const [, path = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
  expect(readSize(path)).toBe('180x180');
});

test('opens in the colour of the dark theme, like its page', () => {
  expect(manifest.background_color).toBe(manifest.theme_color);
  expect(page).toContain(`media="(prefers-color-scheme: dark)" content="${manifest.theme_color}"`);
});
