import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright-core';
import { HelpfulError } from './helpfulError.ts';
import { findOnPath, installDebianPackage } from './programs.ts';

/** No sandbox (containers run as root), no updates and no background traffic. */
const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The shell first: it draws no windows around the pages, which saves time. */
const programNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

export const launchChromium = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments], ...options });

/** The path of a Chromium to test with. Installs Debian's package when there is none and this process runs as root. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string {
  const install = () => installDebianPackage('chromium-headless-shell') && findInstalledChromium(env);
  const found = findInstalledChromium(env) || install();
  if (found) return found;
  throw new HelpfulError(
    'No Chromium was found. Install it (Debian: `apt-get install chromium-headless-shell`; anywhere: `npx playwright-core install chromium`),\n' +
      'or set CHROMIUM_PATH to the browser to use.',
  );
}

/** The named one, one on the PATH, or the one that Playwright has downloaded. */
function findInstalledChromium(env: NodeJS.ProcessEnv): string | undefined {
  if (env.CHROMIUM_PATH && !existsSync(env.CHROMIUM_PATH))
    throw new HelpfulError(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, but there is no such file.`);
  const found = env.CHROMIUM_PATH || findOnPath(programNames, env.PATH) || chromium.executablePath();
  return existsSync(found) ? found : undefined;
}

/** Signs a new user in, or the demo user of this name, in a profile that has the site as its base. */
export async function signInByName(profile: BrowserContext, name: string, isDemoUser = false): Promise<void> {
  const page = await profile.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  if (isDemoUser) await page.getByRole('button', { name }).click();
  else {
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await page.getByText(`Welcome, ${name}`).waitFor();
  await page.close();
}
