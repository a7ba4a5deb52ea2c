import { readFileSync } from 'node:fs';
import { consensusBallotsPath } from '@outrank/shared/documents/ballots';
import { COMMENTS } from '@outrank/shared/documents/comment';
import { LISTS_GROUP, listsPath } from '@outrank/shared/documents/list';
import {
  BLOCKED_ACCOUNTS,
  HIDDEN_CONTENT,
  REPORT_COUNTS,
  REPORTS_GROUP,
  reportsPath,
} from '@outrank/shared/documents/moderation';
import { commentVotesPath, favoritesPath, upvotesPath } from '@outrank/shared/documents/reactions';
import { editionsPath } from '@outrank/shared/documents/results';
import { beforeEach, describe, expect, it } from 'vitest';
import { anasList } from '../support/lists.ts';
import { anasListTarget } from '../support/reports.ts';
import { type Caller, queryByRest } from '../support/rest.ts';
import { ana, ben, cleo } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const { seed } = openWorld();
const curator: Caller = { uid: cleo.uid, claims: { curator: true } };
const isPublic = { isPublic: true };
const byList = { listUserId: anasList.userId, listId: anasList.listId };

/** Every listing that the rules allow, by somebody who may read it. */
const listings = [
  { what: 'the lists of a user', path: listsPath(ben.uid) },
  { what: 'the public lists of a user', path: listsPath(ana.uid), filter: isPublic },
  { what: 'the public lists of all users', path: LISTS_GROUP, isGroup: true, filter: isPublic },
  { what: 'upvotes', path: upvotesPath(ben.uid) },
  { what: 'favorites', path: favoritesPath(ben.uid) },
  { what: 'votes on comments', path: commentVotesPath(ben.uid) },
  { what: 'own reports', path: reportsPath(ben.uid) },
  { what: 'the comments under a list', path: COMMENTS, filter: byList },
  { what: 'the comments of an author', path: COMMENTS, filter: { userId: ben.uid } },
  { what: 'the editions of results', path: editionsPath('goat-social') },
  { what: 'the editions of a consensus', path: editionsPath('seasons') },
  { what: 'own consensus ballots', path: consensusBallotsPath(ben.uid) },
  {
    what: 'the reports of a target',
    path: REPORTS_GROUP,
    isGroup: true,
    filter: { target: anasListTarget },
    by: curator,
  },
  { what: 'open reports', path: REPORT_COUNTS, by: curator },
  { what: 'hidden content', path: HIDDEN_CONTENT, by: curator },
  { what: 'blocked accounts', path: BLOCKED_ACCOUNTS, by: curator },
];

describe.each(listings)('$what', ({ by = { uid: ben.uid }, ...query }) => {
  beforeEach(() => seed(seedLists()));

  it.each(['query', 'count'] as const)('refuses a %s that skips documents', async (kind) => {
    const send = (offset?: number) => queryByRest(by, kind, { ...query, offset });
    expect(await send(1)).toBe(403);
    expect(await send(2 ** 31 - 1)).toBe(403);
    expect(await send(0)).toBe(200);
    expect(await send()).toBe(200);
  });
});

it('every permission to list has a limit', () => {
  const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
  const permissions = [...rules.matchAll(/allow list: if ([^;]+);/g)].flatMap(([, text = '']) =>
    text.split('||'),
  );
  for (const permission of permissions) expect(permission).toMatch(/has(Count)?Limit\(\)/);
});
