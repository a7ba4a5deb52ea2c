import type { Firestore } from 'firebase-admin/firestore';
import type { FailedPage } from '../platform/log.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** How much a step does in a night. */
export type Pace = {
  /** The nights of a cycle through everything. */
  readonly nights: number;
  /** A slice goes on until it has read this much, so that small collections are checked whole. */
  readonly readsMin: number;
  /** The budget: a step that has read this much ends, for its slice and for its changes alike. */
  readonly readsMax: number;
  /** The least time between two writes of a step's state. */
  readonly saveEveryMs: number;
};

/** Two nights of the fourteen are left for nights that fail. */
export const NIGHTLY_PACE: Pace = { nights: 12, readsMin: 20_000, readsMax: 5_000_000, saveEveryMs: 1000 };

export type Night = {
  readonly db: Firestore;
  /** The same for all attempts of a night. */
  readonly id: string;
  readonly now: Date;
  /** Events of earlier changes have arrived or are lost. */
  readonly settledBefore: Date;
  readonly pace: Pace;
  /** Whether this attempt must end; a retry continues. */
  readonly isOver: () => boolean;
  /** Takes each page that is skipped because its check failed. */
  readonly onPageFailed: (page: FailedPage, error: unknown) => void;
};
