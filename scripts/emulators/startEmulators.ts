import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { cacheFolder, listNewestFirst } from '../lib/folders.ts';
import { HelpfulError } from '../lib/helpfulError.ts';
import { addressOf, type EmulatorName } from './emulatorSettings.ts';
import { createFirebaseCommand, createFirebaseEnvironment, serve } from './firebaseCommand.ts';
import { exportData, waitUntilReady } from './hub.ts';
import { killAll, listProcessTree } from './processes.ts';
import { checkPortsAreFree, findFirestoreJar, findJavaFolder } from './requirements.ts';
import { restoreSessions } from './restoreSessions.ts';

export type RunningEmulators = {
  /** Saves, ends every process and resolves when all have ended. Can be called again. Rejects when saving failed. */
  stop(): Promise<void>;
  /** Resolves with the reason when the emulators end unexpectedly. */
  crashed: Promise<string>;
};

type Options = {
  /** The folder that data are read from and saved to; without it the emulators start empty and save nothing. */
  dataFolder?: string;
  only?: readonly EmulatorName[];
  /** Whether hosting answers with the notice until `serve('site')`. */
  isSiteHeld?: boolean;
  logFile?: string;
  /** Stops a start that is under way. */
  stopSignal?: Promise<void>;
};

/** Without Pub/Sub: schedules.ts runs the schedules, and Pub/Sub would cost seven seconds and another Java. */
const defaultEmulators: readonly EmulatorName[] = ['auth', 'firestore', 'functions', 'hosting', 'tasks'];
const defaultLog = join(cacheFolder, 'emulators', 'emulators.log');

/** firebase-tools starts these by itself. */
const innerEmulators: readonly EmulatorName[] = ['hub', 'logging', 'eventarc'];

const SAVE_TIMEOUT_MS = 60_000;
/** firebase-tools waits for functions that are running, whose changes are not saved any more. */
const EXIT_TIMEOUT_MS = 10_000;

/**
 * Starts the emulators of firebase.json and waits until all of them answer. With a data folder they start with its save, and
 * replace it when they stop. Throws a HelpfulError when something is missing, a port is taken or a start fails.
 */
export async function startEmulators(options: Options = {}): Promise<RunningEmulators> {
  const { only = defaultEmulators, logFile = defaultLog, stopSignal } = options;
  const { javaFolder, firestoreJar } = await checkRequirements(only);
  const save = findSave(options.dataFolder);
  const importFolder = save && existsSync(save) ? save : undefined;
  const workingFolder = createWorkingFolder(save ? dirname(save) : join(cacheFolder, 'emulators'));
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  serve(options.isSiteHeld ? 'notice' : 'site');
  const firebase = spawn(process.execPath, createFirebaseCommand(only, importFolder), {
    cwd: workingFolder,
    env: createFirebaseEnvironment(javaFolder, firestoreJar),
    stdio: ['ignore', log, log],
    detached: true, // Ctrl-C in the terminal then reaches only the launcher, which stops everything in order.
  });
  const ended = once(firebase, 'exit');
  const stopped = toAbortSignal(stopSignal);
  try {
    await waitUntilReady({ waitFor: only, logFile }, AbortSignal.any([stopped, toAbortSignal(ended)]));
    if (importFolder !== undefined) await restoreSessions(importFolder);
  } catch (error) {
    killAll(firebase.pid === undefined ? [] : listProcessTree(firebase.pid));
    await ended;
    const message = `${error instanceof Error ? error.message : error}${describeLogEnd(logFile)}`;
    throw new HelpfulError(
      importFolder === undefined || stopped.aborted
        ? message
        : `${message}\n\nIf the save is damaged, \`rm -r ${relative(process.cwd(), importFolder)}\` starts afresh.`,
    );
  }
  const crashed = ended.then(() => `The emulators ended by themselves.${describeLogEnd(logFile)}`);
  return { stop: createStop(firebase, ended, save), crashed };
}

/** Where a data folder has its save, or will have it. */
function findSave(dataFolder: string | undefined): string | undefined {
  if (dataFolder === undefined) return undefined;
  const folder = resolve(dataFolder);
  return listNewestFirst(folder, /^export\b/)[0] ?? join(folder, 'export');
}

/** Creates an empty folder for firebase-tools' logs and unfinished exports. */
function createWorkingFolder(folder: string): string {
  const working = join(folder, 'working');
  rmSync(working, { recursive: true, force: true });
  mkdirSync(working, { recursive: true });
  return working;
}

/** Finds what the emulators need. Throws a HelpfulError when something is missing or a port is taken. */
export async function checkRequirements(only = defaultEmulators) {
  const javaFolder = findJavaFolder();
  const firestoreJar = findFirestoreJar();
  await checkPortsAreFree([...only, ...innerEmulators].map(addressOf));
  return { javaFolder, firestoreJar };
}

/** A signal that is aborted when the promise resolves. */
function toAbortSignal(promise?: Promise<unknown>): AbortSignal {
  const controller = new AbortController();
  void promise?.then(() => controller.abort());
  return controller.signal;
}

/** Saves, then ends firebase-tools by its own signal. What still runs after the timeouts is killed, Java included. */
function createStop(
  firebase: ChildProcess,
  ended: Promise<unknown>,
  save: string | undefined,
): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  const stopOnce = async () => {
    if (firebase.pid === undefined || firebase.exitCode !== null || firebase.signalCode !== null) return;
    const tree = listProcessTree(firebase.pid);
    const isSaved = save === undefined || (await exportData(save, SAVE_TIMEOUT_MS));
    firebase.kill('SIGINT');
    await Promise.race([ended, wait(EXIT_TIMEOUT_MS)]);
    killAll(tree);
    await ended;
    if (!isSaved) throw new HelpfulError('The data could not be saved. The save before is unchanged.');
  };
  return () => {
    stopping ??= stopOnce();
    return stopping;
  };
}

/** The last lines of firebase-tools' log, without colours, tables and empty lines. */
function describeLogEnd(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').split('\n').map(stripVTControlCharacters);
  const last = lines.filter((line) => line.trim() !== '' && !/[─│]/.test(line)).slice(-20);
  return `\n\n${last.join('\n')}\n\nThe whole log: ${logFile}`;
}
