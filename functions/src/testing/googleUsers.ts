import { GOOGLE_PROVIDER } from '@outrank/shared/accounts/accountCalls';
import { googleAccountPath } from '@outrank/shared/documents/account';
import { SEEDED_AT, seedDocuments } from './documents.ts';
import { authUsers, projectId } from './emulator.ts';

const authAddress = () => `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;

export const getGoogleId = (uid: string) => `google-${uid}`;

/** Removes all users of the emulator's Firebase Auth. */
export async function emptyAuth(): Promise<void> {
  const address = `${authAddress()}/emulator/v1/projects/${projectId}/accounts`;
  const { ok, status } = await fetch(address, { method: 'DELETE', headers });
  if (!ok) throw new Error(`The emulator did not delete its users: ${status}`);
}

/** Creates auth users, each linked with a Google account. */
export async function createGoogleUsers(...uids: readonly string[]): Promise<void> {
  const { errors } = await authUsers.importUsers(
    uids.map((uid) => ({ uid, providerData: [{ providerId: GOOGLE_PROVIDER, uid: getGoogleId(uid) }] })),
  );
  if (errors[0]) throw errors[0].error;
}

/** Creates the same users with their bindings. */
export async function seedGoogleUsers(...uids: readonly string[]): Promise<void> {
  await createGoogleUsers(...uids);
  await seedDocuments(uids.map((uid) => [googleAccountPath(getGoogleId(uid)), { uid, at: SEEDED_AT }]));
}

const headers = { 'content-type': 'application/json', authorization: 'Bearer owner' };

/** A session in the browser. */
export type EmulatedSession = { readonly uid: string; readonly googleId: string; readonly idToken: string };

/** Signs in with Google as Firebase Auth does: a Google account without an auth user gets a new one. */
export async function signInWithGoogle(googleId: string): Promise<EmulatedSession> {
  const claims = { sub: googleId, email: `${googleId}@example.com`, email_verified: true };
  const postBody = `providerId=${GOOGLE_PROVIDER}&id_token=${encodeURIComponent(JSON.stringify(claims))}`;
  const request = { postBody, requestUri: 'http://localhost', returnSecureToken: true };
  const { localId, idToken } = await callAuth('signInWithIdp', request);
  return { uid: String(localId), googleId, idToken: String(idToken) };
}

/**
 * Deletes the auth user with the request that a session allows, and the app is not told. The emulator needs the uid, because the
 * request names a project.
 */
export async function deleteIdentity({ uid }: EmulatedSession): Promise<void> {
  await callAuth('delete', { localId: uid });
}

async function callAuth(method: string, request: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${authAddress()}/identitytoolkit.googleapis.com/v1/accounts:${method}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...request, targetProjectId: projectId }),
  });
  if (!response.ok) throw new Error(`${method}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
