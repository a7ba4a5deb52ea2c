import { expect, test } from 'vitest';
import { moveStyles } from './documentHead.ts';

const style = (name: string) => `<link rel="stylesheet" crossorigin href="/${name}.css">`;

test('the browser meets the styles before the scripts, in their order', () => {
  const html = `<title>Outrank</title>
    <script type="module" src="/index.js"></script>
    ${style('shared')}
    ${style('page')}
    <link rel="preload" href="/font.woff2">`;
  const names = [...moveStyles(html).matchAll(/(?:href|src)="\/([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['shared.css', 'page.css', 'index.js', 'font.woff2']);
});
