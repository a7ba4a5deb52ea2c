import { join } from 'node:path';
import { buildForEmulators } from './buildForEmulators.ts';
import { urlOf } from './emulators/emulatorSettings.ts';
import { startEmulators } from './emulators/startEmulators.ts';
import { cacheFolder } from './rootFolder.ts';

/** The site to look at, and how to leave things as they were. */
export type Stack = { readonly site: string; readonly isOwn: boolean; stop(): Promise<void> };

/**
 * A set that is running already is used as it is: building anew would take its files away under whoever works with it.
 * Otherwise builds everything and starts one with no data.
 */
export async function openStack(stopped: Promise<void>): Promise<Stack> {
  const site = urlOf('hosting');
  if (await answers(site)) {
    console.log(`Something runs at ${site} already: it is measured as it is, nothing is built.`);
    return { site, isOwn: false, stop: async () => undefined };
  }
  await buildForEmulators();
  console.log('Starting the emulators ...');
  const emulators = await startEmulators({ logFile: join(cacheFolder, 'bench', 'emulators.log'), stopped });
  return { site, isOwn: true, stop: () => emulators.stop() };
}

async function answers(site: string): Promise<boolean> {
  try {
    return (await fetch(site, { signal: AbortSignal.timeout(3000) })).ok;
  } catch {
    return false;
  }
}
