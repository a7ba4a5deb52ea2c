import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { HelpfulError } from '../lib/helpfulError.ts';
import { addressOf, type EmulatorName, urlOf } from './emulatorSettings.ts';
import { isPortFree } from './requirements.ts';

/** A first start downloads the Firestore emulator. */
const READY_TIMEOUT_SECONDS = 600;

/** The names of the running emulators, from the emulator hub. */
async function listRunningEmulators(): Promise<string[]> {
  try {
    const answer = await fetch(`${urlOf('hub')}/emulators`, { signal: AbortSignal.timeout(3000) });
    return Object.keys((await answer.json()) as Record<string, unknown>);
  } catch {
    return [];
  }
}

/** @throws HelpfulError when one of these does not run. */
export async function requireEmulators(names: readonly EmulatorName[]): Promise<void> {
  const running = await listRunningEmulators();
  if (names.every((name) => running.includes(name))) return;
  throw new HelpfulError(
    `No emulators answer at ${urlOf('hub')}: start them with \`npm start\` or \`npm run dev\`, which also write the demo world.`,
  );
}

/** Does work while triggers and schedules are off; callables and tasks still run. */
export async function withoutTriggers<Result>(work: () => Promise<Result>): Promise<Result> {
  await switchTriggers('disable');
  return work().finally(() => switchTriggers('enable'));
}

async function switchTriggers(action: 'disable' | 'enable'): Promise<void> {
  const answer = await fetch(`${urlOf('hub')}/functions/${action}BackgroundTriggers`, { method: 'PUT' });
  if (!answer.ok) throw new Error(`The emulators could not ${action} the triggers: ${await answer.text()}`);
}

/** Replaces a folder with all data, once they are complete. Returns false when that failed or took too long. */
export async function exportData(path: string, timeoutMs: number): Promise<boolean> {
  const answer = await fetch(`${urlOf('hub')}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'npm start' }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  return answer?.ok ?? false;
}

/** Resolves when every emulator answers and the functions are loaded; rejects when `ended` is aborted or time is up. */
export async function waitUntilReady(
  { waitFor, logFile }: { waitFor: readonly EmulatorName[]; logFile: string },
  ended: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_SECONDS * 1000;
  while (!ended.aborted) {
    const log = readFileSync(logFile, 'utf8');
    if (log.includes('Failed to load function definition from source')) {
      throw new Error('The functions could not be loaded.');
    }
    if (log.includes('All emulators ready') && (await areAllRunning(waitFor))) return;
    if (Date.now() > deadline)
      throw new Error(`The emulators were not ready after ${READY_TIMEOUT_SECONDS} seconds.`);
    await wait(200);
  }
  throw new Error('The emulators ended before they were ready.');
}

async function areAllRunning(names: readonly EmulatorName[]): Promise<boolean> {
  const running = await listRunningEmulators();
  const areFree = await Promise.all(names.map((name) => isPortFree(addressOf(name))));
  return names.every((name) => running.includes(name)) && !areFree.includes(true);
}
