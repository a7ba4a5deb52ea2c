import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Trial, Verdict } from './trial.ts';

const script = new URL('worker.ts', import.meta.url);

export type Worker = {
  /** One at a time. */
  judge(trial: Trial): Promise<Verdict>;
  close(): void;
};

/** As many as there are cores, each with its rules and documents in a project of its own. */
export function openWorkers(project: string): Worker[] {
  return Array.from({ length: availableParallelism() }, (_, index) => openWorker(`${project}-${index + 1}`));
}

function openWorker(project: string): Worker {
  const child = fork(script, [project]);
  const gone = ended(child);
  // It may end between two trials; the next one tells.
  gone.catch(() => undefined);
  return {
    judge: async (trial) => {
      child.send(trial);
      const [verdict] = await Promise.race([once(child, 'message'), gone]);
      return verdict as Verdict;
    },
    close: () => child.disconnect(),
  };
}

async function ended(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`A worker ended with ${code}.`);
}
