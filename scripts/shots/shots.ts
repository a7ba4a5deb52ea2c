import type { Page } from 'playwright-core';
import { urlOf } from '../emulators/emulatorSettings.ts';
import type { Addresses, Viewer } from './demoData.ts';

/** A state of a screen. */
export type Shot = {
  readonly name: string;
  readonly as: Viewer;
  /** A path, or the name of an address that differs from seed to seed. */
  readonly path: `/${string}` | keyof Addresses;
  readonly steps: readonly Step[];
  readonly network?: 'stalled' | 'failing';
  /** The window alone, for a dialog that covers it; otherwise the whole page. */
  readonly isWindowOnly?: true;
  readonly isPrinted?: true;
};

/** Brings a page into the state for a picture, or waits for it. */
type Step = (page: Page) => Promise<unknown>;

type Name = string | RegExp;
type Role = Parameters<Page['getByRole']>[0];

function see(role: Role, name?: Name): Step {
  const options = name === undefined ? {} : { name };
  return (page) => page.getByRole(role, options).first().waitFor();
}

function seeText(text: string, state: 'visible' | 'attached' = 'visible'): Step {
  return (page) => page.getByText(text).first().waitFor({ state });
}

function click(name: Name): Step {
  return (page) => page.getByRole('button', { name }).first().click();
}

function clickText(text: string): Step {
  return (page) => page.getByText(text).click();
}

/** Scrolls down to what is loaded only near the visible part, and back. */
const loadFavorites: Step = async (page) => {
  await page.getByRole('heading', { name: 'Your Favorite Lists' }).hover();
  await page.mouse.move(0, 0);
};

const goOffline: Step = async (page) => {
  await page.context().setOffline(true);
  await page.evaluate('window.dispatchEvent(new Event("offline"))');
};

