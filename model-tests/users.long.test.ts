import { loadEnv } from 'vite';
import { expect, it, vi } from 'vitest';
import { openDatabase } from '../web/src/testing/clientsUnderRules.ts';

// Set before the modules that read it at their first import.
for (const [name, value] of Object.entries(loadEnv('emulator', 'web'))) vi.stubEnv(name, value);
const { checkUsers } = await import('./checkUsers.ts');

openDatabase();

it('shows every fan what all of them did, in many long runs', async () => {
  const figures = await checkUsers({ moments: 60, runs: 10, timeMs: 2_000_000 });
  console.info('Fans behind the rules:', figures);
  expect(figures.losses).toBeGreaterThan(0);
});
