import * as z from 'zod/mini';
import { DAY_MS } from '../limits.ts';
import { type DocumentKind, getCollectionId, toPath } from './documentKind.ts';
import { storedTimeSchema } from './timestamp.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What clients write. The rules use the same numbers. Withdrawing a vote is free, because each withdrawal needs a vote first. */
const clientRateLimits = {
  comments: { most: 30, windowMs: 10 * MINUTE_MS },
  lists: { most: 30, windowMs: HOUR_MS },
  listUpdates: { most: 120, windowMs: HOUR_MS },
  reports: { most: 10, windowMs: HOUR_MS },
  renames: { most: 5, windowMs: DAY_MS },
  ballots: { most: 30, windowMs: HOUR_MS },
  votes: { most: 600, windowMs: HOUR_MS },
  predictions: { most: 30, windowMs: HOUR_MS },
  follows: { most: 60, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;

/** How often a Google account may do something: `most` times at once, and `most` times in each window after that. */
export const rateLimits = {
  ...clientRateLimits,
  /** Deletions of an account that its user requests. Only functions write this bucket and the next ones. */
  deletions: { most: 20, windowMs: DAY_MS },
  claims: { most: 60, windowMs: HOUR_MS },
  shares: { most: 20, windowMs: HOUR_MS },
  groups: { most: 60, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;

/**
 * A write may reach the server this much later than the client planned it, in milliseconds, and the rules allow as much above
 * a window. It is less than any interval, so it never gives one more token.
 */
export const RATE_SLACK_MS = 5000;

export type ClientRateKind = keyof typeof clientRateLimits;
export type RateKind = keyof typeof rateLimits;

export const clientRateKinds = Object.keys(clientRateLimits) as readonly ClientRateKind[];
export const rateKinds = Object.keys(rateLimits) as readonly RateKind[];

/**
 * A Google account's token bucket as stored. The last token was taken at `at` for `documentId`; without another one, the
 * bucket is full again at `fullAt`.
 */
export const rateSchema = z.object({
  documentId: z.string(),
  at: storedTimeSchema,
  fullAt: storedTimeSchema,
});

/** It outlives the account, so that a new account of the same Google account starts with what is left. */
export const rateKind = {
  path: 'googleAccounts/{id}/rates/{kind}',
  owner: 'googleId',
  cardinality: 'many',
  life: { isInDownload: true, accountDeleted: 'stay', accountBlocked: 'stay' },
  schema: rateSchema,
} as const satisfies DocumentKind;

export const RATES_GROUP = getCollectionId(rateKind);
export const ratePath = (googleId: string, kind: RateKind) => toPath(rateKind.path, googleId, kind);

/** The time until a taken token is back, in milliseconds. */
export function getInterval(kind: RateKind): number {
  const { most, windowMs } = rateLimits[kind];
  return windowMs / most;
}

/** A bucket's size: `most` tokens at once, and `most` in each window after that. */
type Limit = { readonly most: number; readonly windowMs: number };

/**
 * When a bucket is full again if one more token is taken at `now`, or undefined when it is empty. Times are milliseconds
 * since 1970; `fullAt` is undefined for a bucket that was never used.
 */
export function takeFrom({ most, windowMs }: Limit, fullAt: number | undefined, now: number) {
  const next = Math.max(fullAt ?? 0, now) + windowMs / most;
  return next <= now + windowMs ? next : undefined;
}

/** Takes a token from a stored bucket of this kind, in the same way. */
export function takeToken(kind: RateKind, fullAt: number | undefined, now: number): number | undefined {
  return takeFrom(rateLimits[kind], fullAt, now);
}
