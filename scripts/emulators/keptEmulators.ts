import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HelpfulError } from '../helpfulError.ts';
import type { FromKeeper, KeeperPlan, ToKeeper } from './keeperMessages.ts';
import { clearUpAfterEarlierRun } from './leftovers.ts';

export type RunningEmulators = {
  /** Writes all data into the data folder now. */
  save(): Promise<void>;
  /** Saves, ends every process and resolves when all are gone. May be called again. */
  stop(): Promise<void>;
  /** Resolves with the reason when the emulators end without being asked. */
  crashed: Promise<string>;
};

/** Lets a keeper carry out the plan; see keeper.ts for what it is good for. */
export async function startKeeper(plan: KeeperPlan, stopped?: Promise<void>): Promise<RunningEmulators> {
  const keeper = forkKeeper(plan.logFile);
  const ended = once(keeper, 'exit').then(() => clearUpAfterEarlierRun()); // in case the keeper itself was killed
  const send = (message: ToKeeper) => void (keeper.connected && keeper.send(message));
  send({ kind: 'start', plan });
  void stopped?.then(() => send({ kind: 'stop' }));
  const answer = await nextMessage(keeper, ['ready', 'failed']);
  if (answer.kind === 'failed') {
    await ended;
    throw new HelpfulError(answer.message);
  }
  keeper.on('message', warnWhenNotSaved);
  return {
    save: async () => {
      const saved = nextMessage(keeper, ['saved', 'notSaved', 'failed']);
      send({ kind: 'save' });
      await saved;
    },
    stop: async () => {
      send({ kind: 'stop' });
      await ended;
    },
    crashed: nextMessage(keeper, ['failed']).then((message) => ('message' in message ? message.message : '')),
  };
}

function forkKeeper(logFile: string): ChildProcess {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  return fork(fileURLToPath(new URL('keeper.ts', import.meta.url)), {
    detached: true, // a Ctrl-C in the terminal reaches the launcher only, which then stops things in order
    stdio: ['ignore', log, log, 'ipc'],
  });
}

/** The next message of one of these kinds; a keeper that dies counts as one that failed. */
function nextMessage(keeper: ChildProcess, kinds: readonly FromKeeper['kind'][]): Promise<FromKeeper> {
  return new Promise((resolve) => {
    const listen = (message: FromKeeper) => {
      if (!kinds.includes(message.kind)) return;
      keeper.off('message', listen);
      keeper.off('exit', listenToExit);
      resolve(message);
    };
    const listenToExit = () => listen({ kind: 'failed', message: 'The emulators were ended from outside.' });
    keeper.on('message', listen);
    keeper.on('exit', listenToExit);
  });
}

function warnWhenNotSaved(message: FromKeeper): void {
  if (message.kind === 'notSaved') console.error(`The data could not be saved: ${message.message}`);
}
