import {
  findSeason,
  findSeasonsOfContestant,
  formatSeasonName,
  builtInSeasons as seasons,
} from '@outrank/shared/catalogue/catalogue';
import type { Page } from 'playwright-core';

/** Stores the choice before the app starts, as an earlier visit did. */
export async function watchOnly(page: Page, ...watched: readonly string[]): Promise<void> {
  const choice = JSON.stringify({ mode: 'on', watched, uid: null, isSaved: false });
  await page.addInitScript((stored) => {
    if (localStorage.getItem('spoilerChoice') === null) localStorage.setItem('spoilerChoice', stored);
  }, choice);
}

/** Matches the names and slugs of all who played in unwatched seasons only, and pictures of these seasons. */
export function matchSecrets(watched: readonly string[]): RegExp {
  const people = new Map(seasons.flatMap(({ contestants }) => contestants).map(({ id, name }) => [id, name]));
  const hidden = [...people].filter(([id]) =>
    findSeasonsOfContestant(id).every((season) => !watched.includes(season.id)),
  );
  const names = hidden.flat().map((text) => text.replace(/[.]/g, '[.]'));
  const numbers = watched.map((id) => id.slice(1));
  return new RegExp(
    `(?<![a-z])(?:${names.join('|')})(?![a-z])|headshots(?:/|%2f)season(?: |%20)(?!(?:${numbers.join('|')})(?:/|%2f))`,
    'gi',
  );
}

/** Chooses these seasons on /account, as a reader does. */
export async function chooseWatched(page: Page, watched: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Choose seasons' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which seasons have you watched?' });
  for (const id of watched)
    await dialog
      .getByRole('button', { name: formatSeasonName(findSeason(id)?.name ?? ''), exact: true })
      .click();
  await dialog.getByRole('button', { name: 'Hide the rest' }).click();
  await page.getByText(/The rest stays hidden/).waitFor();
}

/** Reads the page to its end, where more of it loads, and opens the details of its rows. Shows nothing that is hidden. */
async function unfoldAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
    const buttons = document.querySelectorAll<HTMLElement>(
      'main button[aria-expanded="false"]:not([aria-haspopup])',
    );
    for (const button of buttons) if (!/^Show Spoilers/.test(button.textContent ?? '')) button.click();
    return new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** What the buttons that open a dialog are called. */
const openers =
  /^(Share|Report|Help me decide|Choose seasons|My seasons|Delete my account|More options|Place \d+: move)\b/;

/** Opens one dialog of each kind, calls `look`, and closes it. */
async function openDialogs(page: Page, look: () => Promise<unknown>): Promise<void> {
  const names = await page
    .getByRole('button', { name: openers })
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? button.textContent));
  const kinds = new Map(names.map((name) => [openers.exec(name)?.[1], name]));
  for (const name of kinds.values()) {
    const dialog = page.getByRole('dialog').first();
    await page.getByRole('button', { name, exact: true }).first().click();
    await dialog.waitFor();
    await look();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
}

/**
 * All that a reader, a browser extension or assistive technology can find in the page. What the browser stores of pages has
 * all names.
 */
async function gather(page: Page): Promise<readonly string[]> {
  const parts = await page.evaluate(() => [
    document.title,
    document.documentElement.outerHTML,
    [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
      .map(({ value }) => value)
      .join('\n'),
    JSON.stringify(history.state),
  ]);
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const spoken = nodes.flatMap(({ name, description, value }) => [
    name?.value,
    description?.value,
    value?.value,
  ]);
  return [...parts, ...new Set(spoken.map(String))];
}

/** The names in the page, in lower case. */
export async function findSecrets(page: Page, secrets: RegExp): Promise<readonly string[]> {
  const found = (await gather(page)).join('\n').toLowerCase().match(secrets);
  return [...new Set(found)];
}

export const seeHeading = (name: string | RegExp) => (tab: Page) =>
  tab.getByRole('heading', { name }).first().waitFor();
export const seeText = (name: string | RegExp) => (tab: Page) => tab.getByText(name).first().waitFor();

/** A page, and what shows that its content is there. */
export type SpoilerVisit = readonly [path: string, see: (tab: Page) => Promise<unknown>];

/** Opens each page in turn. Returns the names that were found, or what was missing, by the path of the page. */
export async function crawl(
  tab: Page,
  visits: readonly SpoilerVisit[],
  secrets: RegExp,
): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const [path, see] of visits) {
    await tab.goto(path);
    const problems = await see(tab).then(
      () => [],
      (error) => [String(error)],
    );
    await unfoldAll(tab);
    const all = new Set([...problems, ...(await findSecrets(tab, secrets))]);
    // There, 'Share' copies the address.
    if (!/^[/](seasons|castaways)[/]/.test(path))
      await openDialogs(tab, async () => {
        for (const secret of await findSecrets(tab, secrets)) all.add(secret);
      });
    if (all.size > 0) found[path] = [...all];
  }
  return found;
}

/** Looks at each of the page's first frames: at all of it, or at what is painted. Read the result with `readFrames`. */
export async function watchFrames(
  page: Page,
  secrets: RegExp,
  frames: number,
  what: 'outerHTML' | 'innerText' = 'outerHTML',
): Promise<void> {
  await page.addInitScript(
    ({ source, count, what }) => {
      const found: string[] = [];
      const pattern = new RegExp(source, 'i');
      let left = count;
      const look = () => {
        const match = pattern.exec(document.documentElement[what])?.[0];
        if (match) found.push(match);
        left -= 1;
        if (left > 0) requestAnimationFrame(look);
        else Object.assign(window, { framesWithSecrets: found });
      };
      requestAnimationFrame(look);
    },
    { source: secrets.source, count: frames, what },
  );
}

/** What was found in the first frames, once all of them were drawn. */
export async function readFrames(page: Page): Promise<readonly string[]> {
  const found = await page.waitForFunction(
    () => (window as unknown as { framesWithSecrets?: string[] }).framesWithSecrets,
  );
  return found.jsonValue() as Promise<string[]>;
}
