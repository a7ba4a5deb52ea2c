import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HelpfulError } from '../lib/helpfulError.ts';
import { cleanUpAfterEarlierRun } from './earlierRun.ts';
import type { EmulatorName } from './emulatorSettings.ts';

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

/** Starts the supervisor (supervisor.ts) with a plan, and resolves when the emulators are ready. */
export async function startSupervisor(
  plan: SupervisorPlan,
  stopSignal?: Promise<void>,
): Promise<RunningEmulators> {
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
    stop: async () => {
      send({ kind: 'stop' });
      await ended;
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
