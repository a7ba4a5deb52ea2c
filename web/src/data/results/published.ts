import type { DocumentData } from 'firebase/firestore/lite';
import { type RestDocument, takeEarlyRead, toDocument } from '#data/firebase/earlyReads.ts';
import { isEmulatorBuild } from '#data/firebase/firebaseApp.ts';
import { db } from '#data/firebase/firestore.ts';
import { readDocument } from '#data/firebase/queries.ts';

/**
 * Reads what functions publish of a poll: its results, an edition, or its rank counts. One document; null for none.
 * @param parse returns undefined when the document is missing or counts nobody.
 * @param fields only these, where the whole document would be too large.
 * @throws what `parse` throws when the document is malformed.
 */
export async function readPublished<Published>(
  path: string,
  parse: (document: unknown) => Published | undefined,
  fields?: readonly string[],
): Promise<Published | null> {
  const found = parse(fields ? await readFields(path, fields) : (await readDocument(path))?.data());
  return found ?? null;
}

const HOST = isEmulatorBuild ? 'http://127.0.0.1:8080' : 'https://firestore.googleapis.com';

/** By the REST API, because the client reads only whole documents. Without the session, because everybody may read results. */
async function readFields(path: string, fields: readonly string[]): Promise<DocumentData | undefined> {
  const early = await takeEarlyRead({ path, fields });
  if (early) return early[0]?.data();
  const documents = `projects/${db.app.options.projectId}/databases/(default)/documents`;
  const mask = fields.map((field) => `mask.fieldPaths=${field}`).join('&');
  const fail = (code: string) => {
    throw Object.assign(new Error(`Failed to read ${path}.`), { code });
  };
  const response = await fetch(`${HOST}/v1/${documents}/${path}?${mask}`).catch(() => fail('unavailable'));
  if (response.status === 404) return undefined;
  if (!response.ok) return fail(response.status === 429 ? 'resource-exhausted' : 'unavailable');
  return toDocument((await response.json()) as RestDocument).data();
}
