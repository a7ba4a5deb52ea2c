import { join } from 'node:path';
import { buildForEmulators } from '../lib/childProcess.ts';
import { cacheFolder } from '../lib/folders.ts';
import { waitForStopSignal } from '../lib/stopSignal.ts';
import { urlOf } from './emulatorSettings.ts';
import { checkRequirements, startEmulators } from './startEmulators.ts';

/** The site to look at. `isOwn` says that this process has started its emulators, which `stop` ends. */
export type Site = { readonly url: string; readonly isOwn: boolean; stop(): Promise<void> };

/** Does work on the site. Exits when the user stops the command. */
export async function withSite<Result>(work: (site: Site) => Promise<Result>): Promise<Result> {
  const stopSignal = waitForStopSignal();
  const site = await openSite(stopSignal);
  const result = await Promise.race([work(site), stopSignal]).finally(site.stop);
  return result ?? process.exit(130);
}

/**
 * Uses the emulators that are running, without a new build, which would replace the files that they serve. Otherwise builds
 * everything and starts emulators without data.
 */
async function openSite(stopSignal: Promise<void>): Promise<Site> {
  const url = urlOf('hosting');
  const answer = await fetch(url, { signal: AbortSignal.timeout(3000) }).catch(() => undefined);
  if (answer?.ok) {
    console.log(`A site runs at ${url} already. It is used as it is, without a new build.`);
    return { url, isOwn: false, stop: async () => undefined };
  }
  await checkRequirements();
  await buildForEmulators();
  console.log('Starting the emulators ...');
  const logFile = join(cacheFolder, 'bench', 'emulators.log');
  const emulators = await startEmulators({ logFile, stopSignal });
  return { url, isOwn: true, stop: () => emulators.stop() };
}
