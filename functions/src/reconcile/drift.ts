/** A document that did not say what it should, and was repaired. */
export type Drift = { readonly path: string; readonly stored: unknown; readonly right: unknown };
