import { MOBILE_MAX_WIDTH } from '@outrank/shared/limits';
import type { Page } from 'playwright-core';
import { urlOf } from '../emulators/emulatorSettings.ts';

/** Brings a page into the state for a picture, or waits for it. */
export type Step = (page: Page) => Promise<unknown>;

type Name = string | RegExp;
type Role = Parameters<Page['getByRole']>[0];

export function see(role: Role, name?: Name): Step {
  const options = name === undefined ? {} : { name };
  return (page) => page.getByRole(role, options).first().waitFor();
}

export function seeText(text: string, state: 'visible' | 'attached' = 'visible'): Step {
  return (page) => page.getByText(text).first().waitFor({ state });
}

export function click(name: Name): Step {
  return (page) => page.getByRole('button', { name }).first().click();
}

export function clickText(text: string): Step {
  return (page) => page.getByText(text).click();
}

/** Scrolls down to what is loaded only near the visible part, and back. */
export const loadFavorites: Step = async (page) => {
  await page.getByRole('heading', { name: 'Your Favorite Lists' }).hover();
  await page.mouse.move(0, 0);
};

export const goOffline: Step = async (page) => {
  await page.context().setOffline(true);
  await page.evaluate('window.dispatchEvent(new Event("offline"))');
};

/** Opens a season in the panel, which is a sheet on phones and tablets. */
export const openSeason: Step = async (page) => {
  const isSheet = (page.viewportSize()?.width ?? 0) <= MOBILE_MAX_WIDTH;
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
