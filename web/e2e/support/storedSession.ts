import { GOOGLE_PROVIDER } from '@outrank/shared/accounts/accountCalls';
import { createDemoUser } from '@outrank/shared/accounts/demoUsers';
import { toUsername } from '@outrank/shared/accounts/username';
import { googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { urlOf } from '../../../scripts/emulators/emulatorSettings.ts';
import { store } from './seed.ts';

/** A small static file, for a page that has not loaded the app yet. */
export const BLANK_PAGE = '/torch.svg';

/** The key in web/.env.emulator. */
const apiKey = 'demo-key';

type Account = { localId: string; email: string; idToken: string; refreshToken: string; expiresIn: string };

/** Stores the session that signing in would store, which is faster than the dialog. The page ends at BLANK_PAGE. */
export async function storeSession(page: Page, userName: string): Promise<{ userId: string }> {
  const account = await signIn(userName);
  const userId = account.localId;
  const batch = store.batch();
  batch.set(store.doc(googleAccountPath(createDemoUser(userName).sub)), { uid: userId, at: Timestamp.now() });
  batch.set(store.doc(userListsPath(userId)), { displayName: toUsername(userName) });
  await batch.commit();
  await page.goto(BLANK_PAGE);
  const entry = { key: `firebase:authUser:${apiKey}:[DEFAULT]`, value: sessionOf(account, userName) };
  await page.evaluate(({ key, value }) => localStorage.setItem(key, JSON.stringify(value)), entry);
  return { userId };
}

async function signIn(userName: string): Promise<Account> {
  const { sub, name, email } = createDemoUser(userName);
  const identity = JSON.stringify({ sub, email, name, email_verified: true });
  const address = `${urlOf('auth')}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=${apiKey}`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      postBody: `id_token=${encodeURIComponent(identity)}&providerId=google.com`,
      requestUri: 'http://localhost',
      returnSecureToken: true,
    }),
  });
  if (!answer.ok) throw new Error(`${userName} could not sign in: ${await answer.text()}`);
  return (await answer.json()) as Account;
}

/** A session in the format of Firebase Auth's browser storage. */
function sessionOf({ localId, email, idToken, refreshToken, expiresIn }: Account, displayName: string) {
  return {
    uid: localId,
    email,
    displayName,
    emailVerified: true,
    isAnonymous: false,
    providerData: [{ providerId: GOOGLE_PROVIDER, uid: createDemoUser(displayName).sub, displayName, email }],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + Number(expiresIn) * 1000,
    },
    apiKey,
    appName: '[DEFAULT]',
  };
}
