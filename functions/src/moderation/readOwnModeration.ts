import { blockedAccountPath, hiddenContentKind } from '@outrank/shared/documents/moderation';
import { toJsonValue } from '@outrank/shared/documents/timestamp';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { GoogleUser } from '../platform/googleUser.ts';
import { readOwned } from '../platform/ownedQueries.ts';

/** Hidden content that is read at once. */
const PAGE = 100;

/** Who decided is nobody's data but the curator's. */
const shown = ['comment', 'share', 'reason', 'at'].map((field) => new FieldPath(field));

/**
 * What curators hid of a user, with the comments that are stored nowhere else, and why the Google account is blocked. For the
 * download of one's own data: times are ISO strings. Each document costs one read.
 */
export async function readOwnModeration(db: Firestore, { uid, googleId }: GoogleUser) {
  const hiddenContent: unknown[] = [];
  for await (const page of readOwned(db, hiddenContentKind, uid, PAGE, ...shown))
    hiddenContent.push(...page.map((hidden) => toJsonValue({ target: hidden.id, ...hidden.data() })));
  const block = (await db.doc(blockedAccountPath(googleId)).get()).data();
  const blocked = block ? toJsonValue({ reason: block.reason, at: block.at }) : null;
  return { hiddenContent, blocked };
}
