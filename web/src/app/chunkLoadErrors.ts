/**
 * Code that could not be loaded when it was needed: `unreachable`, as nothing can be loaded now; `cut`, a file of the
 * version that is served; `updated`, a file that went away because another version is served.
 */
export type ChunkLoadError = 'none' | 'unreachable' | 'cut' | 'updated';

const RELOADED = 'outrank:reloaded';

const watchers = new Set<() => void>();
let missing: ChunkLoadError = 'none';

export function readChunkLoadError(): ChunkLoadError {
  return missing;
}

/** Calls back when it changes. Returns the way to stop. */
export function watchChunkLoadErrors(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function set(found: ChunkLoadError): void {
  missing = found;
  for (const onChange of watchers) onChange();
}

/** The name of the running version: this code is part of the entry, which is called after everything that it imports. */
const version = new URL(import.meta.url).pathname;

async function askServer(): Promise<ChunkLoadError> {
  try {
    const page = await fetch('/', { cache: 'no-store' });
    if (!page.ok) return 'unreachable';
    return (await page.text()).includes(version) ? 'cut' : 'updated';
  } catch {
    return 'unreachable';
  }
}

async function find(): Promise<void> {
  if (missing === 'none') set('unreachable');
  set(await askServer());
}

/** Offers to load the app anew where another version is served. */
export async function offerUpdate(): Promise<void> {
  if ((await askServer()) === 'updated') set('updated');
}

/** Vite tells of every piece of code that it cannot load, whoever asked for it. */
export function watchCode(): void {
  window.addEventListener('vite:preloadError', find);
  window.addEventListener('online', () => {
    if (missing === 'unreachable') find();
  });
}

/** Loads the app anew, if it is there to be loaded. */
export async function reload(): Promise<void> {
  await find();
  if (missing !== 'unreachable') window.location.reload();
}

/** Loads the app anew by itself, at most once from each version: what is still missing then is left to the visitor. */
export function reloadOnce(): void {
  try {
    const reloaded = sessionStorage.getItem(RELOADED) ?? '';
    if (reloaded.includes(version)) return;
    sessionStorage.setItem(RELOADED, `${reloaded} ${version}`);
    window.location.reload();
  } catch {
    // A browser that keeps nothing would load it anew without end.
  }
}
