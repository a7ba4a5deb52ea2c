import { beforeEach, expect, test, vi } from 'vitest';

const getDownloadURL = vi.fn<(reference: { fullPath: string }) => Promise<string>>();
const connectStorageEmulator = vi.fn();
const storage = { maxOperationRetryTime: 120_000 };

vi.mock('firebase/storage', () => ({
  getStorage: () => storage,
  ref: (_: unknown, fullPath: string) => ({ fullPath }),
  connectStorageEmulator: (...given: unknown[]) => connectStorageEmulator(...given),
  getDownloadURL: (reference: { fullPath: string }) => getDownloadURL(reference),
}));

const TOM = 'Headshots/Season 10/tom.png';
const PALAU = 'Survivor Seasons/Season 10.png';

/** Each test begins a new session, against the emulators or not. */
async function newSession({ isEmulatorBuild = false } = {}) {
  vi.resetModules();
  vi.doMock('./firebaseApp.ts', () => ({
    firebaseApp: {},
    firebaseConfig: { storageBucket: 'outrank.appspot.com' },
    isEmulatorBuild,
  }));
  return import('./pictures.ts');
}

beforeEach(() => {
  getDownloadURL.mockReset();
  connectStorageEmulator.mockReset();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

test('the direct address is the encoded path with alt=media', async () => {
  const { pictureUrl } = await newSession();
  expect(pictureUrl(TOM)).toBe(
    'https://firebasestorage.googleapis.com/v0/b/outrank.appspot.com/o/Headshots%2FSeason%2010%2Ftom.png?alt=media',
  );
});

test('a build for the emulators asks the local store', async () => {
  const { pictureUrl, findPictureUrl } = await newSession({ isEmulatorBuild: true });
  expect(pictureUrl(PALAU)).toBe(
    'http://127.0.0.1:9199/v0/b/outrank.appspot.com/o/Survivor%20Seasons%2FSeason%2010.png?alt=media',
  );
  getDownloadURL.mockResolvedValue('http://127.0.0.1:9199/found');
  await findPictureUrl(PALAU);
  expect(connectStorageEmulator).toHaveBeenCalledWith(storage, '127.0.0.1', 9199);
});

test('the download address is asked for once a path, with little patience', async () => {
  const { findPictureUrl } = await newSession();
  getDownloadURL.mockResolvedValue('https://store/tom?token=1');
  expect(await Promise.all([findPictureUrl(TOM), findPictureUrl(TOM)])).toEqual([
    'https://store/tom?token=1',
    'https://store/tom?token=1',
  ]);
  expect(getDownloadURL).toHaveBeenCalledExactlyOnceWith({ fullPath: TOM });
  expect(storage.maxOperationRetryTime).toBeLessThanOrEqual(2000);
  expect(connectStorageEmulator).not.toHaveBeenCalled();
});

test('a path without a picture gives nothing, is logged once and not asked for again', async () => {
  const { findPictureUrl } = await newSession();
  getDownloadURL.mockRejectedValue(new Error('storage/object-not-found'));
  expect(await findPictureUrl(TOM)).toBeUndefined();
  expect(await findPictureUrl(TOM)).toBeUndefined();
  expect(getDownloadURL).toHaveBeenCalledTimes(1);
  expect(console.info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(TOM));
});

test('an address that has failed is logged once and not tried again', async () => {
  const { pictureSources, pictureUrl, rememberFailedPicture, findPictureUrl } = await newSession();
  expect(pictureSources(TOM)).toEqual([pictureUrl(TOM)]);
  rememberFailedPicture(pictureUrl(TOM));
  rememberFailedPicture(pictureUrl(TOM));
  expect(pictureSources(TOM)).toEqual([]);
  expect(console.info).toHaveBeenCalledTimes(1);

  getDownloadURL.mockResolvedValue('https://store/tom?token=1');
  rememberFailedPicture('https://store/tom?token=1');
  expect(await findPictureUrl(TOM)).toBeUndefined();
});

test('what fails without a network is tried again', async () => {
  const { findPictureUrl, pictureSources, pictureUrl, rememberFailedPicture } = await newSession();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  getDownloadURL.mockRejectedValueOnce(new Error('storage/retry-limit-exceeded'));
  rememberFailedPicture(pictureUrl(TOM));
  expect(await findPictureUrl(TOM)).toBeUndefined();

  online.mockReturnValue(true);
  getDownloadURL.mockResolvedValueOnce('https://store/tom');
  expect(pictureSources(TOM)).toHaveLength(1);
  expect(await findPictureUrl(TOM)).toBe('https://store/tom');
});

test('when the code of the store could not be had, the picture is asked for again', async () => {
  const { findPictureUrl } = await newSession();
  vi.doMock('./pictureStore.ts', () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  expect(await findPictureUrl(TOM)).toBeUndefined();
  expect(console.info).not.toHaveBeenCalled();

  vi.doUnmock('./pictureStore.ts');
  getDownloadURL.mockResolvedValue('https://store/tom');
  expect(await findPictureUrl(TOM)).toBe('https://store/tom');
});
