import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder } from '../lib/folders.ts';
import { HelpfulError } from '../lib/helpfulError.ts';
import { createWorkingFolder, findNewestExport } from './dataFolder.ts';
import { cleanUpAfterEarlierRun } from './earlierRun.ts';
import { addressOf, type EmulatorName } from './emulatorSettings.ts';
import { createFirebaseCommand, createFirebaseEnvironment } from './firebaseCommand.ts';
import { checkDownloadIsPossible, findFirestoreJar } from './requirements/firestoreJar.ts';
import { findJavaFolder } from './requirements/java.ts';
import { checkPortsAreFree } from './requirements/ports.ts';

/** What the launcher tells the supervisor to run. */
export type SupervisorPlan = {
  command: string[];
  env: NodeJS.ProcessEnv;
  workingFolder: string;
  logFile: string;
  waitFor: readonly EmulatorName[];
  dataFolder: string | undefined;
  /** The export that the emulators start with. */
  importFolder: string | undefined;
};

export type ToSupervisor = { kind: 'start'; plan: SupervisorPlan } | { kind: 'stop' };

export type FromSupervisor = { kind: 'ready' } | { kind: 'failed' | 'notSaved'; message: string };

export type RunningEmulators = {
  /** Saves, ends every process and resolves when all have ended. Can be called again. */
  stop(): Promise<void>;
  /** Resolves with the reason when the emulators end unexpectedly. */
  crashed: Promise<string>;
};

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
  const plan: SupervisorPlan = {
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

/** Starts supervisor.ts with a plan, and resolves when the emulators are ready. */
async function startSupervisor(plan: SupervisorPlan, stopSignal?: Promise<void>): Promise<RunningEmulators> {
  const supervisor = forkSupervisor(plan.logFile);
  const ended = once(supervisor, 'exit').then(() => cleanUpAfterEarlierRun()); // if the supervisor itself was killed
  const send = (message: ToSupervisor) => void (supervisor.connected && supervisor.send(message));
  send({ kind: 'start', plan });
  void stopSignal?.then(() => send({ kind: 'stop' }));
  const answer = await waitForMessage(supervisor, ['ready', 'failed']);
  if (answer.kind === 'failed') {
    await ended;
    throw new HelpfulError(answer.message);
  }
  supervisor.on('message', (message: FromSupervisor) => {
    if (message.kind === 'notSaved') console.error(`The data could not be saved: ${message.message}`);
  });
  return {
    stop: () => {
      send({ kind: 'stop' });
      return ended;
    },
    crashed: waitForMessage(supervisor, ['failed']).then((failure) =>
      'message' in failure ? failure.message : '',
    ),
  };
}

function forkSupervisor(logFile: string): ChildProcess {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  return fork(fileURLToPath(new URL('supervisor.ts', import.meta.url)), {
    detached: true, // Ctrl-C in the terminal then reaches only the launcher, which stops everything in order.
    stdio: ['ignore', log, log, 'ipc'],
  });
}

/** Resolves with the next message of one of these kinds. The end of the supervisor counts as a failure. */
function waitForMessage(
  supervisor: ChildProcess,
  kinds: readonly FromSupervisor['kind'][],
): Promise<FromSupervisor> {
  return new Promise((resolve) => {
    const handleMessage = (message: FromSupervisor) => {
      if (!kinds.includes(message.kind)) return;
      supervisor.off('message', handleMessage);
      supervisor.off('exit', handleExit);
      resolve(message);
    };
    const handleExit = () =>
      handleMessage({ kind: 'failed', message: 'Something else ended the emulators.' });
    supervisor.on('message', handleMessage);
    supervisor.on('exit', handleExit);
  });
}
