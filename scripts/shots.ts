import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { openStack } from './emulators/openSite.ts';
import { runSchedules } from './emulators/schedules.ts';
import { chromiumArguments, findChromium } from './lib/chromium.ts';
import { cacheFolder } from './lib/folders.ts';
import { HelpfulError, runCommand } from './lib/helpfulError.ts';
import { untilStopped } from './lib/stopSignal.ts';
import { seedDemoWorld } from './seed/seedDemoWorld.ts';
import { contactSheet } from './shots/contactSheet.ts';
import { creatorShots } from './shots/creatorShots.ts';
import { openDemoWorld } from './shots/demoPlaces.ts';
import { homeShots } from './shots/homeShots.ts';
import { listShots } from './shots/listShots.ts';
import { type Shot, WIDTHS } from './shots/shot.ts';
import { type Studio, takeShot } from './shots/takeShot.ts';
import { NAMES, openProfile, type Viewer } from './shots/viewers.ts';
import { votingShots } from './shots/votingShots.ts';

const folder = join(cacheFolder, 'shots');
const allShots = [...homeShots, ...listShots, ...creatorShots, ...votingShots];
const PHONE_WIDTH = 390;

/** `npm run shots`: a picture of every screen and state into .cache/shots/; `npm run shots -- creator` takes those with the word in their name. */
await runCommand(async () => {
  const wanted = shotsNamed(process.argv.slice(2));
  const stopped = untilStopped();
  const stack = await openStack(stopped);
  const missed = await Promise.race([takeAll(wanted, stack.isOwn), stopped]).finally(stack.stop);
  if (missed === undefined) process.exit(130);
  console.log(
    `\n${wanted.length * WIDTHS.length * 2 - missed.length * 2} pictures: ${join(folder, 'index.html')}`,
  );
  if (missed.length > 0) throw new HelpfulError(`Could not be taken:\n${missed.join('\n')}`);
  process.exit(0);
});

function shotsNamed(words: readonly string[]): readonly Shot[] {
  const named = allShots.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (named.length > 0) return named;
  throw new HelpfulError(`No shot has such a name: ${allShots.map(({ name }) => name).join(', ')}.`);
}

/** Takes the shots and gives what went wrong, a line for each. */
async function takeAll(shots: readonly Shot[], isNewWorld: boolean): Promise<string[]> {
  if (isNewWorld && (await seedDemoWorld())) await runSchedules();
  mkdirSync(folder, { recursive: true });
  const world = await openDemoWorld(NAMES.curator);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  try {
    const profileOf = await openProfiles(browser, world.makeCurator);
    const missed: string[] = [];
    for (const shot of shots) {
      console.log(shot.name);
      missed.push(...(await takeAtEveryWidth(profileOf, shot, { folder, places: world.places })));
    }
    writeFileSync(join(folder, 'index.html'), contactSheet(allShots));
    return missed;
  } finally {
    await browser.close();
    await world.leave();
  }
}

type Profiles = (viewer: Viewer, width: number) => Promise<BrowserContext>;

/** Profiles are opened as they are asked for, and then kept. */
async function openProfiles(browser: Browser, makeCurator: () => Promise<void>): Promise<Profiles> {
  const profiles = new Map<string, Promise<BrowserContext>>();
  const open = async (viewer: Viewer, isPhone: boolean) => {
    const profile = await openProfile(browser, viewer, isPhone);
    if (viewer === 'curator') await makeCurator();
    return profile;
  };
  return (viewer, width) => {
    const isPhone = width === PHONE_WIDTH;
    const key = `${viewer} ${isPhone}`;
    const profile = profiles.get(key) ?? open(viewer, isPhone);
    profiles.set(key, profile);
    return profile;
  };
}

async function takeAtEveryWidth(profileOf: Profiles, shot: Shot, studio: Studio): Promise<string[]> {
  const missed: string[] = [];
  for (const width of WIDTHS) {
    const profile = await profileOf(shot.as, width);
    await takeShot(profile, shot, width, studio).catch((error: Error) => {
      missed.push(`${shot.name} at ${width}: ${error.message.split('\n')[0]}`);
    });
  }
  return missed;
}
