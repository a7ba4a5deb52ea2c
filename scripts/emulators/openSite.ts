import { join } from 'node:path';
import { buildForEmulators } from '../lib/childProcess.ts';
import { cacheFolder } from '../lib/folders.ts';
import { urlOf } from './emulatorSettings.ts';
import { startEmulators } from './startEmulators.ts';

/** The site to look at. `isOwn` says that this process has started its emulators, which `stop` ends. */
export type Site = { readonly url: string; readonly isOwn: boolean; stop(): Promise<void> };

/**
 * Uses the emulators that are running, without a new build, which would replace the files that they serve. Otherwise builds
 * everything and starts emulators without data.
 */
export async function openSite(stopSignal: Promise<void>): Promise<Site> {
  const url = urlOf('hosting');
  if (await isServed(url)) {
    console.log(`A site runs at ${url} already. It is used as it is, without a new build.`);
    return { url, isOwn: false, stop: async () => undefined };
  }
  await buildForEmulators();
  console.log('Starting the emulators ...');
  const emulators = await startEmulators({
    logFile: join(cacheFolder, 'bench', 'emulators.log'),
    stopSignal,
  });
  return { url, isOwn: true, stop: () => emulators.stop() };
}

async function isServed(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(3000) })).ok;
  } catch {
    return false;
  }
}
