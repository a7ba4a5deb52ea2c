import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { addExport } from './dataFolder.ts';
import { removeRunRecord, writeRunRecord } from './earlierRun.ts';
import { exportEmulatorData, waitUntilReady } from './hub.ts';
import { filterRunning, killAll, listProcesses, listProcessTree, type RunningProcess } from './processes.ts';
import { restoreSessions } from './restoreSessions.ts';
import type { FromSupervisor, SupervisorPlan, ToSupervisor } from './startEmulators.ts';

/**
 * A process between the launcher and firebase-tools. The channel to the launcher closes however the launcher ends; the
 * supervisor then saves the data and ends every process, Java included, which firebase-tools leaves running when it is killed.
 */
const SAVE_INTERVAL_MS = 120_000;
const SAVE_TIMEOUT_MS = 60_000;
/** firebase-tools waits for functions that are running, whose changes are not saved any more. */
const EXIT_TIMEOUT_MS = 10_000;

let plan: SupervisorPlan | undefined;
let firebase: ChildProcess | undefined;
let isReady = false;
let isStopping = false;
let emulators: RunningProcess[] = [];
let lastSave: Promise<void> = Promise.resolve();

function send(message: FromSupervisor): void {
  if (process.connected) process.send?.(message);
}

function recordProcesses(): void {
  if (firebase?.pid === undefined) return;
  // Listed once, because it takes long and happens every second.
  const processes = listProcesses();
  const tree = listProcessTree(firebase.pid, processes);
  const others = filterRunning(emulators, processes).filter(
    ({ pid }) => !tree.some((process) => process.pid === pid),
  );
  emulators = [...tree, ...others];
  writeRunRecord({
    supervisor: listProcessTree(process.pid, processes).slice(0, 1),
    emulators,
    isStopping,
  });
}

async function start(newPlan: SupervisorPlan): Promise<void> {
  plan = newPlan;
  const log = openSync(plan.logFile, 'a');
  firebase = spawn(process.execPath, plan.command, {
    cwd: plan.workingFolder,
    env: plan.env,
    stdio: ['ignore', log, log],
  });
  const exit = new AbortController();
  firebase.once('exit', () => {
    exit.abort();
    if (!isStopping) fail('The emulators ended by themselves.');
  });
  setInterval(recordProcesses, 1000);
  recordProcesses();
  await waitUntilReady(plan, exit.signal);
  if (plan.importFolder !== undefined) await restoreSessions(plan.importFolder);
  isReady = true;
  send({ kind: 'ready' });
  setInterval(() => void save(), SAVE_INTERVAL_MS);
}

/** Saves run one after the other. A failed save is reported and changes nothing. */
function save(): Promise<void> {
  lastSave = lastSave.then(async () => {
    const folder = plan?.dataFolder;
    if (folder === undefined || !isReady || firebase?.exitCode !== null) return;
    try {
      await addExport(folder, new Date(), exportEmulatorData);
    } catch (error) {
      send({ kind: 'notSaved', message: String(error) });
    }
  });
  return lastSave;
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  recordProcesses();
  if (firebase !== undefined && firebase.exitCode === null && firebase.signalCode === null) {
    await Promise.race([save(), wait(SAVE_TIMEOUT_MS)]);
    recordProcesses();
    const ended = new Promise((resolve) => firebase?.once('exit', resolve));
    firebase.kill('SIGINT');
    await Promise.race([ended, wait(EXIT_TIMEOUT_MS)]);
  }
  while (filterRunning(emulators).length > 0) {
    killAll(emulators);
    await wait(100);
  }
  removeRunRecord();
  process.exit(0);
}

/** Reports the reason with the end of the log, and stops. The log is read first, because firebase-tools adds to it on exit. */
function fail(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  const log = plan === undefined ? '' : `\n\n${readLogEnd(plan.logFile)}\n\nThe whole log: ${plan.logFile}`;
  if (!isStopping) send({ kind: 'failed', message: `${reason}${log}` });
  void stop();
}

/** The last lines of firebase-tools' log, without colours, tables and empty lines. */
function readLogEnd(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').split('\n').map(stripVTControlCharacters);
  return lines
    .filter((line) => line.trim() !== '' && !/[─│]/.test(line))
    .slice(-20)
    .join('\n');
}

process.on('message', (message: ToSupervisor) => {
  if (message.kind === 'start') start(message.plan).catch(fail);
  if (message.kind === 'stop') void stop();
});
process.on('disconnect', () => void stop());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
