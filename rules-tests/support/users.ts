import type { TokenOptions } from '@firebase/rules-unit-testing';
import { GOOGLE_PROVIDER } from '@outrank/shared/accounts/accountCalls';
import { googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { blockedAccountPath } from '@outrank/shared/documents/moderation';
import { getInterval, type RateKind, ratePath } from '@outrank/shared/documents/rate';
import { type DocumentData, serverTimestamp } from 'firebase/firestore';
import { applyChanges, type Changes } from './bounds.ts';
import type { Write } from './requests.ts';

/** Ana owns what a test is about, Ben is another user, and Cleo has no list. */
export const ana = { uid: 'ana', displayName: 'Ana of Fiji' };
export const ben = { uid: 'ben', displayName: 'Ben of Tonga' };
export const cleo = { uid: 'cleo', displayName: 'Cleo of Samoa' };

/** A second account of Ben's Google account. */
export const benAgain = { uid: 'ben-again', displayName: ben.displayName };

export const getGoogleId = (uid: string) => `google-${uid === benAgain.uid ? ben.uid : uid}`;

type Session = NonNullable<TokenOptions['firebase']>;
export type Provider = Session['sign_in_provider'];

/** The claim `firebase` of a session. An account can be linked with Google and have a session of another provider. */
export function createSession(uid: string, provider: Provider = GOOGLE_PROVIDER): Session {
  return { sign_in_provider: provider, identities: { [GOOGLE_PROVIDER]: [getGoogleId(uid)] } };
}

/** Binds a user's Google account to this user. */
export function bindAccount(uid: string, changes: Changes = {}, googleId = getGoogleId(uid)): Write {
  return { set: googleAccountPath(googleId), data: applyChanges({ uid, at: serverTimestamp() }, changes) };
}

export const bindAccounts = (): Write[] => [ana, ben, cleo].map(({ uid }) => bindAccount(uid));

export function setProfile({ uid, displayName } = ana): Write {
  return { set: userListsPath(uid), data: { displayName } };
}

export const setProfiles = (): Write[] => [ana, ben].map(setProfile);

/** The batch with which the web app changes a name. */
export function rename(uid: string, displayName: unknown = 'Tree Mail'): Write[] {
  return [{ set: userListsPath(uid), data: { displayName } }, takeToken(uid, 'renames', uid)];
}

export function setBlocked(uid: string): Write {
  const data = { uid, reason: 'Spam', at: serverTimestamp(), by: cleo.uid };
  return { set: blockedAccountPath(getGoogleId(uid)), data };
}

/** The unsaved list of the editor, as the web app stores it in the account. */
export function newDraft(changes: Changes = {}): DocumentData {
  const draft = {
    name: 'Heroes ',
    description: ' Played with honor',
    tags: ['social'],
    itemIds: ['parvati-shallow'],
    itemSeasonIds: ['s20'],
    updatedAt: serverTimestamp(),
  };
  return { draft: applyChanges(draft, changes) };
}

/** The seasons that the user has watched, as the web app stores them. */
export function newSpoilerChoice(changes: Changes = {}): DocumentData {
  return applyChanges({ mode: 'on', watched: ['s1', 's20'], at: serverTimestamp() }, changes);
}

/** Allows for a slow test. */
const SLACK_MS = 60_000;

/** A token bucket as the web app writes it when it takes a token. The bucket was full again at `fullAt`. */
export function newRate(kind: RateKind, documentId: string, changes: Changes = {}, fullAt = 0): DocumentData {
  const from = Math.max(fullAt, Date.now() + SLACK_MS);
  const rate = { documentId, at: serverTimestamp(), fullAt: new Date(from + getInterval(kind)) };
  return applyChanges(rate, changes);
}

export function setRate(uid: string, kind: RateKind, data: DocumentData): Write {
  return { set: ratePath(getGoogleId(uid), kind), data };
}

/** Fills the bucket of this user's Google account again. */
export const fillBucket = (uid: string, kind: RateKind): Write => ({
  delete: ratePath(getGoogleId(uid), kind),
});

/** Takes the next token of this user's Google account. */
export function takeToken(uid: string, kind: RateKind, documentId: string): Write {
  const createData = (fullAt?: number) => newRate(kind, documentId, {}, fullAt);
  return { rate: ratePath(getGoogleId(uid), kind), createData };
}
