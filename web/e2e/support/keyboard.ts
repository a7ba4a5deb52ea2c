import { page } from './userPage.ts';

const STOPS_MAX = 150;

export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses Tab until an element with this name has visible focus. */
export async function tabTo(name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    const focused = (await focusedName()).trim();
    if (typeof name === 'string' ? focused.startsWith(name) : name.test(focused)) {
      if (await isFocusVisible()) return;
      throw new Error(`The focus on ${focused} is not visible.`);
    }
    await press(key);
  }
  throw new Error(`${key} never reached ${name}.`);
}

/** Tabs to the element with this name and presses the keys on it. */
export async function pressOn(name: string | RegExp, ...keys: string[]): Promise<void> {
  await tabTo(name);
  await press(...keys);
}

/** The accessible name of the focused element; empty for body and main. */
export function focusedName(): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === document.body || element?.tagName === 'MAIN') return '';
    const label =
      element && 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : null;
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
  });
}

/** Whether the focused element, or a card or label around it, has an outline. */
function isFocusVisible(): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const styles = focused ? [getComputedStyle(focused, '::after')] : [];
    for (let part = focused; part; part = part.parentElement) styles.push(getComputedStyle(part));
    return styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px');
  });
}
