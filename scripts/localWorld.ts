import { join } from 'node:path';
import type { EmulatorName } from './emulators/emulatorSettings.ts';
import { startScheduleTicker, tick } from './emulators/scheduleTicker.ts';
import { startEmulators } from './emulators/startEmulators.ts';
import type { RunningEmulators } from './emulators/supervisedEmulators.ts';
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
  const isReady = await Promise.race([prepare(emulators), stopped]);
  if (isReady === undefined) return;
  const stopTicking = startScheduleTicker();
  await whenReady();
  await stopped;
  stopTicking();
}

async function prepare(emulators: RunningEmulators): Promise<true> {
  if (await seedDemoWorld()) {
    console.log('The demo world is new: 12 fans and their lists are there.');
    await tick();
    await emulators.save();
  }
  return true;
}
