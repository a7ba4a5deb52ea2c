import { join, resolve } from 'node:path';
import { cacheFolder } from '../lib/folders.ts';
import { createWorkingFolder, findNewestExport } from './dataFolder.ts';
import { cleanUpAfterEarlierRun } from './earlierRun.ts';
import { addressOf, type EmulatorName } from './emulatorSettings.ts';
import { createFirebaseCommand, createFirebaseEnvironment } from './firebaseCommand.ts';
import { checkDownloadIsPossible, findFirestoreJar } from './requirements/firestoreJar.ts';
import { findJavaFolder } from './requirements/java.ts';
import { checkPortsAreFree } from './requirements/ports.ts';
import { type RunningEmulators, startSupervisor } from './startSupervisor.ts';

type Options = {
  /** The folder that data are read from and saved to; without it the emulators start empty and save nothing. */
  dataFolder?: string;
  only?: readonly EmulatorName[];
  logFile?: string;
  /** Stops a start that is under way. */
  stopSignal?: Promise<void>;
};

/** Without Pub/Sub: schedules.ts runs the schedules, and Pub/Sub would cost seven seconds and another Java. */
const defaultEmulators: readonly EmulatorName[] = ['auth', 'firestore', 'functions', 'hosting', 'tasks'];
const defaultLog = join(cacheFolder, 'emulators', 'emulators.log');

/** firebase-tools starts these by itself. */
const innerEmulators: readonly EmulatorName[] = ['hub', 'logging', 'eventarc'];

/**
 * Starts the emulators of firebase.json and waits until all of them answer. With a data folder they start with its newest
 * export and save to it. Throws a HelpfulError when something is missing, a port is taken or a start fails.
 */
export async function startEmulators(options: Options = {}): Promise<RunningEmulators> {
  const { only = defaultEmulators, logFile = defaultLog, stopSignal } = options;
  const javaFolder = findJavaFolder();
  const firestoreJar = findFirestoreJar();
  if (firestoreJar === undefined) await checkDownloadIsPossible();
  await cleanUpAfterEarlierRun();
  await checkPortsAreFree([...only, ...innerEmulators].map(addressOf));

  const dataFolder = options.dataFolder && resolve(options.dataFolder);
  const importFolder = dataFolder && findNewestExport(dataFolder);
  const plan = {
    command: createFirebaseCommand(only, importFolder),
    env: createFirebaseEnvironment(javaFolder, firestoreJar),
    workingFolder: createWorkingFolder(dataFolder ?? join(cacheFolder, 'emulators')),
    logFile,
    waitFor: only,
    dataFolder,
    importFolder,
  };
  return startSupervisor(plan, stopSignal);
}
