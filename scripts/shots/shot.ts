import type { Page } from 'playwright-core';
import type { DemoPlaces } from './demoPlaces.ts';
import type { Viewer } from './viewers.ts';

/** A state of a screen worth a picture. */
export type Shot = {
  readonly name: string;
  readonly as: Viewer;
  path(places: DemoPlaces): string;
  /** Before the page is opened: what the wire does. */
  prepare?(page: Page): Promise<unknown>;
  /** Brings the state about and waits until it stands. */
  arrange(page: Page): Promise<unknown>;
  /** The window alone, as for a dialog that covers it; otherwise the page to its foot. */
  readonly isWindowOnly?: true;
  readonly onPaper?: true;
};

export const WIDTHS = [390, 768, 1280] as const;
export const SCHEMES = ['dark', 'light'] as const;

/** The name of a picture's file. */
export function fileOf({ name }: Shot, width: number, scheme: string): string {
  return `${name}-${width}-${scheme}.png`;
}
