import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Calls every callable as a browser does, but without an App Check token; gives each one's answer. */
async function callAll(): Promise<string[]> {
  const cloud = await import('../index.ts');
  const callables = Object.values(cloud).filter(({ __endpoint }) => 'callableTrigger' in __endpoint);
  return Promise.all(callables.map((callable) => answerOf(callable as unknown as Callable)));
}

type Callable = (request: unknown, response: unknown) => void;

function answerOf(callable: Callable): Promise<string> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const request = {
    method: 'POST',
    headers,
    header: (name: string) => headers[name.toLowerCase()],
    body: { data: {} },
  };
  return new Promise((resolve) => {
    const response = Object.assign(new EventEmitter(), {
      setHeader: () => undefined,
      getHeader: () => undefined,
      status: () => response,
      send: (body: unknown) => resolve(JSON.stringify(body)),
    });
    callable(request, response);
  });
}

// The libraries of the functions take seconds to load on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('GCLOUD_PROJECT', 'demo-outrank');
});
afterEach(() => vi.unstubAllEnvs());

it('a call that does not come from the site is refused before the function looks at it', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', '');
  const answers = await callAll();
  expect(answers.length).toBeGreaterThan(1);
  expect(new Set(answers)).toEqual(
    new Set([JSON.stringify({ error: { message: 'Unauthenticated', status: 'UNAUTHENTICATED' } })]),
  );
});

it('beside the emulators the same call reaches the function, which asks who it is', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  for (const answer of await callAll()) {
    expect(answer).toMatch(/UNAUTHENTICATED|PERMISSION_DENIED/);
    expect(answer).not.toContain('"Unauthenticated"');
  }
});
