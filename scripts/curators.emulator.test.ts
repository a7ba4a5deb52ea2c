import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, expect, it } from 'vitest';
import { grantCurator } from './curators.ts';
import { emulatorEnvironment } from './emulators/emulatorSettings.ts';

Object.assign(process.env, emulatorEnvironment());
const app = initializeApp({ projectId: 'demo-outrank-curators' }, 'curators');
const auth = getAuth(app);
afterAll(() => deleteApp(app));

it('makes an account a curator and leaves its other claims', async () => {
  const { uid } = await auth.createUser({ email: `ana-${Date.now()}@example.org` });
  await auth.setCustomUserClaims(uid, { tester: 'yes' });
  const { email = '' } = await auth.getUser(uid);
  await grantCurator(auth, email);
  expect((await auth.getUser(uid)).customClaims).toEqual({ tester: 'yes', curator: true });
});

it('says so when nobody has that address', async () => {
  await expect(grantCurator(auth, 'nobody@example.org')).rejects.toThrow(
    'Nobody has signed in as nobody@example.org yet.',
  );
});
