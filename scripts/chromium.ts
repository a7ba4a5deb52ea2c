import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { canInstallDebianPackages, installDebianPackage } from './debianPackage.ts';
import { findOnPath } from './findOnPath.ts';
import { HelpfulError } from './helpfulError.ts';

/** Keeps the browser to itself: no sandbox (containers run as root), no updates, no calls home. */
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

/** The path of a Chromium to test with. Installs Debian's package when there is none and this is root. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string {
  const found = chromiumOnThisMachine(env);
  if (found !== undefined) return found;
  if (canInstallDebianPackages() && installDebianPackage('chromium')) {
    const installed = findOnPath(programNames, env.PATH);
    if (installed !== undefined) return installed;
  }
  throw new HelpfulError(
    'No Chromium was found. Install it (Debian: `apt-get install chromium`; anywhere: `npx playwright install chromium`),\n' +
      'or set CHROMIUM_PATH to the browser to use.',
  );
}

function chromiumOnThisMachine(env: NodeJS.ProcessEnv): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new HelpfulError(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, but there is no such file.`);
  }
  return findOnPath(programNames, env.PATH) ?? newestOfPlaywright(env);
}

function newestOfPlaywright(env: NodeJS.ProcessEnv): string | undefined {
  const home = env.HOME ?? homedir();
  const caches = [
    env.PLAYWRIGHT_BROWSERS_PATH,
    `${home}/.cache/ms-playwright`,
    `${home}/Library/Caches/ms-playwright`,
  ];
  return caches
    .filter((cache) => cache !== undefined && existsSync(cache))
    .flatMap((cache) => chromiumFolders(cache as string))
    .flatMap((folder) => playwrightPrograms.map((program) => join(folder, program)))
    .find((program) => existsSync(program));
}

function chromiumFolders(cache: string): string[] {
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
    .map((name) => join(cache, name));
}
