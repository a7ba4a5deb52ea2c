import type { Page } from 'playwright-core';
import { urlOf } from '../emulators/emulatorSettings.ts';

const asksFor = `${urlOf('firestore')}/**`;

/** Else what was seen last would stand there. */
const forgetLastSeen = (page: Page) => page.addInitScript(() => localStorage.clear());

/** What is asked of the database is never answered. */
export async function stall(page: Page): Promise<void> {
  await forgetLastSeen(page);
  await page.route(asksFor, () => undefined);
}

/** What is asked of the database fails. */
export async function fail(page: Page): Promise<void> {
  await forgetLastSeen(page);
  await page.route(asksFor, (route) => route.fulfill({ status: 500, json: {} }));
}
