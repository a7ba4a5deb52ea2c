import { REGION } from '@outrank/shared/callSchemas';
import { projectId, urlOf } from './emulatorSettings.ts';

/** What runs every few minutes, or hours, in the cloud. The emulators start no scheduled functions, so timers here do. */
export const frequent = ['recomputeWeeklyTop', 'rebuildSearchSnapshot'] as const;
const INTERVAL_MS = 300_000;

/** What runs at a time of day. The repair job takes long. */
export const daily = ['freezeEdition', 'repairJob'] as const;
const DAY_MS = 24 * 3_600_000;

type Schedule = (typeof frequent | typeof daily)[number];

/** Runs schedules once and waits for all. A failure is printed and stops no other. */
export async function runSchedules(names: readonly Schedule[] = frequent): Promise<void> {
  await Promise.all(names.map((name) => runSchedule(name).catch(warn)));
}

/** Runs the schedules every five minutes and every day until the returned function is called. */
export function startScheduleTimers(): () => void {
  // A week may have ended while the emulators were stopped. The repair job waits a day, because it reverts what scripts set.
  void runSchedules(['freezeEdition']);
  const timers = [setInterval(runSchedules, INTERVAL_MS, frequent), setInterval(runSchedules, DAY_MS, daily)];
  return () => timers.forEach((timer) => void clearInterval(timer));
}

/**
 * Runs one scheduled function once.
 * @throws when it fails.
 */
export async function runSchedule(name: Schedule): Promise<void> {
  const answer = await post(`${REGION}-${name}`);
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
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
