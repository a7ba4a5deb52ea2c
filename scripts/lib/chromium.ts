import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { listNewestFirst } from './folders.ts';
import { HelpfulError } from './helpfulError.ts';
import { findOnPath, installDebianPackage } from './programs.ts';

/** No sandbox (containers run as root), no updates and no background traffic. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const playwrightPrograms = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium to test with. Installs Debian's package when there is none and this process runs as root. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string {
  const found = findInstalledChromium(env);
  if (found !== undefined) return found;
  const installed = installDebianPackage('chromium') ? findOnPath(programNames, env.PATH) : undefined;
  if (installed !== undefined) return installed;
  throw new HelpfulError(
    'No Chromium was found. Install it (Debian: `apt-get install chromium`; anywhere: `npx playwright install chromium`),\n' +
      'or set CHROMIUM_PATH to the browser to use.',
  );
}

function findInstalledChromium(env: NodeJS.ProcessEnv): string | undefined {
  if (!env.CHROMIUM_PATH) return findOnPath(programNames, env.PATH) ?? findPlaywrightChromium(env);
  if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
  throw new HelpfulError(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, but there is no such file.`);
}

/** The newest Chromium that Playwright has downloaded. */
function findPlaywrightChromium(env: NodeJS.ProcessEnv): string | undefined {
  const home = env.HOME ?? homedir();
  const caches = [`${home}/.cache/ms-playwright`, `${home}/Library/Caches/ms-playwright`];
  return [env.PLAYWRIGHT_BROWSERS_PATH ?? '', ...caches]
    .flatMap((cache) => listNewestFirst(cache, /^chromium-\d+$/))
    .flatMap((folder) => playwrightPrograms.map((program) => join(folder, program)))
    .find((program) => existsSync(program));
}
