import { randomUUID } from 'node:crypto';
import { deleteApp } from 'firebase-admin/app';
import { getAuth, type UserImportRecord } from 'firebase-admin/auth';
import { afterAll, expect, test } from 'vitest';
import { openEmulatorApp } from '../emulators/adminApp.ts';
import { grantCurator, revokeCurator } from './grantCurator.ts';

const app = openEmulatorApp('demo-outrank-curators');
const auth = getAuth(app);
afterAll(() => deleteApp(app));

type Provider = { readonly uid: string; readonly providerId: string; readonly email: string };

/** Creates an account with an address of its own, as somebody who signed in with Google has it. */
async function createAccount(createChanges: (google: Provider) => Partial<UserImportRecord> = () => ({})) {
  const uid = `ana-${randomUUID()}`;
  const email = `${uid}@example.org`;
  const google = { uid: `google-${uid}`, providerId: 'google.com', email };
  const account = { uid, email, emailVerified: true, providerData: [google], ...createChanges(google) };
  const { errors } = await auth.importUsers([account]);
  if (errors[0]) throw errors[0].error;
  return { uid, email };
}

const readClaims = async (uid: string) => (await auth.getUser(uid)).customClaims;

test('makes an account a curator, keeps its other claims and ends its earlier sessions', async () => {
  const { uid, email } = await createAccount();
  await auth.setCustomUserClaims(uid, { tester: 'yes' });
  await grantCurator(auth, email);
  await expect(readClaims(uid)).resolves.toEqual({ tester: 'yes', curator: true });
  const { tokensValidAfterTime } = await auth.getUser(uid);
  expect(Date.parse(tokensValidAfterTime ?? '')).toBeGreaterThan(Date.now() - 60_000);
  await grantCurator(auth, email.toUpperCase());
  await expect(readClaims(uid)).resolves.toEqual({ tester: 'yes', curator: true });
});

test('takes the claim from an account, keeps its other claims and ends its sessions', async () => {
  const { uid, email } = await createAccount();
  await auth.setCustomUserClaims(uid, { tester: 'yes', curator: true });
  for (const _ of [1, 2]) await revokeCurator(auth, email);
  await expect(readClaims(uid)).resolves.toEqual({ tester: 'yes' });
  const { tokensValidAfterTime } = await auth.getUser(uid);
  expect(Date.parse(tokensValidAfterTime ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test.each<[string, string, Parameters<typeof createAccount>[0]]>([
  ['that was registered without Google', 'is not linked with Google', () => ({ providerData: [] })],
  ['whose address is not verified', 'is not verified', () => ({ emailVerified: false })],
  [
    'whose Google account has another address',
    'has another address',
    (google) => ({ providerData: [{ ...google, email: 'mallory@example.org' }] }),
  ],
  [
    'that has another way in beside Google',
    'in another way than with Google',
    (google) => ({ providerData: [google, { ...google, providerId: 'facebook.com' }] }),
  ],
])('refuses an account %s', async (_which, words, createChanges) => {
  const { uid, email } = await createAccount(createChanges);
  await expect(grantCurator(auth, email)).rejects.toThrow(words);
  await expect(readClaims(uid)).resolves.toBeUndefined();
});

test('says when no account has the address', async () => {
  await expect(grantCurator(auth, 'nobody@example.org')).rejects.toThrow(
    'Nobody has signed in as nobody@example.org yet.',
  );
});
