import {
  type ComponentProps,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
} from 'react';

/**
 * Loads a part of a page on demand; `renderFallback` draws what stands for it until then. When the chunk fails to load, that
 * stays: the rest of the page keeps its state, and the app offers to reload.
 */
// biome-ignore lint/suspicious/noExplicitAny: React's own type of a component with any props
export function lazyComponent<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
  renderFallback?: (props: ComponentProps<Part>) => ReactNode,
) {
  const Loaded = lazy(() => load().catch(() => new Promise<never>(() => {})));
  return function LazyPart(props: ComponentProps<Part>) {
    return createElement(Suspense, { fallback: renderFallback?.(props) }, createElement(Loaded, props));
  };
}

/** A part that loads after the content of the first page, with which it would compete for the line and the processor. */
export const lazyAfterContent: typeof lazyComponent = (load, renderFallback) =>
  lazyComponent(() => whenContentReady().then(load), renderFallback);

/** The longest wait for content, in milliseconds. */
const WAIT_MAX_MS = 5000;
/** The longest wait for the browser to be idle, in milliseconds. */
const IDLE_MAX_MS = 500;

let contentReady: Promise<void> = Promise.resolve();
let resolveContentReady: () => void = () => undefined;

/** Makes the parts of the first page wait for its content. Called once, when the app starts. */
export function awaitContent(): void {
  contentReady = new Promise((resolve) => {
    resolveContentReady = resolve;
    setTimeout(resolve, WAIT_MAX_MS);
  });
}

/** Says that the content is being rendered: parts load once it is on screen and the browser is idle. */
export function signalContentReady(): void {
  requestAnimationFrame(() => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(resolveContentReady, { timeout: IDLE_MAX_MS });
    else setTimeout(resolveContentReady, IDLE_MAX_MS / 5);
  });
}

/** Resolves when the first page of the visit shows its content; at once for every later page. */
export const whenContentReady = (): Promise<void> => contentReady;
