/** Draws web/public/icons from web/public/torch.svg: `npm run build:icons`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from './chromium.ts';
import { runCommand } from './helpfulError.ts';
import { rootFolder } from './rootFolder.ts';

type Icon = { name: string; size: number; drawn: string };

const publicFolder = join(rootFolder, 'web/public');
const rounded = readFileSync(join(publicFolder, 'torch.svg'), 'utf8');
/** To its very edges: who shows it cuts it as they like. */
const square = rounded.replace('rx="8" ', '');
/** A circle of four fifths is all that is safe from being cut off, so there is more ground around the torch. */
const roomy = square
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"');

const icons: readonly Icon[] = [
  { name: 'torch-192', size: 192, drawn: rounded },
  { name: 'torch-512', size: 512, drawn: rounded },
  { name: 'torch-maskable-192', size: 192, drawn: roomy },
  { name: 'torch-maskable-512', size: 512, drawn: roomy },
  { name: 'apple-touch-icon', size: 180, drawn: square },
];

async function draw(browser: Browser, { name, size, drawn }: Icon): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const address = `data:image/svg+xml;base64,${Buffer.from(drawn).toString('base64')}`;
  await page.setContent(
    `<style>body { margin: 0 } img { display: block; width: 100vw }</style><img src="${address}">`,
  );
  writeFileSync(join(publicFolder, 'icons', `${name}.png`), await page.screenshot({ omitBackground: true }));
  await page.close();
}

await runCommand(async () => {
  mkdirSync(join(publicFolder, 'icons'), { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  for (const icon of icons) await draw(browser, icon);
  await browser.close();
});
