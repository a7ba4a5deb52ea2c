import type { PicturePath } from '@outrank/shared/catalogue/pictures';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const getDownloadURL = vi.fn<(reference: { fullPath: string }) => Promise<string>>();
const connectStorageEmulator = vi.fn();
const storage = { maxOperationRetryTime: 120_000 };

vi.mock('firebase/storage', () => ({
  getStorage: () => storage,
  ref: (_: unknown, fullPath: string) => ({ fullPath }),
  connectStorageEmulator: (...args: unknown[]) => connectStorageEmulator(...args),
  getDownloadURL: (reference: { fullPath: string }) => getDownloadURL(reference),
}));

const TOM = 'Headshots/Season 10/tom.png';
const DIRECT =
  'https://firebasestorage.googleapis.com/v0/b/outrank.appspot.com/o/Headshots%2FSeason%2010%2Ftom.png?alt=media';

/** Each test starts a new session. */
async function startSession({ isEmulatorBuild = false } = {}) {
  vi.resetModules();
  vi.doMock('#data/firebase/firebaseApp.ts', () => ({
    firebaseApp: {},
    firebaseConfig: { storageBucket: 'outrank.appspot.com' },
    isEmulatorBuild,
  }));
  return import('./readPicture.ts');
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'info').mockReturnValue();
  getDownloadURL.mockReset().mockResolvedValue('https://store/tom?token=1');
});

test('uses the local store in a build for the emulators', async () => {
  const { getDirectPictureUrl, findDownloadUrl } = await startSession({ isEmulatorBuild: true });
  expect(getDirectPictureUrl('Survivor Seasons/Season 10.png')).toBe(
    'http://127.0.0.1:9199/v0/b/outrank.appspot.com/o/Survivor%20Seasons%2FSeason%2010.png?alt=media',
  );
  await findDownloadUrl(TOM);
  expect(connectStorageEmulator).toHaveBeenCalledWith(storage, '127.0.0.1', 9199);
});

test('requests the download URL once for each path, with a short retry time', async () => {
  const { findDownloadUrl } = await startSession();
  const urls = await Promise.all([findDownloadUrl(TOM), findDownloadUrl(TOM)]);
  expect(urls).toEqual(['https://store/tom?token=1', 'https://store/tom?token=1']);
  expect(getDownloadURL).toHaveBeenCalledExactlyOnceWith({ fullPath: TOM });
  expect(storage.maxOperationRetryTime).toBeLessThanOrEqual(2000);
  expect(connectStorageEmulator).not.toHaveBeenCalled();
});

test('logs a failed URL once, and does not try it again', async () => {
  const { getDirectPictureUrl, hasPictureFailed, reportFailedPicture, findDownloadUrl } =
    await startSession();
  expect(getDirectPictureUrl(TOM)).toBe(DIRECT);
  reportFailedPicture(DIRECT);
  reportFailedPicture(DIRECT);
  expect(hasPictureFailed(DIRECT)).toBe(true);
  expect(console.info).toHaveBeenCalledTimes(1);
  reportFailedPicture('https://store/tom?token=1');
  expect(await findDownloadUrl(TOM)).toBeUndefined();
});

test('tries again what failed while offline', async () => {
  const { findDownloadUrl, hasPictureFailed, reportFailedPicture } = await startSession();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  getDownloadURL.mockRejectedValueOnce(new Error('storage/retry-limit-exceeded'));
  reportFailedPicture(DIRECT);
  expect(await findDownloadUrl(TOM)).toBeUndefined();
  onLine.mockReturnValue(true);
  expect(hasPictureFailed(DIRECT)).toBe(false);
  expect(await findDownloadUrl(TOM)).toBe('https://store/tom?token=1');
});

describe('a store without pictures', () => {
  const paths = [1, 2, 3, 4, 5, 6].map((number): PicturePath => `Survivor Seasons/Season ${number}.png`);
  const missing = () => getDownloadURL.mockRejectedValue(new Error('storage/object-not-found'));
  const findAll = async (find: (path: PicturePath) => Promise<unknown>, count: number) => {
    for (const path of paths.slice(0, count)) await find(path);
  };

  test('is asked for five pictures, and then for none', async () => {
    const { canRequestPictures, findDownloadUrl } = await startSession();
    const [onChange, afterCleanup] = [vi.fn(), vi.fn()];
    canRequestPictures.subscribe(onChange);
    canRequestPictures.subscribe(afterCleanup)();
    missing();
    await findAll(findDownloadUrl, 4);
    expect([canRequestPictures.get(), onChange.mock.calls.length]).toEqual([true, 0]);
    await findAll(findDownloadUrl, 5);
    expect([canRequestPictures.get(), onChange.mock.calls.length]).toEqual([false, 1]);
    expect(afterCleanup).not.toHaveBeenCalled();
    expect(await findDownloadUrl(TOM)).toBeUndefined();
    expect(getDownloadURL).toHaveBeenCalledTimes(5);
  });

  test.each([
    ['a direct URL loaded', true],
    ['a download URL was found', false],
  ])('is not what a store is in which %s', async (_, isDirect) => {
    const { canRequestPictures, findDownloadUrl, reportLoadedPicture } = await startSession();
    if (isDirect) reportLoadedPicture();
    else await findDownloadUrl(TOM);
    missing();
    await findAll(findDownloadUrl, 6);
    expect(canRequestPictures.get()).toBe(true);
  });

  test('is not what an unreachable store is while offline', async () => {
    const { canRequestPictures, findDownloadUrl } = await startSession();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    missing();
    await findAll(findDownloadUrl, 6);
    expect(canRequestPictures.get()).toBe(true);
  });
});
