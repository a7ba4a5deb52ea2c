import { revealed } from './revealed.ts';

const region = document.createElement('p');
region.setAttribute('role', 'status');
region.className = 'visuallyHidden';

/** Adds the live region, which must be in the page before it says something. */
export function openLiveRegion(): void {
  if (!region.isConnected) document.body.append(region);
}

/** Says a message to assistive technology. A no-break space makes a repeated message a change. */
export function announce(message: string): void {
  openLiveRegion();
  region.textContent = region.textContent === message ? `${message}\u00a0` : message;
}

// What it said last may name somebody who is hidden again.
revealed.subscribe(() => {
  const items = revealed.get();
  if (items !== 'everything' && items.size === 0) region.textContent = '';
});
