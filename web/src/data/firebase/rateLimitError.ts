import type { RateKind } from '@outrank/shared/documents/rate';

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
