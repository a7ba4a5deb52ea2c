import type { Page } from 'playwright-core';

const MOST_STOPS = 150;

/** A page in the hands of somebody who has only keys. */
export function keysOn(page: () => Page) {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page().keyboard.press(key);
  };
  return {
    press,
    focused: () => nameOfFocus(page()),
    /** Tab, and nothing else, until the focus stands on what is called by these words, and shows. */
    tabTo: async (words: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
      for (let stop = 0; stop < MOST_STOPS; stop += 1) {
        const name = (await nameOfFocus(page())).trim();
        if (typeof words === 'string' ? name.startsWith(words) : words.test(name)) {
          if (await showsFocus(page())) return;
          throw new Error(`The focus on ${name} cannot be seen.`);
        }
        await press(key);
      }
      throw new Error(`${key} never came to ${words}.`);
    },
  };
}

/** What the focus stands on, by its label or its words. The page's main part has it where nothing else does, and is called by nothing. */
function nameOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === document.body || element?.tagName === 'MAIN') return '';
    const label =
      element && 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : null;
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
  });
}

/** A ring around what has the focus, or around the card or the label that it stands in. */
function showsFocus(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const styles = focused ? [getComputedStyle(focused, '::after')] : [];
    for (let part = focused; part; part = part.parentElement) styles.push(getComputedStyle(part));
    return styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px');
  });
}
