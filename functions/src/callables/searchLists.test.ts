import { emptyFilter } from '@outrank/shared/lists/browseFilter';
import type { CallableRequest } from 'firebase-functions/https';
import { expect, it, vi } from 'vitest';
import { SEARCH_RATE } from '../search/findLists.ts';
import { searchLists } from './searchLists.ts';

const answer = { keys: [], total: 0, hasMore: false };
vi.mock('../search/findLists.ts', async (original) => ({
  ...(await original<object>()),
  findLists: async () => answer,
}));
// Before the function takes the clock.
vi.hoisted(() => vi.useFakeTimers({ toFake: ['Date'] }));

/** A search by a Google account; `uid` is its account of Outrank. */
function search(googleId: string, uid = googleId, provider = 'google.com'): Promise<unknown> {
  const firebase = { sign_in_provider: provider, identities: { 'google.com': [googleId] } };
  const request = { auth: { uid, token: { firebase } }, data: { filter: emptyFilter, page: 0 } };
  return searchLists.run(request as unknown as CallableRequest) as Promise<unknown>;
}

it('refuses a session of another provider', async () => {
  await expect(search('ana', 'ana', 'password')).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(search('ana')).resolves.toEqual(answer);
});

it('refuses too many searches of a Google account, also with a new uid, and nobody else’s', async () => {
  for (let count = 0; count < SEARCH_RATE.most; count += 1)
    await expect(search('ben')).resolves.toEqual(answer);
  await expect(search('ben')).rejects.toMatchObject({ code: 'resource-exhausted' });
  await expect(search('ben', 'ben-again')).rejects.toMatchObject({ code: 'resource-exhausted' });
  await expect(search('cleo')).resolves.toEqual(answer);
  vi.advanceTimersByTime(1000);
  await expect(search('ben')).resolves.toEqual(answer);
});
