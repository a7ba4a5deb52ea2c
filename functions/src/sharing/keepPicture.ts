import { sharePath } from '@outrank/shared/documents/shares';
import { toCardContent } from '@outrank/shared/sharing/card/card';
import { FieldValue, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { sharesDrawnAfter } from '../platform/accountQueries.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import type { DrawPicture } from './drawPicture.ts';
import type { ShownShare } from './findShownShare.ts';

/** How long one request alone may draw the first picture of a share. */
const DRAWING_MS = 30_000;
/** After a picture of a user's was drawn, none is drawn anew for this long: a rename changes all of them at once. */
const TURN_MS = 60_000;

/** A picture, undefined while another request draws the first one, and whether it shows the words of now. */
type Kept = { readonly picture: Uint8Array | undefined; readonly isCurrent: boolean };

/**
 * The picture of a share. The first one is drawn when it is shared. After its words have changed it is drawn again, a share a
 * minute for each user in it, and the last picture serves meanwhile, so that nobody can buy processor time by asking or renaming.
 * @throws when Firestore or the drawing fails; later another request draws.
 */
export async function keepPicture(db: Firestore, draw: DrawPicture, shown: ShownShare): Promise<Kept> {
  const { id, share, words, version } = shown;
  if (shown.isPictureCurrent) return { picture: shown.picture, isCurrent: true };
  const document = db.doc(sharePath(id));
  const kept = await runTransaction(db, async (transaction): Promise<Kept | undefined> => {
    const stored = await transaction.get(document);
    const picture: Uint8Array | undefined = stored.get('picture');
    if (picture && stored.get('version') === version) return { picture, isCurrent: true };
    if (!stored.exists || !(await mayDraw(db, transaction, shown, picture, stored.get('drawingAt'))))
      return { picture, isCurrent: false };
    transaction.update(document, { ...toStoredWords(words), drawingAt: Timestamp.now() });
    return undefined;
  });
  if (kept) return kept;
  const picture = Buffer.from(await draw(id, toCardContent(share)));
  await runTransaction(db, async (transaction) => {
    const stored = await transaction.get(document);
    if (stored.exists) transaction.update(document, { version, picture });
  });
  return { picture, isCurrent: true };
}

async function mayDraw(
  db: Firestore,
  transaction: Transaction,
  { userIds }: ShownShare,
  last: Uint8Array | undefined,
  drawingAt: Timestamp | undefined,
): Promise<boolean> {
  const now = Date.now();
  if (!last) return drawingAt === undefined || now - drawingAt.toMillis() >= DRAWING_MS;
  if (userIds.length === 0) return true;
  const since = Timestamp.fromMillis(now - TURN_MS);
  return (await transaction.get(sharesDrawnAfter(db, userIds, since))).empty;
}

/** Stores the words of a share when others are shown now than before: a report must agree with what is stored. */
export async function keepWords(db: Firestore, { id, words, areWordsStored }: ShownShare): Promise<void> {
  if (areWordsStored) return;
  const document = db.doc(sharePath(id));
  await runTransaction(db, async (transaction) => {
    const stored = await transaction.get(document);
    if (stored.exists) transaction.update(document, toStoredWords(words));
  });
}

const toStoredWords = ({ title, author, notes }: ShownShare['words']) => ({
  title,
  author,
  notes: notes ?? FieldValue.delete(),
});
