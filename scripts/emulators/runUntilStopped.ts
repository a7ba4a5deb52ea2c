import { join } from 'node:path';
import { rootFolder } from '../lib/folders.ts';
import { HelpfulError } from '../lib/helpfulError.ts';
import { waitForStopSignal } from '../lib/stopSignal.ts';
import { seedDemoWorld } from '../seed/seedDemoWorld.ts';
import type { EmulatorName } from './emulatorSettings.ts';
import { serve } from './firebaseCommand.ts';
import { startScheduleTimers } from './schedules.ts';
import { startEmulators } from './startEmulators.ts';

type Options = { only?: readonly EmulatorName[]; onReady: () => void | Promise<void> };

/**
 * Runs the emulators with the demo world until the user stops them. The data are saved in `.local-data/` (or
 * OUTRANK_DATA_FOLDER). Resolves when every process has ended. Throws a HelpfulError when a start fails or they crash.
 */
export async function runUntilStopped({ only, onReady }: Options): Promise<void> {
  const stopSignal = waitForStopSignal();
  const dataFolder = process.env.OUTRANK_DATA_FOLDER || join(rootFolder, '.local-data');
  console.log('Starting the emulators (about 20 seconds) ...');
  const starting = startEmulators({ dataFolder, stopSignal, isSiteHeld: true, ...(only && { only }) });
  const emulators = await Promise.race([starting, stopSignal]);
  if (emulators === undefined) return starting.then((started) => started.stop()).catch(() => undefined);
  try {
    const crash = await Promise.race([emulators.crashed, run(onReady, stopSignal)]);
    if (crash !== undefined) throw new HelpfulError(`The emulators stopped working. ${crash}`);
  } finally {
    console.log('\nSaving the data and stopping ...');
    await emulators.stop();
  }
  console.log('Stopped.');
}

async function run(onReady: Options['onReady'], stopSignal: Promise<void>): Promise<undefined> {
  const isPrepared = await Promise.race([prepareData(), stopSignal]);
  if (isPrepared === undefined) return;
  const stopTimers = startScheduleTimers();
  await onReady();
  await stopSignal;
  stopTimers();
}

async function prepareData(): Promise<true> {
  if (await seedDemoWorld()) console.log('The demo world is new: 12 demo users and their lists.');
  serve('site');
  return true;
}
