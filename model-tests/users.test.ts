import { loadEnv } from 'vite';
import { expect, it, vi } from 'vitest';
import { openDatabase } from '../web/src/testing/clientsUnderRules.ts';

// Set before the modules that read it at their first import.
for (const [name, value] of Object.entries(loadEnv('emulator', 'web'))) vi.stubEnv(name, value);
const { checkUsers } = await import('./checkUsers.ts');

openDatabase();

it('shows every fan what all of them did, whatever they do and however the cloud hears of it', {
  timeout: 180_000,
}, async () => {
  const { done, deliveries } = await checkUsers({ moments: 20, runs: 3, timeMs: 90_000 });
  expect(done).toBeGreaterThan(0);
  expect(deliveries).toBeGreaterThan(0);
});
