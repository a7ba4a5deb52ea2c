import { afterEach, expect, it, vi } from 'vitest';
import { db } from '../testing/emulator.ts';
import { openSearchEngine } from './openSearchEngine.ts';

const loadDriver = vi.hoisted(() => vi.fn());
vi.mock('pg', () => {
  loadDriver();
  return {
    Pool: class {
      on = () => this;
    },
  };
});
afterEach(() => vi.unstubAllEnvs());

it.each([undefined, 'memory'])(
  'searches in memory when the parameter is %s, without loading a driver',
  async (name) => {
    vi.stubEnv('SEARCH_ENGINE', name);
    const getEngine = openSearchEngine(db);
    const engine = await getEngine();
    expect(engine.includeChangesOf).toBeUndefined();
    expect(await getEngine()).toBe(engine);
    expect(loadDriver).not.toHaveBeenCalled();
  },
);

it('searches in PostgreSQL when the parameter says so, once it knows the address', async () => {
  vi.stubEnv('SEARCH_ENGINE', 'postgres');
  const getEngine = openSearchEngine(db);
  await expect(getEngine()).rejects.toThrow('SEARCH_DATABASE is empty');
  vi.stubEnv('SEARCH_DATABASE', 'postgresql://me@10.1.2.3/outrank');
  for (const engine of await Promise.all([getEngine(), getEngine()]))
    expect(engine.includeChangesOf).toBeDefined();
  expect(loadDriver).toHaveBeenCalledOnce();
});
