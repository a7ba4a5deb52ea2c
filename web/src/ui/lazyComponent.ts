import { type ComponentType, lazy } from 'react';

/**
 * Loads a part of a page on demand. When the chunk fails to load, the part stays suspended: the rest of the page keeps its
 * state, and the app offers to reload.
 */
// biome-ignore lint/suspicious/noExplicitAny: React's own type of a component with any props
export function lazyComponent<Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) {
  return lazy(() => load().catch(() => new Promise<never>(() => {})));
}
