import { createStore } from '#createStore.ts';

/**
 * Why code failed to load: `unreachable`, the server cannot be reached; `failed`, the file belongs to the served version;
 * `updated`, the file is gone because another version is served.
 */
export type ChunkLoadError = 'none' | 'unreachable' | 'failed' | 'updated';

const STORAGE_KEY = 'outrank:reloaded';

export const chunkLoadError = createStore<ChunkLoadError>('none');

/** The file name of this code identifies the running version: it is part of the entry, whose hash covers all that it imports. */
const version = new URL(import.meta.url).pathname;

async function askServer(): Promise<ChunkLoadError> {
  try {
    const page = await fetch('/', { cache: 'no-store' });
    if (!page.ok) return 'unreachable';
    return (await page.text()).includes(version) ? 'failed' : 'updated';
  } catch {
    return 'unreachable';
  }
}

async function findReason(): Promise<void> {
  if (chunkLoadError.get() === 'none') chunkLoadError.set('unreachable');
  chunkLoadError.set(await askServer());
}

/** Reports `updated` if another version is served. */
export async function checkForUpdate(): Promise<void> {
  if ((await askServer()) === 'updated') chunkLoadError.set('updated');
}

/** Vite dispatches `vite:preloadError` for every chunk that it cannot load. */
export function listenForChunkLoadErrors(): void {
  window.addEventListener('vite:preloadError', findReason);
  window.addEventListener('online', () => {
    if (chunkLoadError.get() === 'unreachable') findReason();
  });
}

/** Reloads the app if the server can be reached. */
export async function reloadApp(): Promise<void> {
  await findReason();
  if (chunkLoadError.get() !== 'unreachable') window.location.reload();
}

/** Reloads the app, at most once for each version. If code still fails to load then, the user decides. */
export function reloadOnce(): void {
  try {
    const reloadedVersions = sessionStorage.getItem(STORAGE_KEY) ?? '';
    if (reloadedVersions.includes(version)) return;
    sessionStorage.setItem(STORAGE_KEY, `${reloadedVersions} ${version}`);
    window.location.reload();
  } catch {
    // Without storage, the app would reload forever.
  }
}
