import { googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { commentPath } from '@outrank/shared/documents/comment';
import { deletedListPath, listKeyText, listPath } from '@outrank/shared/documents/list';
import { blockedAccountPath, reportCountPath, reportPath } from '@outrank/shared/documents/moderation';
import { commentVotePath, upvotePath } from '@outrank/shared/documents/reactions';
import { countedBallotPath, shardPath } from '@outrank/shared/documents/results';
import { DAY_MS } from '@outrank/shared/limits';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, it, vi } from 'vitest';
import type { StepResult } from '../platform/log.ts';
import { log } from '../platform/log.ts';
import { slotsOf } from '../testing/ballots.ts';
import { commentDocument, listDocument, SEEDED_AT, seedDocuments } from '../testing/documents.ts';
import { authUsers, db, emptyDatabase, exists } from '../testing/emulator.ts';
import { createGoogleUsers, emptyAuth, getGoogleId } from '../testing/googleUsers.ts';
import { expectNoViolations, findViolations } from '../testing/invariants/findViolations.ts';
import { planRun, runAll } from './repairJob.ts';

/** More than a page of each step, so that a run checks a part. */
const USERS = 250;
const uids = Array.from({ length: USERS }, (_, index) => `user-${String(index).padStart(3, '0')}`);
const [first = '', last = ''] = [uids[0], uids.at(-1)];
const listOf = (userId: string) => ({ userId, listId: 'list_1000001' });
const commentOf = (uid: string) => `${uid}-comment`;
const target = `comment~${commentOf(first)}`;

const category = 'goat-social';
const at = SEEDED_AT;
const report = { target, reason: 'spam', text: '', at, content: { text: 'x' } };
const ballot = (...slugs: string[]) => ({ [category]: { ranking: slotsOf(...slugs), submittedAt: at } });
/** The first user's list has the comments of all users. */
const list = (uid: string, upvoteCount = 0, commentCount = uid === first ? USERS : 0) => {
  const more = { userName: 'Ana', changedAt: at, countedAt: at, commentCount };
  return listDocument(listOf(uid), 'Winners', { createdAt: at.toDate(), upvoteCount, more });
};
const upvote = (uid: string, owner: string): [string, DocumentData] => [
  upvotePath(uid, listOf(owner)),
  { ...listOf(owner), at },
];

/** Users with a list, a comment, an empty ballot, a report and a Google account; everything is long ago and counted. */
async function seedWorld(): Promise<void> {
  await emptyDatabase();
  await emptyAuth();
  await createGoogleUsers(...uids);
  await seedDocuments([
    ...uids.flatMap((uid): [string, DocumentData][] => [
      [googleAccountPath(getGoogleId(uid)), { uid, at }],
      [userListsPath(uid), { displayName: 'Ana' }],
      [listPath(listOf(uid)), list(uid)],
      [commentPath(commentOf(uid)), commentDocument(listOf(first), uid, 'Ana')],
      [ballotsPath(uid), ballot()],
      [reportPath(uid, target), report],
    ]),
    [reportCountPath(target), { count: USERS, isOpen: true, at, decidedAt: null }],
    ...uids
      .slice(0, 50)
      .map((uid): [string, DocumentData] => [
        blockedAccountPath(`blocked-${uid}`),
        { uid: `blocked-${uid}`, at, reason: '', by: 'cleo' },
      ]),
  ]);
}

/** What a lost event leaves behind, by the path of the drift. */
const losses: Readonly<Record<string, readonly (readonly [string, DocumentData])[]>> = {
  [`${listPath(listOf(last))}.upvoteCount`]: [upvote(first, last)],
  [`${listPath(listOf('user-120'))}.upvoteCount`]: [[listPath(listOf('user-120')), list('user-120', 3)]],
  [`${listPath(listOf('user-180'))}.commentCount`]: [[listPath(listOf('user-180')), list('user-180', 0, 2)]],
  [`comments/${commentOf(last)}.downvoteCount`]: [
    [
      commentVotePath(first, commentOf(last)),
      { commentId: commentOf(last), listKey: listKeyText(listOf(first)), value: -1, at },
    ],
  ],
  [userListsPath('user-240')]: [[userListsPath('user-240'), { displayName: 'Tree Mail' }]],
  [ballotsPath(last)]: [[ballotsPath(last), ballot('kim-spradlin')]],
  [ballotsPath('gone')]: [[countedBallotPath(category, 'gone'), { slots: slotsOf('yul-kwon'), shard: 9 }]],
  [shardPath(category, 9)]: [],
  [reportCountPath(`list~${listKeyText(listOf(first))}`)]: [
    [
      reportPath(last, `list~${listKeyText(listOf(first))}`),
      { ...report, target: `list~${listKeyText(listOf(first))}` },
    ],
  ],
  [blockedAccountPath('blocked-user-049')]: [upvote('blocked-user-049', first)],
  // No event follows the withdrawal of the blocked user's upvote either.
  [`${listPath(listOf(first))}.upvoteCount`]: [[listPath(listOf(first)), list(first, 1)]],
  [deletedListPath(listOf('gone'))]: [
    [deletedListPath(listOf('gone')), { at: Timestamp.now() }],
    [commentPath('left-behind'), commentDocument(listOf('gone'), first, 'Ana')],
  ],
};

/** A run some days from now, in which each step checks a seventh, by whole pages. */
async function runJob(days: number) {
  const [drifts, results]: [string[], [string, StepResult][]] = [[], []];
  const work = planRun({
    db,
    authUsers,
    now: new Date(Date.now() + (1 + days) * DAY_MS),
    id: `run ${days}`,
    report: ({ path }) => drifts.push(path),
    onPageFailed: ({ step }, error) => {
      throw new Error(step, { cause: error });
    },
    budget: { runs: 7, itemsMin: 0, saveEveryMs: 0 },
  });
  await runAll(work, {
    onResult: (step, result) => results.push([step, result]),
    onFailure: (step, error) => {
      throw new Error(step, { cause: error });
    },
  });
  return { drifts, results };
}

afterEach(() => vi.restoreAllMocks());

it('finds a lost event of each kind within a week, with a part of everything in each run', {
  timeout: 120_000,
}, async () => {
  vi.spyOn(log, 'warn').mockReturnValue();
  await seedWorld();
  await expectNoViolations();
  await seedDocuments(Object.values(losses).flat());
  const unlinked = googleAccountPath('google-without-user');
  await seedDocuments([[unlinked, { uid: 'without-user', at }]]);

  const runs = [await runJob(0)];
  await expect(findViolations()).resolves.not.toEqual([]);
  for (let days = 1; days < 7; days += 1) runs.push(await runJob(days));

  expect(runs.flatMap(({ drifts }) => drifts).toSorted()).toEqual(Object.keys(losses).toSorted());
  expect(await exists(unlinked)).toBe(false);
  await expectNoViolations();
  for (const [, { checked }] of runs.flatMap(({ results }) => results)) expect(checked).toBeLessThan(USERS);
});
