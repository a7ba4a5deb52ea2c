/** `npm run build:icons`: draws web/public/icons from web/public/torch.svg. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from './lib/browser.ts';
import { rootFolder } from './lib/folders.ts';
import { runCommand } from './lib/runCommand.ts';

type Icon = { name: string; size: number; svg: string };

const publicFolder = join(rootFolder, 'web/public');
const iconsFolder = join(publicFolder, 'icons');
const rounded = readFileSync(join(publicFolder, 'torch.svg'), 'utf8');
/** Without round corners: the system cuts the shape. */
const square = rounded.replace('rx="8" ', '');
/** With a margin: a maskable icon may be cut to a circle of four fifths of its size. */
const padded = square
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"');

const icons: readonly Icon[] = [
  { name: 'torch-192', size: 192, svg: rounded },
  { name: 'torch-512', size: 512, svg: rounded },
  { name: 'torch-maskable-192', size: 192, svg: padded },
  { name: 'torch-maskable-512', size: 512, svg: padded },
  { name: 'apple-touch-icon', size: 180, svg: square },
];

await runCommand({ usage: 'npm run build:icons: draws the app icons.' }, async () => {
  mkdirSync(iconsFolder, { recursive: true });
  const browser = await launchChromium();
  for (const icon of icons) await drawIcon(browser, icon);
  await browser.close();
});

async function drawIcon(browser: Browser, { name, size, svg }: Icon): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const url = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<style>body { margin: 0 } img { display: block; width: 100vw }</style><img src="${url}">`,
  );
  writeFileSync(join(iconsFolder, `${name}.png`), await page.screenshot({ omitBackground: true }));
  await page.close();
}
