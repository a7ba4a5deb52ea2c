import { expect, it } from 'vitest';
import { setUpDatabase } from '../web/src/testing/emulatorDatabase.ts';
import { checkUsers } from './checkUsers.ts';

setUpDatabase();

it('shows every user the actions of all users, in long runs', async () => {
  const totals = await checkUsers({ actions: 120, runs: 10, timeMs: 2_000_000 });
  console.info('Users behind the rules:', totals);
  expect(totals.losses).toBeGreaterThan(0);
});
