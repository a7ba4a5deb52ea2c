import type { ComponentType } from 'react';
import { lazyComponent } from './lazyComponent.ts';

/** The longest wait for content, in milliseconds. */
const WAIT_MAX_MS = 5000;

let content: Promise<void> = Promise.resolve();
let resolveContent = () => {};

/** Makes the parts of the first page wait for its content. Called once, when the app starts. */
export function awaitContent(): void {
  content = new Promise((resolve) => {
    resolveContent = resolve;
    setTimeout(resolve, WAIT_MAX_MS);
  });
}

/** Says that the content is being rendered: parts load when its frame is on screen. */
export function reportContent(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolveContent)));
}

/** Resolves when the first page of the visit shows its content; at once for every later page. */
export const whenContentIsShown = (): Promise<void> => content;

/** A part that loads after the content of the first page, with which it would compete for the line and the processor. */
// biome-ignore lint/suspicious/noExplicitAny: React's own type of a component with any props
export function lazyAfterContent<Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) {
  return lazyComponent(() => whenContentIsShown().then(load));
}
