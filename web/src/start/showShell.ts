import { LAST_USER_KEY } from '../data/storage/storagePrefixes.ts';

/**
 * Shows what the build has drawn of a page, for the app to hydrate, until then. Only to a user who is remembered: a visitor is
 * about to be redirected. Does nothing once the app has rendered.
 */
export function showShell(address: string, markup: string): void {
  if (!isUserRemembered()) return;
  const show = () => {
    const root = document.querySelector<HTMLElement>('#root:has(> .startupTitle)');
    if (!root) return;
    root.innerHTML = markup;
    root.dataset.address = address;
  };
  // The app's scripts run after this event.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', show, { once: true });
  else show();
}

function isUserRemembered(): boolean {
  try {
    return localStorage.getItem(LAST_USER_KEY) !== null;
  } catch {
    return false; // The browser stores nothing.
  }
}
