import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, type EmulatorName } from './emulatorSettings.ts';
import { runningEmulators } from './hub.ts';
import { isPortFree } from './ports.ts';

/** Long enough for a first start that downloads the Firestore emulator. */
const patienceSeconds = 600;

/** Resolves when every emulator answers and the functions are loaded; rejects when `ended` is aborted or time is up. */
export async function waitUntilReady(
  { waitFor, logFile }: { waitFor: readonly EmulatorName[]; logFile: string },
  ended: AbortSignal,
): Promise<void> {
  const giveUpAt = Date.now() + patienceSeconds * 1000;
  while (!ended.aborted) {
    const log = readFileSync(logFile, 'utf8');
    if (log.includes('Failed to load function definition from source')) {
      throw new Error('The functions could not be loaded.');
    }
    if (log.includes('All emulators ready') && (await allAnswer(waitFor))) return;
    if (Date.now() > giveUpAt)
      throw new Error(`The emulators were not ready after ${patienceSeconds} seconds.`);
    await wait(200);
  }
  throw new Error('The emulators ended before they were ready.');
}

async function allAnswer(names: readonly EmulatorName[]): Promise<boolean> {
  const running = await runningEmulators();
  const portsFree = await Promise.all(names.map((name) => isPortFree(addressOf(name))));
  return names.every((name) => running.includes(name)) && portsFree.every((isFree) => !isFree);
}
