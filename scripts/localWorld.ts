import { join } from 'node:path';
import type { EmulatorName } from './emulators/emulatorSettings.ts';
import type { RunningEmulators } from './emulators/keptEmulators.ts';
import { startScheduleTicker, tick } from './emulators/scheduleTicker.ts';
import { startEmulators } from './emulators/startEmulators.ts';
import { HelpfulError } from './helpfulError.ts';
import { rootFolder } from './rootFolder.ts';
import { seedDemoWorld } from './seed/seedDemoWorld.ts';
import { untilStopped } from './untilStopped.ts';

type Options = { only?: readonly EmulatorName[]; whenReady: () => void | Promise<void> };

/**
 * The emulators with the demo world, kept in `.local-data/` (or OUTRANK_DATA_FOLDER), until someone stops them.
 * Resolves when every process is gone. Throws a HelpfulError when they cannot start or end by themselves.
 */
export async function runLocalWorld({ only, whenReady }: Options): Promise<void> {
  const stopped = untilStopped();
  const dataFolder = process.env.OUTRANK_DATA_FOLDER || join(rootFolder, '.local-data');
  console.log('Starting the emulators (about 20 seconds) ...');
  const starting = startEmulators({ dataFolder, stopped, ...(only && { only }) });
  const emulators = await Promise.race([starting, stopped]);
  if (emulators === undefined) return starting.then((late) => late.stop()).catch(() => undefined);
  try {
    const crash = await Promise.race([emulators.crashed, live(emulators, whenReady, stopped)]);
    if (crash !== undefined) throw new HelpfulError(`The emulators stopped working. ${crash}`);
  } finally {
    console.log('\nSaving the data and stopping ...');
    await emulators.stop();
  }
  console.log('Stopped.');
}

async function live(
  emulators: RunningEmulators,
  whenReady: Options['whenReady'],
  stopped: Promise<void>,
): Promise<undefined> {
  const isNew = await Promise.race([seedDemoWorld(), stopped]);
  if (isNew === true) {
    console.log('The demo world is new: 12 fans and their lists are there.');
    await Promise.race([tick().then(() => emulators.save()), stopped]);
  }
  const stopTicking = startScheduleTicker();
  await whenReady();
  await stopped;
  stopTicking();
}
