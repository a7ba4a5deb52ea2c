import { expect, it } from 'vitest';
import { setUpDatabase } from '../web/src/testing/emulatorDatabase.ts';
import { checkUsers } from './checkUsers.ts';

setUpDatabase();

it('shows every user the actions of all users, however events are delivered', {
  timeout: 180_000,
  // Another try would draw other actions.
  retry: 0,
}, async () => {
  const { actions, done, deliveries } = await checkUsers({ actions: 40, runs: 1, timeMs: 60_000 });
  // About four in five are; the rules refuse the others.
  expect(done).toBeGreaterThan(actions / 3);
  expect(deliveries).toBeGreaterThan(0);
});
