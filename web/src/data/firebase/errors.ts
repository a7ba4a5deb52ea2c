import type { RateKind } from '@outrank/shared/documents/rate';
import { connection } from './connection.ts';

export type ErrorKind =
  | 'offline'
  /** No answer came, or too late, although there is a connection. */
  | 'slow'
  | 'signedOut'
  | 'forbidden'
  | 'notFound'
  | 'invalid'
  | 'busy'
  | 'unexpected';

const kinds: Record<string, ErrorKind> = {
  // The lite client of Firestore reports a missing response as `unknown`.
  unknown: 'slow',
  unavailable: 'slow',
  'deadline-exceeded': 'slow',
  'network-request-failed': 'slow',
  unauthenticated: 'signedOut',
  'user-token-expired': 'signedOut',
  'user-disabled': 'signedOut',
  'user-not-found': 'signedOut',
  'invalid-refresh-token': 'signedOut',
  'permission-denied': 'forbidden',
  'not-found': 'notFound',
  'invalid-argument': 'invalid',
  'failed-precondition': 'invalid',
  aborted: 'busy',
  'resource-exhausted': 'busy',
  // The Functions client reports a missing response as `internal`. Our functions never return it themselves.
  'functions/internal': 'slow',
};

const temporary: readonly ErrorKind[] = ['offline', 'slow', 'busy', 'unexpected'];

/** Whether trying again may help. It changes nothing about a refusal or an invalid document. */
export const isTemporary = (error: unknown): boolean => temporary.includes(errorKind(error));

/** The kind of an error, whichever Firebase product threw it (`permission-denied`, `auth/network-request-failed`). */
export function errorKind(error: unknown): ErrorKind {
  if (!(error instanceof Error)) return 'unexpected';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error.name === '$ZodError' || error.name === 'ZodError') return 'invalid';
  const kind = kinds[code] ?? kinds[code.replace(/^[a-z]+\//, '')] ?? 'unexpected';
  return kind === 'slow' && connection.get() === 'offline' ? 'offline' : kind;
}

/** What to say when a write failed: by the kind of its error, or `tooFast` when a limit is reached. */
export type FailureTexts = Readonly<Partial<Record<ErrorKind | 'tooFast', string>>> & {
  readonly failed: string;
};

export function describeFailure(error: unknown, texts: FailureTexts): string {
  const kind = error instanceof RateLimitError ? 'tooFast' : errorKind(error);
  return texts[kind] ?? texts.failed;
}

const spoken: readonly ErrorKind[] = ['invalid', 'forbidden', 'notFound', 'busy', 'signedOut'];

/** What a callable refuses in words for the user. The Functions client adds the status, as in `Record episode 1 first. [400]`. */
export function describeRefusal(error: Error): string {
  const hasWords = spoken.includes(errorKind(error));
  return hasWords ? error.message.replace(/ \[\d+\]$/, '') : "That didn't work. Please try again.";
}

/** The Google account does this too often. Nothing was written. Its kind is `busy`. */
export class RateLimitError extends Error {
  override readonly name = 'RateLimitError';
  readonly code = 'resource-exhausted';
  readonly rate: RateKind;

  constructor(rate: RateKind) {
    super(`Too many ${rate}.`);
    this.rate = rate;
  }
}
