import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type WithAxe = { axe: typeof import('axe-core') };

/** The rules that ask for colors say something else in the dark. */
const options: Readonly<Record<'light' | 'dark', RunOptions>> = {
  light: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // WCAG 2.5.3. Off by default, because axe calls it experimental.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  },
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
};

/** Each WCAG 2.2 AA or best-practice violation on the current page, light and dark: the rule and its selectors. */
export async function violations(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion, so that no color is on its way to another.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await page.evaluate(runAxe, options[colorScheme]);
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/** Runs in the page. */
async function runAxe(options: RunOptions): Promise<string[]> {
  const { axe } = window as unknown as WithAxe;
  const results = await axe.run(document, options);
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** In pixels: the narrowest phone, and a window of 1280 at 400 % zoom. */
export const NARROWEST = 320;

/** The page's scroll width in a window of 320 pixels. Restores the window. */
export async function widthWhenNarrow(page: Page): Promise<number> {
  const before = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ ...before, width: NARROWEST });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize(before);
  return width;
}
