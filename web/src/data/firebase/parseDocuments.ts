/** A document snapshot of either Firestore client. */
export type StoredDocument = {
  readonly id: string;
  readonly ref: { readonly path: string };
  data(): unknown;
};

/** Parses each document. A broken one is logged and skipped. */
export function parseDocuments<Parsed>(
  docs: readonly StoredDocument[],
  parse: (data: unknown, id: string) => Parsed,
): Parsed[] {
  return docs.flatMap((doc) => {
    try {
      return [parse(doc.data(), doc.id)];
    } catch (error) {
      console.warn(`The document ${doc.ref.path} could not be read`, error);
      return [];
    }
  });
}
