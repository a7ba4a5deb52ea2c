import { join, resolve } from 'node:path';
import { cacheFolder } from '../rootFolder.ts';
import { freshWorkingFolder, newestExport } from './dataFolder.ts';
import { checkDownloadIsPossible } from './downloadCheck.ts';
import { findFirestoreEmulator, hasStorageEmulator } from './emulatorBinaries.ts';
import { addressOf, type EmulatorName, hasAddress } from './emulatorSettings.ts';
import { firebaseCommand, firebaseEnvironment } from './firebaseCommand.ts';
import { findJavaFolder } from './java.ts';
import { clearUpAfterEarlierRun } from './leftovers.ts';
import { checkPortsAreFree } from './ports.ts';
import { type RunningEmulators, startSupervisor } from './supervisedEmulators.ts';

type Options = {
  /** Where data come from and are kept; without it the emulators begin empty and forget. */
  dataFolder?: string;
  only?: readonly EmulatorName[];
  logFile?: string;
  /** Ends a start that is under way. */
  stopped?: Promise<void>;
};

/** Pub/Sub is not among them: schedules are ticked (scheduleTicker.ts), and it would cost seven seconds and a Java more. */
const usualEmulators: readonly EmulatorName[] = ['auth', 'firestore', 'functions', 'hosting', 'tasks'];
const usualLog = join(cacheFolder, 'emulators', 'emulators.log');

/**
 * Starts the emulators of firebase.json and waits until all of them answer. With a data folder they begin with what
 * it holds and keep it up to date. Throws a HelpfulError when something is missing, taken, or does not come up.
 */
export async function startEmulators(options: Options = {}): Promise<RunningEmulators> {
  const { only = usualEmulators, logFile = usualLog, stopped } = options;
  const javaFolder = findJavaFolder();
  const firestore = findFirestoreEmulator();
  if (firestore === undefined) await checkDownloadIsPossible();
  const names: EmulatorName[] =
    hasStorageEmulator() && hasAddress('storage') ? [...only, 'storage'] : [...only];

  await clearUpAfterEarlierRun();
  await checkPortsAreFree([...names, ...innerEmulators].map(addressOf));

  const dataFolder = options.dataFolder && resolve(options.dataFolder);
  const importFolder = dataFolder && newestExport(dataFolder);
  const plan = {
    command: firebaseCommand(names, importFolder),
    env: firebaseEnvironment(javaFolder, firestore?.path),
    workingFolder: freshWorkingFolder(dataFolder ?? join(cacheFolder, 'emulators')),
    logFile,
    waitFor: names,
    dataFolder,
    importFolder,
  };
  return startSupervisor(plan, stopped);
}

/** firebase-tools starts these by itself. */
const innerEmulators: readonly EmulatorName[] = ['hub', 'logging', 'eventarc'];
