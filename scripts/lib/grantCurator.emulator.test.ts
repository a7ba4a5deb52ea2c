import { deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, expect, test } from 'vitest';
import { openEmulatorApp } from '../emulators/adminApp.ts';
import { grantCurator } from './grantCurator.ts';

const app = openEmulatorApp('demo-outrank-curators');
const auth = getAuth(app);
afterAll(() => deleteApp(app));

test('makes an account a curator and keeps its other claims', async () => {
  const { uid, email = '' } = await auth.createUser({ email: `ana-${Date.now()}@example.org` });
  await auth.setCustomUserClaims(uid, { tester: 'yes' });
  await grantCurator(auth, email);
  expect((await auth.getUser(uid)).customClaims).toEqual({ tester: 'yes', curator: true });
});

test('says when no account has the address', async () => {
  await expect(grantCurator(auth, 'nobody@example.org')).rejects.toThrow(
    'Nobody has signed in as nobody@example.org yet.',
  );
});
