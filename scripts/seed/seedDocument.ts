/** A document of the demo world, ready to be written. Moments are Dates, which Firestore keeps as timestamps. */
export type SeedDocument = { readonly path: string; readonly data: Record<string, unknown> };
