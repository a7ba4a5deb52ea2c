import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Callable = (request: unknown, response: unknown) => void;

/** Calls every callable as a browser does, but without an App Check token; gives the answers. */
async function callAll(): Promise<string[]> {
  const functions = await import('../index.ts');
  const callables = Object.values(functions).filter(({ __endpoint }) => 'callableTrigger' in __endpoint);
  return Promise.all(callables.map((callable) => call(callable as unknown as Callable)));
}

function call(callable: Callable): Promise<string> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const header = (name: string) => headers[name.toLowerCase()];
  return new Promise((resolve) => {
    const response = Object.assign(new EventEmitter(), {
      setHeader: () => undefined,
      getHeader: () => undefined,
      status: () => response,
      send: (body: unknown) => resolve(JSON.stringify(body)),
    });
    callable({ method: 'POST', headers, header, body: { data: {} } }, response);
  });
}

// The libraries of the functions take seconds to load on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('GCLOUD_PROJECT', 'demo-outrank');
});
afterEach(() => vi.unstubAllEnvs());

it('refuses calls that do not come from the site before the function runs', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', '');
  const answers = await callAll();
  expect(answers.length).toBeGreaterThan(1);
  const refusal = JSON.stringify({ error: { message: 'Unauthenticated', status: 'UNAUTHENTICATED' } });
  expect(new Set(answers)).toEqual(new Set([refusal]));
});

it('lets the same calls reach the function beside the emulators, where it checks the user', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  for (const answer of await callAll()) {
    expect(answer).toMatch(/UNAUTHENTICATED|PERMISSION_DENIED/);
    expect(answer).not.toContain('"Unauthenticated"');
  }
});
