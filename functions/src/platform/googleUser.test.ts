import type { CallableRequest } from 'firebase-functions/https';
import { expect, it } from 'vitest';
import { requireGoogleUser } from './googleUser.ts';

/** What a callable knows of its caller. */
function callerWith(provider: string, identities: Record<string, string[]>): CallableRequest['auth'] {
  const firebase = { sign_in_provider: provider, identities };
  return { uid: 'ana', token: { firebase } } as unknown as CallableRequest['auth'];
}

const message = 'You must be logged in to search lists.';

it('gives the uid and the Google account of a session with Google', () => {
  const auth = callerWith('google.com', { 'google.com': ['google-ana'], email: ['ana@example.com'] });
  expect(requireGoogleUser(auth, message)).toEqual({ uid: 'ana', googleId: 'google-ana' });
});

it.each([
  ['nobody', undefined],
  ['an anonymous account', callerWith('anonymous', {})],
  [
    'a password, even of an account that has a Google identity',
    callerWith('password', { 'google.com': ['google-ana'] }),
  ],
  ['Google without an identity', callerWith('google.com', { 'google.com': [] })],
])('refuses %s', (_who, auth) => {
  expect(() => requireGoogleUser(auth, message)).toThrow(
    expect.objectContaining({ code: 'unauthenticated', message }),
  );
});
