import { expect, test, vi } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';

const { readIdentity } = vi.hoisted(() => ({ readIdentity: vi.fn() }));
vi.mock('./auth.ts', () => ({ readIdentity }));

const { readGoogleId } = await vi.importActual<typeof import('./googleId.ts')>('./googleId.ts');

const password = { providerId: 'password', uid: 'ana@example.com' };
const google = { providerId: 'google.com', uid: '1234' };
const signIn = (uid: string, providerData: object[]) => readIdentity.mockResolvedValue({ uid, providerData });

test('is the id that Google gave the account', async () => {
  signIn('ana', [password, google]);
  expect(await readGoogleId('ana')).toBe('1234');
});

test.each([
  ['the session is over', () => readIdentity.mockResolvedValue(null)],
  ['another user has signed in meanwhile', () => signIn('ben', [google])],
  ['the account has no Google identity', () => signIn('ana', [password])],
])('is refused as `signedOut` when %s', async (_, prepare) => {
  prepare();
  expect(await readGoogleId('ana').catch(errorKind)).toBe('signedOut');
});
