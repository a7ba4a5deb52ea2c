import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint, deferScripts } from './afterPaint.ts';

type Button = { dataset: Record<string, string> };
type Added = { kind: string; src?: string; href?: string; async?: boolean };

/** Runs the script in a page without a browser. */
function openPage() {
  const added: Added[] = [];
  const document = {
    currentScript: { dataset: { scripts: '/session.js /index.js', preloads: '/login.js' } },
    createElement: (kind: string) => ({ kind }),
    head: { append: (element: Added) => added.push(element) },
  };
  let paint = () => {};
  class Observer {
    constructor(handlePaint: () => void) {
      paint = handlePaint;
    }
    observe() {}
  }
  const listeners = new Set<(event: { target: unknown }) => void>();
  const names = ['document', 'PerformanceObserver', 'addEventListener', 'removeEventListener'];
  new Function(...names, afterPaint.source)(
    document,
    Observer,
    (_type: string, listener: () => void) => listeners.add(listener),
    (_type: string, listener: () => void) => listeners.delete(listener),
  );
  const click = (button?: Button) => {
    for (const listen of listeners) listen({ target: { closest: () => button } });
  };
  return {
    listRequests: () => added.map(({ src, href }) => src ?? href),
    added,
    paint: () => paint(),
    click,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('requests the code after the first paint, once, and runs the scripts in their order', () => {
  const { listRequests, added, paint } = openPage();
  expect(listRequests()).toEqual([]);
  paint();
  paint();
  vi.runAllTimers();
  expect(listRequests()).toEqual(['/session.js', '/index.js', '/login.js']);
  const scripts = added.filter(({ kind }) => kind === 'script');
  expect(scripts.map((script) => script.async)).toEqual([false, false]);
});

test('requests the code after a while when nothing is painted, as in a background tab', () => {
  const { listRequests } = openPage();
  vi.runAllTimers();
  expect(listRequests()).toHaveLength(3);
});

test('marks the first button that is clicked before the app runs', () => {
  const { click } = openPage();
  const [signIn, later]: [Button, Button] = [{ dataset: {} }, { dataset: {} }];
  click();
  click(signIn);
  click(later);
  expect(signIn.dataset).toEqual({ pressedEarly: '' });
  expect(later.dataset).toEqual({});
});

test('replaces the scripts of a document by the one that loads them', () => {
  const html = deferScripts(
    '<head><title>Outrank</title><script type="module" crossorigin src="/session.js"></script>\n<script type="module" crossorigin src="/index.js"></script></head>',
    ['login.js'],
  );
  expect(html).not.toContain('type="module"');
  expect(html).toContain('data-scripts="/session.js /index.js" data-preloads="/login.js"');
});
