import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootFolder } from '../rootFolder.ts';

type Icon = { src: string; sizes: string; type: string; purpose: string };

const read = (path: string) => readFileSync(join(rootFolder, 'web', path));
const manifest = JSON.parse(read('public/manifest.webmanifest').toString());
const page = read('index.html').toString();
const pictures = (manifest.icons as Icon[]).filter(({ type }) => type === 'image/png');

/** A PNG tells its width and height in the first bytes. */
function sizeOf(path: string): string {
  const bytes = read(`public${path}`);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('the app that is installed', () => {
  it('starts at Home in a window of its own', () => {
    expect(manifest).toMatchObject({ name: 'Outrank', id: '/', start_url: '/', display: 'standalone' });
  });

  it.each(pictures)('has the icon $src in the size that it says', ({ src, sizes }) => {
    expect(sizeOf(src)).toBe(sizes);
  });

  it('has a small and a large icon, each as it is and to be cut to a shape', () => {
    const kinds = pictures.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
    expect(kinds).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
  });

  it('has an icon for the home screen of an iPhone', () => {
    const [, path = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
    expect(sizeOf(path)).toBe('180x180');
  });

  it('opens in the colour of the dark theme, which its page has too', () => {
    expect(manifest.background_color).toBe(manifest.theme_color);
    expect(page).toContain(`media="(prefers-color-scheme: dark)" content="${manifest.theme_color}"`);
  });
});