/** Opens a season in the panel, which is a sheet on phones and tablets. */
const openSeason: Step = async (page) => {
  const isSheet = (page.viewportSize()?.width ?? 0) <= 768;
  const slot = page.getByRole('button', { name: /^(Tap to pick #1|Vote for #1)$/ });
  if (isSheet) await slot.click();
  const seasons = page.getByRole(isSheet ? 'dialog' : 'region', { name: 'Survivor Seasons' });
  await seasons.getByRole('button', { name: /Palau/ }).first().click();
  await seasons.getByRole('button', { name: /^Tom Westman/ }).waitFor();
};

/** What Firestore does with the requests of a page: nothing, or it fails. A page shows no stored results of the last visit. */
export async function breakNetwork(page: Page, network: 'stalled' | 'failing'): Promise<void> {
  await page.addInitScript(() => localStorage.clear());
  await page.route(`${urlOf('firestore')}/**`, (route) =>
    network === 'failing' ? route.fulfill({ status: 500, json: {} }) : undefined,
  );
}

function shot(
  name: string,
  as: Viewer,
  path: Shot['path'],
  steps: readonly Step[],
  options?: Partial<Shot>,
): Shot {
  return { name, as, path, steps, ...options };
}

const card = see('article');
const comment = see('article', /^Comment by/);
const dialog = see('dialog');
const retry = see('button', /again/);
const home = [card, see('region', 'Survivor Seasons'), loadFavorites];
const leaders = seeText('In the lead');
const results = seeText('Avg Pos');
const ballot = see('list', 'Your ballot');
const inWindow = { isWindowOnly: true } as const;

const strategy = '/global-rankings/goat-strategy';
const social = '/global-rankings/goat-social';

export const shots: readonly Shot[] = [
  shot('zdesk', 'curator', '/moderation/season', [
    see('button', 'Record episode 8'),
    async (page) => {
      for (const d of ['Correct names', 'Times of the episodes', 'Finish the season'])
        await page.getByText(d, { exact: true }).click();
      await page
        .getByText(/in the game after it/)
        .last()
        .click();
    },
  ]),
  shot('zgroup', 'user', '/predictions/groups/treemail0000demo0000', [see('list', 'Members')]),
  shot('zstandings', 'user', '/predictions/s50/standings', [
    async (page) => {
      const b = page.getByRole('button', { name: /watched episode/ }).first();
      await b
        .or(page.getByText(/^How .* came together/))
        .first()
        .waitFor();
      for (let i = 0; i < 9 && (await b.isVisible()); i++) {
        await b.click();
        await page.waitForTimeout(300);
        await page.keyboard.press('Escape');
        await page.waitForTimeout(500);
      }
    },
    seeText('came together'),
  ]),
  shot('zgroups', 'user', '/predictions/groups', [see('link', 'Tree Mail')]),
  shot('zepisodes', 'user', '/predictions/s50', [seeText('Your total')]),

  shot('login', 'guest', '/login', [see('heading', 'Sign In Required')]),
  shot('login-demo-fans', 'guest', '/login', [click('Sign in with Google')], inWindow),
  shot('home', 'user', '/', home),
  shot('home-newcomer', 'newcomer', '/', home),
  shot('home-loading', 'newcomer', '/', [see('heading', 'Recently Created Lists')], { network: 'stalled' }),
  shot('home-error', 'newcomer', '/', [retry], { network: 'failing' }),
  shot('home-offline', 'user', '/', [...home.slice(0, 2), goOffline, seeText("You're offline.")], inWindow),
  shot('my-lists', 'user', '/mylists', [card]),
  shot('my-lists-empty', 'newcomer', '/mylists', [seeText("You haven't ranked anyone yet.")]),
  shot('my-lists-delete', 'user', '/mylists', [click(/^Delete/)], inWindow),
  shot('my-lists-username', 'user', '/mylists', [card, click('Change Username')], inWindow),
  shot('account', 'user', '/account', [see('heading', 'Your Account')]),
  shot('account-delete', 'user', '/account', [click('Delete my account'), dialog], inWindow),
  shot('browse', 'user', '/rankings', [card]),
  shot('browse-nothing-found', 'user', '/rankings?q=zzzzqqq&tags=social', [see('button', 'Clear filters')]),
  shot('browse-loading', 'user', '/rankings', [see('searchbox')], { network: 'stalled' }),
  shot('browse-error', 'user', '/rankings', [retry], { network: 'failing' }),
  shot('following', 'user', '/following', [card]),
  shot('activity', 'user', '/activity', [seeText('What other fans did with your lists and comments.')]),
  shot('following-nobody', 'newcomer', '/following', [seeText("You don't follow anybody yet.")]),
  shot('one-fan', 'user', '/rankings/user/demo-hank', [card]),
  shot('one-fan-missing', 'user', '/rankings/user/nobody', [seeText('User not found')]),
  shot('list', 'user', 'list', [comment]),
  shot('list-on-paper', 'user', 'list', [comment], { isPrinted: true }),
  shot('list-of-seasons', 'user', 'seasonList', [card]),
  shot('list-own', 'user', 'ownList', [card]),
  shot('list-covered', 'user', 'spoilerList', [see('button', 'Show Spoilers')]),
  shot('list-uncovered', 'user', 'spoilerList', [click('Show Spoilers'), comment]),
  shot('list-loading', 'user', 'list', [seeText('Loading ...', 'attached')], { network: 'stalled' }),
  shot('list-missing', 'user', '/list/demo-ada/list_1', [seeText('List not found')]),
  shot('list-reply', 'user', 'list', [comment, click(/^Reply/), see('textbox', /^Reply to/)], inWindow),
  shot('list-report', 'user', 'list', [click(/^Report the list/), dialog], inWindow),
  shot('list-delete-comment', 'user', 'list', [click('Delete'), see('alertdialog')], inWindow),
  shot('creator-empty', 'newcomer', '/create', [see('heading', 'Create New Ranking')]),
  shot('creator-season', 'newcomer', '/create', [openSeason], inWindow),
  shot('creator-filled', 'user', 'editOwnList', [see('button', /^Reorder /)]),
  shot('creator-move', 'user', 'editOwnList', [click(/^Place 3: move/), seeText('To the top')], inWindow),
  shot('creator-clear', 'user', 'editOwnList', [click(/^Clear$/), see('alertdialog')], inWindow),
  shot('categories', 'user', '/global-rankings', [leaders]),
  shot('categories-signed-out', 'guest', '/global-rankings', [leaders]),
  shot('seasons', 'guest', '/seasons', [see('link', 'Borneo')]),
  shot('season', 'user', '/seasons/s20', [see('link', 'Parvati Shallow')]),
  shot('season-results', 'guest', '/seasons/s20', [click('Show what happened'), see('table')]),
  shot('castaway', 'user', '/castaways/parvati-shallow', [see('link', 'GOAT Social')]),
  shot('castaway-results', 'guest', '/castaways/parvati-shallow', [
    click('Show what happened in Micronesia'),
    see('heading', 'What happened'),
  ]),
  shot('results', 'user', strategy, [results]),
  shot('results-explained', 'guest', social, [
    results,
    clickText('How this works'),
    clickText('Ballots by place'),
  ]),
  shot('results-loading', 'guest', strategy, [see('heading', 'Global Top 10')], { network: 'stalled' }),
  shot('results-error', 'guest', strategy, [retry], { network: 'failing' }),
  shot('edition-early', 'guest', 'firstEdition', [results]),
  shot('edition-none', 'guest', `${social}?edition=2020-01-03`, [
    seeText("There's no edition for that week."),
  ]),
  shot('ballot-empty', 'newcomer', social, [ballot], inWindow),
  shot('ballot-submitted', 'user', strategy, [click('View/Edit My Submission'), ballot], inWindow),
  shot('ballot-signed-out', 'guest', strategy, [click('Try a ballot')]),
  shot('moderation', 'curator', '/moderation', [see('button', /^Hide/)]),
  shot('moderation-hide', 'curator', '/moderation', [click(/^Hide/), dialog], inWindow),
  shot('moderation-empty', 'curator', '/moderation?view=blocked', [seeText('No one is blocked.')]),
];
