import type { Page } from 'playwright-core';
import { urlOf } from '../emulators/emulatorSettings.ts';

const asksFor = `${urlOf('firestore')}/**`;

/** What is asked of the database is never answered. */
export const stall = (page: Page) => page.route(asksFor, () => undefined);

/** What is asked of the database fails. */
export const fail = (page: Page) => page.route(asksFor, (route) => route.fulfill({ status: 500, json: {} }));
