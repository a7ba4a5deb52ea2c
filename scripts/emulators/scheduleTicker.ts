import { REGION } from '@outrank/shared/region';
import { projectId, urlOf } from './emulatorSettings.ts';

/** Scheduled functions do not fire in the emulators, so someone has to call them. */
const tickEverySeconds = 300;

/** What is scheduled by the clock, such as every night, is long and seldom. */
const clockEverySeconds = 24 * 3600;

type FunctionDefinition = { id: string; schedule?: { schedule?: string } };

/** How a function is scheduled: `every 5 minutes`, or by the clock (`0 3 * * *`). */
export type Rhythm = 'interval' | 'clock';

/** Ids such as `us-central1-recomputeWeeklyTop`, as the functions emulator itself lists them. */
export function scheduledFunctionIds(answer: unknown, rhythm: Rhythm): string[] {
  const { backends = [] } = answer as { backends?: { functionTriggers?: FunctionDefinition[] }[] };
  const ids = backends
    .flatMap((backend) => backend.functionTriggers ?? [])
    .filter(({ schedule }) => schedule && rhythmOf(schedule.schedule) === rhythm)
    .map((definition) => definition.id);
  return [...new Set(ids)];
}

function rhythmOf(schedule = ''): Rhythm {
  return schedule.startsWith('every ') ? 'interval' : 'clock';
}

/** Runs every function of the rhythm once and waits for all. A failing one is told about; the others still run. */
export async function tick(rhythm: Rhythm = 'interval'): Promise<void> {
  const answer = await fetch(`${urlOf('functions')}/backends`);
  await Promise.all(scheduledFunctionIds(await answer.json(), rhythm).map(run));
}

/** Runs one scheduled function once, by the name under which it is exported. */
export const runScheduled = (name: string): Promise<void> => run(`${REGION}-${name}`);

/** Ticks every five minutes, and by the clock every day, until the returned function is called. */
export function startScheduleTicker(): () => void {
  const tickQuietly = (rhythm: Rhythm) => void tick(rhythm).catch(warn);
  // A week may have closed while nothing ran. The recount waits for its day, because it undoes what a script has set.
  void runScheduled('freezeEdition');
  const timers = [
    setInterval(tickQuietly, tickEverySeconds * 1000, 'interval'),
    setInterval(tickQuietly, clockEverySeconds * 1000, 'clock'),
  ];
  return () => timers.forEach((timer) => void clearInterval(timer));
}

async function run(id: string): Promise<void> {
  try {
    const url = `${urlOf('functions')}/functions/projects/${projectId}/triggers/${id}-0`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    if (!answer.ok) warn(`${id} answered ${answer.status}: ${await answer.text()}`);
  } catch (error) {
    warn(error);
  }
}

function warn(reason: unknown): void {
  console.warn(`A scheduled function failed: ${reason instanceof Error ? reason.message : reason}`);
}
