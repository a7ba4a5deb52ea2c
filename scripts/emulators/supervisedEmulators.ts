import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HelpfulError } from '../helpfulError.ts';
import { clearUpAfterEarlierRun } from './leftovers.ts';
import type { FromSupervisor, SupervisorPlan, ToSupervisor } from './supervisorMessages.ts';

export type RunningEmulators = {
  /** Writes all data into the data folder now. */
  save(): Promise<void>;
  /** Saves, ends every process and resolves when all are gone. May be called again. */
  stop(): Promise<void>;
  /** Resolves with the reason when the emulators end without being asked. */
  crashed: Promise<string>;
};

/** Lets a supervisor carry out the plan; see supervisor.ts for what it is good for. */
export async function startSupervisor(
  plan: SupervisorPlan,
  stopped?: Promise<void>,
): Promise<RunningEmulators> {
  const supervisor = forkSupervisor(plan.logFile);
  const ended = once(supervisor, 'exit').then(() => clearUpAfterEarlierRun()); // in case the supervisor itself was killed
  const send = (message: ToSupervisor) => void (supervisor.connected && supervisor.send(message));
  send({ kind: 'start', plan });
  void stopped?.then(() => send({ kind: 'stop' }));
  const answer = await nextMessage(supervisor, ['ready', 'failed']);
  if (answer.kind === 'failed') {
    await ended;
    throw new HelpfulError(answer.message);
  }
  supervisor.on('message', warnWhenNotSaved);
  return {
    save: async () => {
      const saved = nextMessage(supervisor, ['saved', 'notSaved', 'failed']);
      send({ kind: 'save' });
      await saved;
    },
    stop: async () => {
      send({ kind: 'stop' });
      await ended;
    },
    crashed: nextMessage(supervisor, ['failed']).then((message) =>
      'message' in message ? message.message : '',
    ),
  };
}

function forkSupervisor(logFile: string): ChildProcess {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  return fork(fileURLToPath(new URL('supervisor.ts', import.meta.url)), {
    detached: true, // a Ctrl-C in the terminal reaches the launcher only, which then stops things in order
    stdio: ['ignore', log, log, 'ipc'],
  });
}

/** The next message of one of these kinds; a supervisor that dies counts as one that failed. */
function nextMessage(
  supervisor: ChildProcess,
  kinds: readonly FromSupervisor['kind'][],
): Promise<FromSupervisor> {
  return new Promise((resolve) => {
    const listen = (message: FromSupervisor) => {
      if (!kinds.includes(message.kind)) return;
      supervisor.off('message', listen);
      supervisor.off('exit', listenToExit);
      resolve(message);
    };
    const listenToExit = () => listen({ kind: 'failed', message: 'The emulators were ended from outside.' });
    supervisor.on('message', listen);
    supervisor.on('exit', listenToExit);
  });
}

function warnWhenNotSaved(message: FromSupervisor): void {
  if (message.kind === 'notSaved') console.error(`The data could not be saved: ${message.message}`);
}
