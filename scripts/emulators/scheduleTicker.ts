import { projectId, urlOf } from './emulatorSettings.ts';

/** Scheduled functions do not fire in the emulators, so someone has to call them. */
const tickEverySeconds = 300;

type FunctionDefinition = { id: string; schedule?: unknown };

/** Ids such as `us-central1-recomputeWeeklyTop`, as the functions emulator itself lists them. */
export function scheduledFunctionIds(answer: unknown): string[] {
  const { backends = [] } = answer as { backends?: { functionTriggers?: FunctionDefinition[] }[] };
  const ids = backends
    .flatMap((backend) => backend.functionTriggers ?? [])
    .filter((definition) => definition.schedule !== undefined)
    .map((definition) => definition.id);
  return [...new Set(ids)];
}

/** Runs every scheduled function once and waits for all. A failing one is told about; the others still run. */
export async function tick(): Promise<void> {
  const answer = await fetch(`${urlOf('functions')}/backends`);
  await Promise.all(scheduledFunctionIds(await answer.json()).map(run));
}

/** Ticks every five minutes until the returned function is called. */
export function startScheduleTicker(): () => void {
  const timer = setInterval(() => void tick().catch(warn), tickEverySeconds * 1000);
  return () => clearInterval(timer);
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
