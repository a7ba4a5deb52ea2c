import { newDemoUser } from '@outrank/shared/accounts/demoUsers';
import { usernameFrom } from '@outrank/shared/accounts/profile';
import { userListsPath } from '@outrank/shared/firestore/documentPaths';
import type { Page } from 'playwright-core';
import { urlOf } from '../../scripts/emulators/emulatorSettings.ts';
import { store } from './seed.ts';

/** A small file of the site: where a fan stands who has opened no screen yet. */
export const NOWHERE = '/torch.svg';

/** Of web/.env.emulator. */
const apiKey = 'demo-key';

type Account = { localId: string; email: string; idToken: string; refreshToken: string; expiresIn: string };

/** Leaves in the page's profile what signing in through the dialog leaves there, only faster; the page ends NOWHERE. */
export async function storeSession(page: Page, userName: string): Promise<{ userId: string }> {
  const account = await signIn(userName);
  const userId = account.localId;
  await store.doc(userListsPath(userId)).set({ displayName: usernameFrom(userName) });
  await page.goto(NOWHERE);
  const entry = { key: `firebase:authUser:${apiKey}:[DEFAULT]`, value: sessionOf(account, userName) };
  await page.evaluate(({ key, value }) => localStorage.setItem(key, JSON.stringify(value)), entry);
  return { userId };
}

async function signIn(userName: string): Promise<Account> {
  const { sub, name, email } = newDemoUser(userName);
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

/** A session as Firebase Auth keeps it in the browser. */
function sessionOf({ localId, email, idToken, refreshToken, expiresIn }: Account, displayName: string) {
  return {
    uid: localId,
    email,
    displayName,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + Number(expiresIn) * 1000,
    },
    apiKey,
    appName: '[DEFAULT]',
  };
}
