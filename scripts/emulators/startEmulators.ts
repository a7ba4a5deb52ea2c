import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { cacheFolder } from '../lib/folders.ts';
import { HelpfulError } from '../lib/helpfulError.ts';
import {
  createExportPath,
  createWorkingFolder,
  isCompleteExport,
  listSaves,
  setAside,
} from './dataFolder.ts';
import { addressOf, type EmulatorName } from './emulatorSettings.ts';
import { createFirebaseCommand, createFirebaseEnvironment, serve } from './firebaseCommand.ts';
import { EarlyEnd, waitUntilReady } from './hub.ts';
import { killAll, listProcessTree } from './processes.ts';
import { checkDownloadIsPossible, findFirestoreJar } from './requirements/firestoreJar.ts';
import { findJavaFolder } from './requirements/java.ts';
import { checkPortsAreFree } from './requirements/ports.ts';
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
 * Starts the emulators of firebase.json and waits until all of them answer. With a data folder they start with its newest save,
 * or the one before when that is damaged, and save to it when they stop. Throws a HelpfulError when something is missing, a
 * port is taken or a start fails.
 */
export async function startEmulators(options: Options = {}): Promise<RunningEmulators> {
  const requirements = await checkRequirements(options.only);
  const [newest, before] = options.dataFolder ? listSaves(resolve(options.dataFolder)) : [];
  const start = (save?: string) => startWith(save, { ...options, ...requirements });
  try {
    return await start(newest);
  } catch (error) {
    if (!(error instanceof FailedStart) || newest === undefined) throw error;
    const afresh = `\`rm -r ${relative(process.cwd(), dirname(newest))}\` starts afresh.`;
    const damage = `The save ${relative(process.cwd(), newest)} is damaged`;
    if (before === undefined)
      throw new HelpfulError(`${damage}, and there is none before it: ${afresh}\n\n${error.message}`);
    console.error(`${damage}, so the one before it is used (${basename(before)}). ${afresh}`);
    const emulators = await start(before);
    setAside(newest);
    return emulators;
  }
}

/** The emulators ended while they were starting, which is the save's fault when they had one. */
class FailedStart extends HelpfulError {}

/** Finds what the emulators need. Throws a HelpfulError when something is missing or a port is taken. */
export async function checkRequirements(only = defaultEmulators) {
  const javaFolder = findJavaFolder();
  const firestoreJar = findFirestoreJar();
  if (firestoreJar === undefined) await checkDownloadIsPossible();
  await checkPortsAreFree([...only, ...innerEmulators].map(addressOf));
  return { javaFolder, firestoreJar };
}

type Start = Options & Awaited<ReturnType<typeof checkRequirements>>;

async function startWith(importFolder: string | undefined, options: Start): Promise<RunningEmulators> {
  const { only = defaultEmulators, logFile = defaultLog, stopSignal } = options;
  const dataFolder = options.dataFolder && resolve(options.dataFolder);
  const exportPath = dataFolder && createExportPath(dataFolder, new Date());
  const workingFolder = createWorkingFolder(dataFolder ?? join(cacheFolder, 'emulators'));
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  serve(options.isSiteHeld ? 'notice' : 'site');
  const firebase = spawn(process.execPath, createFirebaseCommand(only, importFolder, exportPath), {
    cwd: workingFolder,
    env: createFirebaseEnvironment(options.javaFolder, options.firestoreJar),
    stdio: ['ignore', log, log],
    detached: true, // Ctrl-C in the terminal then reaches only the launcher, which stops everything in order.
  });
  const ended = once(firebase, 'exit');
  const stop = createStop(firebase, ended, exportPath);

  const stopped = toAbortSignal(stopSignal);
  try {
    await waitUntilReady({ waitFor: only, logFile }, AbortSignal.any([stopped, toAbortSignal(ended)]));
    if (importFolder !== undefined) await restoreSessions(importFolder);
  } catch (error) {
    const message = `${error instanceof Error ? error.message : error}${describeLogEnd(logFile)}`;
    killAll(firebase.pid === undefined ? [] : listProcessTree(firebase.pid));
    await ended;
    const isDamage = error instanceof EarlyEnd || error instanceof SyntaxError;
    throw isDamage && !stopped.aborted ? new FailedStart(message) : new HelpfulError(message);
  }
  return { stop, crashed: ended.then(() => `The emulators ended by themselves.${describeLogEnd(logFile)}`) };
}

/** A signal that is aborted when the promise resolves. */
function toAbortSignal(promise?: Promise<unknown>): AbortSignal {
  const controller = new AbortController();
  void promise?.then(() => controller.abort());
  return controller.signal;
}

/** Ends firebase-tools by its own signal, which saves. What still runs after the timeouts is killed, Java included. */
function createStop(
  firebase: ChildProcess,
  ended: Promise<unknown>,
  exportPath: string | undefined,
): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  const stopOnce = async () => {
    if (firebase.pid === undefined || firebase.exitCode !== null || firebase.signalCode !== null) return;
    const tree = listProcessTree(firebase.pid);
    firebase.kill('SIGINT');
    const hasSaved = exportPath === undefined || (await waitForExport(exportPath, ended));
    await Promise.race([ended, wait(EXIT_TIMEOUT_MS)]);
    killAll(tree);
    await ended;
    if (!hasSaved) throw new HelpfulError('The data could not be saved. The save before is unchanged.');
  };
  return () => {
    stopping ??= stopOnce();
    return stopping;
  };
}

/** Resolves with whether the export is complete; when firebase-tools ends before, nothing more comes. */
async function waitForExport(path: string, ended: Promise<unknown>): Promise<boolean> {
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  for (const deadline = Date.now() + SAVE_TIMEOUT_MS; Date.now() < deadline && !hasEnded; await wait(100)) {
    if (isCompleteExport(path)) return true;
  }
  return isCompleteExport(path);
}

/** The last lines of firebase-tools' log, without colours, tables and empty lines. */
function describeLogEnd(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').split('\n').map(stripVTControlCharacters);
  const last = lines.filter((line) => line.trim() !== '' && !/[─│]/.test(line)).slice(-20);
  return `\n\n${last.join('\n')}\n\nThe whole log: ${logFile}`;
}
