/** A document that did not say what it should, and was repaired. It is logged, so nothing here is what somebody wrote. */
export type Drift = {
  readonly path: string;
  /** A count, or in our own words what was wrong. */
  readonly stored: number | string;
  /** A count, or how many of what, or the ids of what was counted anew. */
  readonly right: number | readonly string[] | Readonly<Record<string, number | readonly string[]>>;
};
