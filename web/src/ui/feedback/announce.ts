import { useEffect } from 'react';

let region: HTMLElement | undefined;

/** Adds the live region, which must be in the page before it says something. */
export function openLiveRegion(): void {
  region ??= Object.assign(document.createElement('p'), { role: 'status', className: 'visuallyHidden' });
  if (!region.isConnected) document.body.append(region);
}

/** Says a message to assistive technology. A no-break space makes a repeated message a change. */
export function announce(message: string): void {
  openLiveRegion();
  if (region) region.textContent = region.textContent === message ? `${message}\u00a0` : message;
}

/** Takes the last message out of the page. */
export function clearAnnouncement(): void {
  if (region) region.textContent = '';
}

/** For a component that announces; its last message goes with it. */
export function useLiveRegion(): void {
  useEffect(() => {
    openLiveRegion();
    return clearAnnouncement;
  }, []);
}
