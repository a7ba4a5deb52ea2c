import { urlOf } from './emulatorSettings.ts';

/** The emulator hub knows what runs and exports the data of all emulators at once. */
export async function runningEmulators(): Promise<string[]> {
  try {
    const answer = await fetch(`${urlOf('hub')}/emulators`, { signal: AbortSignal.timeout(3000) });
    return Object.keys((await answer.json()) as Record<string, unknown>);
  } catch {
    return [];
  }
}

/** The call of firebase-tools' own `emulators:export`. The folder must exist; it is replaced in one move. */
export async function exportEmulatorData(path: string): Promise<void> {
  const answer = await fetch(`${urlOf('hub')}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'outrank' }),
  });
  if (!answer.ok) throw new Error(`The emulators could not export their data: ${await answer.text()}`);
}

/** Does something while writes of documents set off no function; callables, tasks and schedules go on. */
export async function withoutTriggers<Result>(work: () => Promise<Result>): Promise<Result> {
  await switchTriggers('disable');
  try {
    return await work();
  } finally {
    await switchTriggers('enable');
  }
}

async function switchTriggers(turn: 'disable' | 'enable'): Promise<void> {
  const answer = await fetch(`${urlOf('hub')}/functions/${turn}BackgroundTriggers`, { method: 'PUT' });
  if (!answer.ok) throw new Error(`The emulators could not ${turn} the triggers: ${await answer.text()}`);
}
