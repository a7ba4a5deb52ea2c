import { sharePath } from '@outrank/shared/documents/shares';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { runTransaction } from '../platform/runTransaction.ts';
import type { DrawPicture } from './drawPicture.ts';
import type { ShownShare } from './findShownShare.ts';

/** How long one request alone may draw a picture. */
const DRAWING_MS = 30_000;

/**
 * The picture of a share, drawn when it is shared and once for each change of its words, so that nobody can buy processor time
 * by asking. Undefined while another request draws it, or the share is gone. Stores the words beside it, with which a report
 * must agree.
 * @throws when Firestore or the drawing fails; after `DRAWING_MS` another request draws.
 */
export async function keepPicture(
  db: Firestore,
  draw: DrawPicture,
  { id, share, words, version, picture }: ShownShare,
): Promise<Uint8Array | undefined> {
  if (picture) return picture;
  const document = db.doc(sharePath(id));
  const claim = await runTransaction(db, async (transaction) => {
    const stored = await transaction.get(document);
    const isCurrent = stored.get('version') === version;
    const drawingAt: Timestamp | undefined = stored.get('drawingAt');
    const isDrawn = drawingAt !== undefined && Date.now() - drawingAt.toMillis() < DRAWING_MS;
    if (isCurrent && stored.get('picture')) return { picture: stored.get('picture') as Uint8Array };
    if (!stored.exists || (isCurrent && isDrawn)) return { picture: undefined };
    const now = Timestamp.now();
    transaction.update(document, { ...words, version, drawingAt: now, picture: FieldValue.delete() });
    return undefined;
  });
  if (claim) return claim.picture;
  const drawn = await draw(id, share);
  await runTransaction(db, async (transaction) => {
    const stored = await transaction.get(document);
    if (stored.get('version') === version)
      transaction.update(document, { picture: Buffer.from(drawn), drawingAt: FieldValue.delete() });
  });
  return drawn;
}
