/** What the app keeps in browser storage for one fan begins with this; preferences of the device do not. */
export const FAN_STORAGE_PREFIX = 'outrank:';

/** Removes everything of the fan from this browser's storage: the draft above all. */
export function clearBrowserTraces(): void {
  for (const storage of [localStorage, sessionStorage]) {
    const ours = Object.keys(storage).filter((key) => key.startsWith(FAN_STORAGE_PREFIX));
    for (const key of ours) storage.removeItem(key);
  }
}
