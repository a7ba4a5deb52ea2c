import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Its proofs come from Google's servers and have no emulator; without a key no call would leave the page.
vi.mock('#data/firebase/appCheck.ts', () => ({ startAppCheck: () => {} }));

/** jsdom has no layout; these stand-ins say "nothing is visible, nothing matches" until a test says otherwise. */
class QuietObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Lets a test choose which media queries hold: `matchingMedia.add('(pointer: coarse)')`. */
export const matchingMedia = new Set<string>();

function fakeMatchMedia(media: string): MediaQueryList {
  const list = Object.assign(new EventTarget(), {
    media,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
  Object.defineProperty(list, 'matches', { get: () => matchingMedia.has(media) });
  return list as unknown as MediaQueryList;
}

let errors: string[] = [];
let expectedErrors: RegExp[] = [];

/** Says that this test provokes a console.error; one that then does not come fails the test too. */
export function expectConsoleError(pattern: RegExp): void {
  expectedErrors.push(pattern);
}

/** Runs axe over what is rendered. Colour is judged in a real browser: jsdom does not paint. */
export async function expectAccessible(container: Element = document.body): Promise<void> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', fakeMatchMedia);
  vi.stubGlobal('IntersectionObserver', QuietObserver);
  vi.stubGlobal('ResizeObserver', QuietObserver);
  HTMLCanvasElement.prototype.getContext = () => null;
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  errors = [];
  expectedErrors = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  matchingMedia.clear();
  const isExpected = (error: string) => expectedErrors.some((pattern) => pattern.test(error));
  const surprises = errors.filter((error) => !isExpected(error));
  const missing = expectedErrors.filter((pattern) => !errors.some((error) => pattern.test(error)));
  expect(surprises, 'console.error was called unexpectedly').toEqual([]);
  expect(missing, 'an expected console.error never came').toEqual([]);
});
