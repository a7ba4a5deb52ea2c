import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type WithAxe = { axe: typeof import('axe-core') };

/** What passes is not collected, which halves the time. */
const resultTypes: RunOptions['resultTypes'] = ['violations'];
const everyRule: RunOptions = {
  resultTypes,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // WCAG 2.5.3. Off by default, because axe calls it experimental.
  rules: { 'label-content-name-mismatch': { enabled: true } },
};
/** The rules that say something else in another color scheme. */
const colorRules: RunOptions = { resultTypes, runOnly: ['color-contrast', 'link-in-text-block'] };

type ColorScheme = 'light' | 'dark';

/**
 * Each WCAG 2.2 AA or best-practice violation on the current page: the rule and its selectors. After the first color scheme
 * only the colors can be wrong.
 */
export async function violations(
  page: Page,
  colorSchemes: readonly ColorScheme[] = ['light', 'dark'],
): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe);
  const found: string[] = [];
  for (const colorScheme of colorSchemes) {
    // Without motion, so that no color is on its way to another.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await page.evaluate(runAxe, colorScheme === colorSchemes[0] ? everyRule : colorRules);
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
const NARROWEST = 320;

/** Waits until the page is no wider than a window of 320 pixels. Restores the window. */
export async function expectFitsNarrow(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ ...before, width: NARROWEST });
  const readWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(readWidth, { message: page.url() }).toBe(NARROWEST);
  await page.setViewportSize(before);
}
