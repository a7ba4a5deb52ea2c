/** A document as it is written. Moments are Dates, which Firestore keeps as timestamps. */
export type NewDocument = { readonly path: string; readonly data: Readonly<Record<string, unknown>> };

type UnitKind = 'fans' | 'lists' | 'private documents' | 'comments' | 'ballots' | 'classic rankings';

/**
 * What comes over as one: a document, and before it the marks that it counts or that hang on it. When the document is
 * there, all of the unit is.
 */
export type Unit = {
  readonly kind: UnitKind;
  readonly document: NewDocument;
  readonly marks: readonly NewDocument[];
};

/** Whether it is something that counts its marks. */
export function isCounted({ document }: Unit): boolean {
  return 'upvoteCount' in document.data;
}
