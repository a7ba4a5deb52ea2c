import { REGION } from '@outrank/shared/callSchemas';
import { projectId, urlOf } from './emulatorSettings.ts';

/** The emulators start no scheduled functions, so these timers do. */
const INTERVAL_MS = 300_000;

/** Functions that run at a time of day, such as the repair job, take long. */
const CLOCK_MS = 24 * 3_600_000;

type FunctionDefinition = { id: string; schedule?: { schedule?: string } };

/** `every 5 minutes` is an interval, `0 3 * * *` is by the clock. */
export type ScheduleKind = 'interval' | 'clock';

/** Ids such as `us-central1-recomputeWeeklyTop`, from the functions emulator's own list. */
export function scheduledFunctionIds(answer: unknown, kind: ScheduleKind): string[] {
  const { backends = [] } = answer as { backends?: { functionTriggers?: FunctionDefinition[] }[] };
  const ids = backends
    .flatMap(({ functionTriggers = [] }) => functionTriggers)
    .filter(({ schedule }) => schedule && getKind(schedule.schedule) === kind)
    .map(({ id }) => id);
  return [...new Set(ids)];
}

function getKind(schedule = ''): ScheduleKind {
  return schedule.startsWith('every ') ? 'interval' : 'clock';
}

/** Runs every scheduled function of a kind once and waits for all. A failure is printed and stops no other. */
export async function runSchedules(kind: ScheduleKind = 'interval'): Promise<void> {
  const answer = await fetch(`${urlOf('functions')}/backends`);
  const ids = scheduledFunctionIds(await answer.json(), kind);
  await Promise.all(ids.map((id) => run(id).catch(warn)));
}

/**
 * Runs one scheduled function once, by its exported name.
 * @throws when it fails.
 */
export const runSchedule = (name: string): Promise<void> => run(`${REGION}-${name}`);

/** Runs the schedules every five minutes and every day until the returned function is called. */
export function startScheduleTimers(): () => void {
  const runQuietly = (kind: ScheduleKind) => void runSchedules(kind).catch(warn);
  // A week may have ended while the emulators were stopped. The repair job waits a day, because it reverts what scripts set.
  runSchedule('freezeEdition').catch(warn);
  const timers = [
    setInterval(runQuietly, INTERVAL_MS, 'interval'),
    setInterval(runQuietly, CLOCK_MS, 'clock'),
  ];
  return () => timers.forEach((timer) => void clearInterval(timer));
}

async function run(id: string): Promise<void> {
  const answer = await post(id);
  if (!answer.ok) throw new Error(`${id} answered ${answer.status}: ${await answer.text()}`);
}

/** Functions get the next generation each time triggers are switched on again; the disabled ones before answer this. */
const DISABLED = 204;

async function post(id: string, generation = 0): Promise<Response> {
  const url = `${urlOf('functions')}/functions/projects/${projectId}/triggers/${id}-${generation}`;
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: '{}' });
  return answer.status === DISABLED ? post(id, generation + 1) : answer;
}

function warn(reason: unknown): void {
  console.warn(`A scheduled function failed: ${reason instanceof Error ? reason.message : reason}`);
}
