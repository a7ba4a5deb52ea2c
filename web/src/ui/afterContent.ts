import type { ComponentType } from 'react';
import { lazyComponent } from './lazyComponent.ts';

/** The longest wait for content, in milliseconds. */
const WAIT_MAX_MS = 5000;
/** The longest wait for the browser to be idle, in milliseconds. */
const IDLE_MAX_MS = 500;

let content: Promise<void> = Promise.resolve();
let resolveContent: () => void = () => undefined;

/** Makes the parts of the first page wait for its content. Called once, when the app starts. */
export function awaitContent(): void {
  content = new Promise((resolve) => {
    resolveContent = resolve;
    setTimeout(resolve, WAIT_MAX_MS);
  });
}

/** Says that the content is being rendered: parts load once it is on screen and the browser is idle. */
export function reportContent(): void {
  requestAnimationFrame(() => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(resolveContent, { timeout: IDLE_MAX_MS });
    else setTimeout(resolveContent, IDLE_MAX_MS / 5);
  });
}

/** Resolves when the first page of the visit shows its content; at once for every later page. */
export const whenContentIsShown = (): Promise<void> => content;

/** A part that loads after the content of the first page, with which it would compete for the line and the processor. */
// biome-ignore lint/suspicious/noExplicitAny: React's own type of a component with any props
export function lazyAfterContent<Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) {
  return lazyComponent(() => whenContentIsShown().then(load));
}
