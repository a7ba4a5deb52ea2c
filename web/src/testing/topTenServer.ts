import type { Edition } from '@outrank/shared/ballots/edition';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { act } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { favorites, resultsOf } from './topTenScreen.tsx';

/** The wire's far end, in place of the modules of `data`; what the small client and the large one do is tested against the emulator. */

type Hear = (results: PublishedTopTen | undefined) => void;

export const db = {};
export const readTopTen = vi.fn<(db: unknown, category: string) => Promise<PublishedTopTen | undefined>>();
export const readEdition =
  vi.fn<(db: unknown, category: string, week: string) => Promise<Edition | undefined>>();

let hear: Hear | undefined;

export function watchTopTen(_: string, onHeard: Hear) {
  hear = onHeard;
  return () => undefined;
}

export function whenIdle(callback: () => void) {
  callback();
  return () => undefined;
}

/** What is published changes while the screen is open. */
export async function emitResults(news: PublishedTopTen | undefined): Promise<void> {
  await vi.waitFor(() => expect(hear).toBeDefined());
  act(() => hear?.(news));
}

beforeEach(() => {
  hear = undefined;
  readTopTen.mockReset().mockResolvedValue(resultsOf(favorites));
  readEdition.mockReset().mockResolvedValue(undefined);
});
