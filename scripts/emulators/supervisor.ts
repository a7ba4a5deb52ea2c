import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { addExport } from './dataFolder.ts';
import { endOfLog } from './endOfLog.ts';
import { exportEmulatorData } from './hub.ts';
import { removeRunRecord, writeRunRecord } from './leftovers.ts';
import { familyOf, killAll, type RunningProcess, stillRunning } from './processes.ts';
import { waitUntilReady } from './readiness.ts';
import { restoreSessions } from './restoreSessions.ts';
import type { FromSupervisor, SupervisorPlan, ToSupervisor } from './supervisorMessages.ts';

/**
 * A process of its own between the launcher and firebase-tools. When its launcher goes, in whatever way, the
 * channel between them closes, and the supervisor saves the data and ends everything. Even Java, which firebase-tools
 * puts in a process group of its own and forgets when it is killed.
 */
const saveEverySeconds = 120;
const stopWithinSeconds = 60;

let plan: SupervisorPlan | undefined;
let firebase: ChildProcess | undefined;
let isReady = false;
let isStopping = false;
let family: RunningProcess[] = [];
let latestSave: Promise<void> = Promise.resolve();

function tell(message: FromSupervisor): void {
  if (process.connected) process.send?.(message);
}

function rememberFamily(): void {
  if (firebase?.pid === undefined) return;
  const now = familyOf(firebase.pid);
  const known = stillRunning(family).filter((old) => !now.some((process) => process.pid === old.pid));
  family = [...now, ...known];
  writeRunRecord({ supervisor: familyOf(process.pid).slice(0, 1), emulators: family, isStopping });
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
  setInterval(rememberFamily, 1000);
  rememberFamily();
  await waitUntilReady(plan, exit.signal);
  if (plan.importFolder !== undefined) await restoreSessions(plan.importFolder);
  isReady = true;
  tell({ kind: 'ready' });
  setInterval(() => void save(), saveEverySeconds * 1000);
}

/** One save after the other; a failed one is told and changes nothing. */
function save(): Promise<void> {
  latestSave = latestSave.then(async () => {
    const folder = plan?.dataFolder;
    if (folder === undefined || !isReady || firebase?.exitCode !== null) return;
    try {
      await addExport(folder, new Date(), exportEmulatorData);
      tell({ kind: 'saved' });
    } catch (error) {
      tell({ kind: 'notSaved', message: String(error) });
    }
  });
  return latestSave;
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  rememberFamily();
  if (firebase !== undefined && firebase.exitCode === null && firebase.signalCode === null) {
    await Promise.race([save(), wait(stopWithinSeconds * 1000)]);
    rememberFamily();
    const ended = new Promise((resolve) => firebase?.once('exit', resolve));
    firebase.kill('SIGINT');
    await Promise.race([ended, wait(stopWithinSeconds * 1000)]);
  }
  while (stillRunning(family).length > 0) {
    killAll(family);
    await wait(100);
  }
  removeRunRecord();
  process.exit(0);
}

/** Tells the reason with what firebase-tools said last, before it says good-bye, and stops. */
function fail(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  const log = plan === undefined ? '' : `\n\n${endOfLog(plan.logFile)}\n\nThe whole log: ${plan.logFile}`;
  if (!isStopping) tell({ kind: 'failed', message: `${reason}${log}` });
  void stop();
}

process.on('message', (message: ToSupervisor) => {
  if (message.kind === 'start') start(message.plan).catch(fail);
  if (message.kind === 'save') void save();
  if (message.kind === 'stop') void stop();
});
process.on('disconnect', () => void stop());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
