import { initializeApp } from 'firebase/app';
import { initializeAuth } from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';

const { lookUp } = vi.hoisted(() => {
  const lookUp = vi.fn<typeof fetch>();
  // Firebase Auth takes this when it is imported.
  globalThis.fetch = (...request) => lookUp(...request);
  return { lookUp };
});

const { allowRemoval, isSessionUnread, sessionStore } = await import('./sessionStore.ts');

type Store = Record<
  '_isAvailable' | '_get' | '_set' | '_remove' | '_addListener',
  (...input: unknown[]) => unknown
>;
/** Firebase's own store, which the session's extends. */
const own: Store = Object.getPrototypeOf((sessionStore as unknown as { prototype: object }).prototype);

const stored = {
  uid: 'ana',
  email: 'ana@example.com',
  emailVerified: true,
  isAnonymous: false,
  providerData: [],
  stsTokenManager: { refreshToken: 'refresh', accessToken: 'a.b.c', expirationTime: Date.now() + 3_600_000 },
};
const never = () => new Promise(() => {});
const fail = () => Promise.reject(new Error('UnknownError'));
const found = async () => stored;
const respond = (status: number, body: object) => async () => Response.json(body, { status });

let opened = 0;

/** Opens a page whose store answers so. */
function openPage(read: () => Promise<unknown>) {
  opened += 1;
  const spies = {
    isAvailable: vi.spyOn(own, '_isAvailable').mockImplementation(() =>
      read().then(
        () => true,
        () => true,
      ),
    ),
    get: vi.spyOn(own, '_get').mockImplementation(read),
    set: vi.spyOn(own, '_set').mockResolvedValue(undefined),
    remove: vi.spyOn(own, '_remove').mockResolvedValue(undefined),
    addListener: vi.spyOn(own, '_addListener').mockReturnValue(undefined),
  };
  const auth = initializeAuth(initializeApp({ apiKey: 'key' }, `page ${opened}`), {
    persistence: sessionStore,
  });
  return { auth, ...spies, uid: () => auth.currentUser?.uid };
}

beforeEach(() => {
  vi.useFakeTimers();
  allowRemoval();
  const user = { localId: 'ana', email: 'ana@example.com' };
  lookUp.mockReset().mockImplementation(respond(200, { users: [user] }));
});

test('a stored session is there at once', async () => {
  const { auth, uid, remove } = openPage(found);
  await auth.authStateReady();
  expect([uid(), isSessionUnread()]).toEqual(['ana', false]);
  expect(remove).not.toHaveBeenCalled();
});

test('without a session the page is ready', async () => {
  const { auth, uid } = openPage(async () => null);
  await auth.authStateReady();
  expect([uid(), isSessionUnread()]).toEqual([undefined, false]);
});

test('a store that never answers keeps its session, and the page waits two seconds', async () => {
  const { auth, uid, remove } = openPage(never);
  const onReady = vi.fn();
  void auth.authStateReady().then(onReady);
  await vi.advanceTimersByTimeAsync(1999);
  expect(onReady).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onReady).toHaveBeenCalledOnce();
  expect([uid(), isSessionUnread()]).toEqual([undefined, true]);
  expect(remove).not.toHaveBeenCalled();
});

test('a session whose read fails stays stored, and counts once it can be read', async () => {
  const { auth, uid, get, remove, addListener } = openPage(fail);
  await auth.authStateReady();
  expect([uid(), isSessionUnread()]).toEqual([undefined, true]);
  expect(remove).not.toHaveBeenCalled();
  get.mockImplementation(found);
  const onChange = addListener.mock.lastCall?.[1] as () => void;
  onChange();
  await vi.waitFor(() => expect(uid()).toBe('ana'));
  expect(isSessionUnread()).toBe(false);
});

test('a session that is read late counts from then on', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { auth, uid } = openPage(() => promise);
  const ready = auth.authStateReady();
  await vi.advanceTimersByTimeAsync(2000);
  await ready;
  resolve(stored);
  await vi.waitFor(() => expect(uid()).toBe('ana'));
});

test('signing out removes also a session that could not be read, or fails', async () => {
  const { auth, remove } = openPage(fail);
  await auth.authStateReady();
  allowRemoval();
  await auth.signOut();
  expect(remove).toHaveBeenCalledOnce();
  remove.mockImplementation(fail);
  await expect(auth.signOut()).rejects.toThrow('UnknownError');
});

test('a session that cannot be stored lasts as long as the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { auth, uid, set } = openPage(found);
  await auth.authStateReady();
  set.mockImplementation(fail);
  await auth.updateCurrentUser(auth.currentUser);
  expect(uid()).toBe('ana');
  expect(warn).toHaveBeenCalledOnce();
});

test.each([500, 429])('a session stays when the account service answers %i', async (status) => {
  lookUp.mockImplementation(respond(status, { error: { code: status, message: 'no' } }));
  const { auth, uid, remove } = openPage(found);
  await auth.authStateReady();
  expect(lookUp).toHaveBeenCalled();
  expect(uid()).toBe('ana');
  expect(remove).not.toHaveBeenCalled();
});

test('a session whose account is disabled ends', async () => {
  lookUp.mockImplementation(respond(400, { error: { code: 400, message: 'USER_DISABLED' } }));
  const { auth, uid, remove } = openPage(found);
  await auth.authStateReady();
  expect(uid()).toBeUndefined();
  expect(remove).toHaveBeenCalledOnce();
});
