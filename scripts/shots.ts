import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { withSite } from './emulators/openSite.ts';
import { launchChromium } from './lib/chromium.ts';
import { cacheFolder } from './lib/folders.ts';
import { HelpfulError } from './lib/helpfulError.ts';
import { runCommand } from './lib/runCommand.ts';
import { seedDemoWorld } from './seed/seedDemoWorld.ts';
import { openDemoData } from './shots/demoData.ts';
import { type Shot, shots } from './shots/shots.ts';
import { openProfile, schemes, takeShot, widths } from './shots/takeShot.ts';

const folder = join(cacheFolder, 'shots');

/** `npm run shots` takes a picture of every screen and state into .cache/shots/, with a word those that have it in their name. */
await runCommand(
  {
    usage:
      'npm run shots [-- WORD ...]: takes a picture of every screen, or of those with a word in their name.',
    words: Infinity,
  },
  async ({ words }) => {
    const chosen = chooseShots(words);
    const problems = await withSite(({ isOwn }) => takeShots(chosen, isOwn));
    const count = (chosen.length * widths.length - problems.length) * schemes.length;
    console.log(`\n${count} pictures: ${folder}`);
    if (problems.length > 0) throw new HelpfulError(`These could not be taken:\n${problems.join('\n')}`);
    process.exit(0);
  },
);

function chooseShots(words: readonly string[]): readonly Shot[] {
  const chosen = shots.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (chosen.length > 0) return chosen;
  throw new HelpfulError(
    `No shot has this name. The shots are: ${shots.map(({ name }) => name).join(', ')}.`,
  );
}

/** Takes the shots and returns the problems, a line each. */
async function takeShots(chosen: readonly Shot[], isNewWorld: boolean): Promise<string[]> {
  if (isNewWorld) await seedDemoWorld();
  mkdirSync(folder, { recursive: true });
  const { addresses, grantCurator, close } = await openDemoData();
  const browser = await launchChromium();
  const profiles = new Map<string, BrowserContext>();
  const problems: string[] = [];
  try {
    if (chosen.some(({ as }) => as === 'curator')) {
      // The account exists from its first session on, which ends when it becomes a curator's.
      const first = await openProfile(browser, 'curator', false);
      await grantCurator();
      await first.close();
    }
    for (const shot of chosen) {
      console.log(shot.name);
      for (const width of widths) {
        const isPhone = width === 390;
        const key = `${shot.as} ${isPhone}`;
        const profile = profiles.get(key) ?? (await openProfile(browser, shot.as, isPhone));
        profiles.set(key, profile);
        await takeShot(profile, shot, width, { folder, addresses }).catch((error: Error) => {
          problems.push(`${shot.name} at ${width}: ${error.message.split('\n')[0]}`);
        });
      }
    }
    return problems;
  } finally {
    await browser.close();
    await close();
  }
}
