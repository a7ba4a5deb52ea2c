import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright-core';
import { chromiumArguments, findChromium } from './chromium.ts';

export function launchChromium({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, ...args],
    ...options,
  });
}

/** Signs in as a demo user: an existing one by its button, a new one by its name. */
export async function signIn(profile: BrowserContext, name: string, isNew: boolean): Promise<void> {
  const page = await profile.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  if (!isNew) await page.getByRole('button', { name }).click();
  else {
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await page.getByText(`Welcome, ${name}`).waitFor();
  await page.close();
}
