import { type ComponentType, lazy } from 'react';

/**
 * A part of a page whose code comes later. When it cannot be had, the page stands as it is, with what was typed into it,
 * and the frame offers to reload.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own type says it, any props
export function lazyComponent<Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) {
  return lazy(() => load().catch(() => new Promise<never>(() => {})));
}
