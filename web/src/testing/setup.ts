import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { removeLocalChoice } from '#data/reader/localChoice.ts';
import { hideAgain } from '#reader/shieldState.ts';
import { serverClock } from '#serverTime.ts';
import { toGoogleId } from './googleIds.ts';

// App Check needs Google's servers, and no call would be sent without its key.
vi.mock('#data/firebase/appCheck.ts', () => ({ startAppCheck: () => {} }));
vi.mock('#data/session/googleId.ts', () => ({ readGoogleId: async (uid: string) => toGoogleId(uid) }));
// The drawing of emblems is tested in shared. 46 of them make every query by role slow in jsdom.
vi.mock('#pictures/EmblemBadge.tsx', () => ({ default: () => null }));
// The account's copy of the choice is tested on the emulators.
vi.mock('#data/reader/accountChoice.ts', () => ({
  uploadChoice: vi.fn(async () => undefined),
  syncChoice: vi.fn(),
}));
// The full SDK would look for a server. Live updates are tested in a browser.
vi.mock(import('#data/firebase/liveViews.ts'), async (original) => ({
  ...(await original()),
  watchWhenIdle: vi.fn(() => () => undefined),
}));

// A busy machine may need more than a second to draw. The limit ends what hangs.
configure({ asyncUtilTimeout: 60_000 });

// A page that a test has closed may still ask for something. Without a server it waits, also between two tests.
globalThis.fetch = () => new Promise(() => {});

/** What the build would say of some seasons (web/build/factsFiles.ts). */
const places = {
  s1: 'Malaysia',
  s10: 'Palau',
  s16: 'Palau',
  s20: 'Samoa',
  s28: 'Philippines',
  s47: 'Fiji',
  s51: 'Fiji',
};

type ObserverCallback = (entries: readonly { isIntersecting: boolean }[]) => void;
const observing = new Set<ObserverCallback>();

/** jsdom has no layout, so observed elements are outside the viewport until a test calls `enterViewport`. */
class FakeObserver {
  readonly callback: ObserverCallback;
  constructor(callback: ObserverCallback) {
    this.callback = callback;
  }
  observe() {
    observing.add(this.callback);
  }
  unobserve() {}
  disconnect() {
    observing.delete(this.callback);
  }
}

export const enterViewport = () =>
  act(() => {
    for (const callback of observing) callback([{ isIntersecting: true }]);
  });

/** The media queries that match: `matchingMedia.add('(pointer: coarse)')`. */
export const matchingMedia = new Set<string>();

function fakeMatchMedia(media: string): MediaQueryList {
  const list = Object.assign(new EventTarget(), { media });
  Object.defineProperty(list, 'matches', { get: () => matchingMedia.has(media) });
  return list as unknown as MediaQueryList;
}

// Tests see pages as on a desk, where menus of small windows stand open (ui/layout/OverflowMenu.module.css).
const deskStyle = document.createElement('style');
deskStyle.textContent = '[popover] { display: contents !important }';
document.head.append(deskStyle);

let errors: string[] = [];
let expectedErrors: RegExp[] = [];

/** Expects a console.error in this test. The test also fails when it does not occur. */
export function expectConsoleError(pattern: RegExp): void {
  expectedErrors.push(pattern);
}

/** Expects a text that is on screen to disappear after this time. The test has fake timers. */
export async function expectShownFor(milliseconds: number, text: string): Promise<void> {
  for (const time of [0, milliseconds - 100]) {
    await act(() => vi.advanceTimersByTimeAsync(time));
    expect(screen.getByText(text)).toBeVisible();
  }
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
}

/** Runs axe on the rendered document. Color contrast is tested in a real browser, as jsdom does not paint. */
export async function expectAccessible(container: Element = document.body): Promise<void> {
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(container, {
    // What passes is not collected, which halves the time.
    resultTypes: ['violations'],
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      // WCAG 2.5.3. Off by default, because axe calls it experimental.
      'label-content-name-mismatch': { enabled: true },
    },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

beforeEach(() => {
  serverClock.set({ time: Date.now(), device: Date.now(), elapsed: performance.now() });
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', fakeMatchMedia);
  observing.clear();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('ResizeObserver', FakeObserver);
  vi.stubGlobal('FACTS', { hash: 'abc', places });
  HTMLCanvasElement.prototype.getContext = () => null;
  window.scrollTo = () => {};
  performance.getEntriesByType = () => [];
  Element.prototype.scrollIntoView = () => {};
  errors = [];
  expectedErrors = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
  });
});

afterEach(() => {
  cleanup();
  removeLocalChoice();
  hideAgain();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  matchingMedia.clear();
  const isExpected = (error: string) => expectedErrors.some((pattern) => pattern.test(error));
  const unexpected = errors.filter((error) => !isExpected(error));
  const missing = expectedErrors.filter((pattern) => !errors.some((error) => pattern.test(error)));
  expect(unexpected, 'console.error was called unexpectedly').toEqual([]);
  expect(missing, 'an expected console.error did not occur').toEqual([]);
});
