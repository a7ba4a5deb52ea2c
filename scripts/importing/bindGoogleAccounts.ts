import { GOOGLE_PROVIDER } from '@outrank/shared/accounts/accountCalls';
import { googleAccountPath } from '@outrank/shared/documents/account';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { DocumentGroup } from './conversion.ts';

/** The most users that Firebase Auth gives at once. */
const PAGE = 100;

type Services = { readonly db: Firestore; readonly auth: Pick<Auth, 'getUsers'> };

/**
 * Binds the Google accounts of the imported users who are in Firebase Auth, also of those who only voted: a Google account
 * that was never bound could be bound to a second account, beside the votes of the first. A Google account that is bound
 * already stays so. Safe to repeat.
 * @returns how many users have a Google account.
 */
export async function bindGoogleAccounts(
  { db, auth }: Services,
  groups: readonly DocumentGroup[],
): Promise<number> {
  const uids = listUids(groups);
  let bound = 0;
  for (let start = 0; start < uids.length; start += PAGE) {
    const { users } = await auth.getUsers(uids.slice(start, start + PAGE).map((uid) => ({ uid })));
    for (const { uid, providerData } of users) {
      const google = providerData.find(({ providerId }) => providerId === GOOGLE_PROVIDER);
      if (!google) continue;
      await bind(db, google.uid, uid);
      bound += 1;
    }
  }
  return bound;
}

/** A document of a user has the uid in its path; a comment names its author. */
function listUids(groups: readonly DocumentGroup[]): string[] {
  const documents = groups.flatMap(({ document, related }) => [document, ...related]);
  const uids = documents.flatMap(
    ({ path, data }) =>
      /^(?:userLists|users|userGlobalRankings)\/([^/]+)/.exec(path)?.[1] ?? data.userId ?? [],
  );
  return [...new Set(uids.map(String))];
}

function bind(db: Firestore, googleId: string, uid: string): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const account = await transaction.get(db.doc(googleAccountPath(googleId)));
    if (!account.exists) transaction.create(account.ref, { uid, at: FieldValue.serverTimestamp() });
  });
}
