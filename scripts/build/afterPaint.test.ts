import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterPaint, withCodeAfterPaint } from './afterPaint.ts';

type Button = { dataset: Record<string, string> };
type Added = { kind: string; src?: string; href?: string; async?: boolean };

/** The page once the script has run: what it asked for, and the moment of its paint. */
function openPage() {
  const added: Added[] = [];
  const document = {
    currentScript: { dataset: { scripts: '/session.js /index.js', preloads: '/login.js' } },
    createElement: (kind: string) => ({ kind }),
    head: { append: (element: Added) => added.push(element) },
  };
  let paint = () => {};
  class Observer {
    constructor(tell: () => void) {
      paint = tell;
    }
    observe() {}
  }
  const listeners = new Set<(event: { target: unknown }) => void>();
  new Function(
    'document',
    'PerformanceObserver',
    'addEventListener',
    'removeEventListener',
    afterPaint.source,
  )(
    document,
    Observer,
    (_type: string, listener: () => void) => listeners.add(listener),
    (_type: string, listener: () => void) => listeners.delete(listener),
  );
  const press = (button?: Button) => {
    for (const listen of listeners) listen({ target: { closest: () => button } });
  };
  return { asked: () => added.map(({ src, href }) => src ?? href), added, paint: () => paint(), press };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a page that the build drew', () => {
  test('asks for its code when it has been painted, and runs the scripts in their order', () => {
    const { asked, added, paint } = openPage();
    expect(asked()).toEqual([]);
    paint();
    expect(asked()).toEqual(['/session.js', '/index.js', '/login.js']);
    expect(added.filter(({ kind }) => kind === 'script').every((script) => script.async === false)).toBe(
      true,
    );
  });

  test('asks only once, however much is painted', () => {
    const { asked, paint } = openPage();
    paint();
    paint();
    vi.runAllTimers();
    expect(asked()).toHaveLength(3);
  });

  test('does not wait for ever for a paint, as in a tab behind others', () => {
    const { asked } = openPage();
    vi.runAllTimers();
    expect(asked()).toHaveLength(3);
  });

  test('marks the button that is pressed before the app is there, and no later one', () => {
    const { press } = openPage();
    const [signIn, later]: [Button, Button] = [{ dataset: {} }, { dataset: {} }];
    press();
    press(signIn);
    press(later);
    expect(signIn.dataset).toEqual({ pressedEarly: '' });
    expect(later.dataset).toEqual({});
  });

  test('names its scripts to the one that runs them, and has no other', () => {
    const html = withCodeAfterPaint(
      '<head><title>Outrank</title><script type="module" crossorigin src="/session.js"></script>\n<script type="module" crossorigin src="/index.js"></script></head>',
      ['login.js'],
    );
    expect(html).not.toContain('type="module"');
    expect(html).toContain('data-scripts="/session.js /index.js" data-preloads="/login.js"');
  });
});
