/** A document to write. Firestore stores its Dates as timestamps. */
export type NewDocument = { readonly path: string; readonly data: Readonly<Record<string, unknown>> };

type GroupKind = 'users' | 'lists' | 'private documents' | 'comments' | 'ballots' | 'classic rankings';

/** A document with the votes, favorites and tombstones that belong to it. They are written before it. */
export type DocumentGroup = {
  readonly kind: GroupKind;
  readonly document: NewDocument;
  readonly related: readonly NewDocument[];
};

/** Whether the document counts its votes. */
export function hasCounter({ document }: DocumentGroup): boolean {
  return 'upvoteCount' in document.data;
}
/** What was not imported as it was. A note holds only ids and reasons, never what a person wrote. */
export type Note = { readonly path: string; readonly isSkipped: boolean; readonly reason: string };

/** Collects notes during a conversion. */
export class Notes {
  readonly all: Note[] = [];

  changed(path: string, reason: string): void {
    this.all.push({ path, isSkipped: false, reason });
  }

  skipped(path: string, reason: string): void {
    this.all.push({ path, isSkipped: true, reason });
  }
}
