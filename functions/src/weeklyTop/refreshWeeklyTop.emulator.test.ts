import { listPath } from '@outrank/shared/documents/list';
import { upvotePath } from '@outrank/shared/documents/reactions';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { parseWeeklyTop } from '@outrank/shared/lists/weeklyTop';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeAccount, requestDeletion } from '../accountDeletion/removeAccount.ts';
import { cascadeUserName } from '../cascade/cascadeUserName.ts';
import { blockAccount, withdrawBlocked } from '../moderation/blockAccount.ts';
import { hideContent } from '../moderation/hideContent.ts';
import { publishWriteEvents, schedules } from '../testing/delivery/cloudEvents.ts';
import { EventQueue } from '../testing/delivery/EventQueue.ts';
import { seedList, setUserName } from '../testing/documents.ts';
import { authUsers, db, emptyDatabase, readData } from '../testing/emulator.ts';
import { emptyAuth, getGoogleId, seedGoogleUsers } from '../testing/googleUsers.ts';
import { findStaleCards } from '../testing/invariants/listViolations.ts';
import { computeWeeklyTop, requestRefreshOfTop } from './computeWeeklyTop.ts';

type Key = Awaited<ReturnType<typeof seedList>>;

const AT_ONCE = [[{ delay: 0, faults: [] }]];
const byCleo = (target: string) => ({ by: 'cleo', action: 'hide', target, reason: 'Spam' }) as const;

async function readCards() {
  const cards = parseWeeklyTop(await readData(WEEKLY_TOP_PATH));
  return cards.map(({ name, userName, upvoteCount }) => `${name} by ${userName}: ${upvoteCount}`);
}

/** Gives Ana's list the upvote of Ben. */
const vote = (key: Key) => db.doc(upvotePath('ben', key)).set({ ...key, at: Timestamp.now() });

/** Runs something and delivers its events, until nothing is left to do. */
async function runWithEvents(act: () => Promise<unknown>): Promise<void> {
  const queue = new EventQueue(db, AT_ONCE);
  await publishWriteEvents(db, queue.publish, act);
  await queue.settle();
}

beforeEach(async () => {
  await Promise.all([emptyDatabase(), emptyAuth()]);
  await seedGoogleUsers('ana', 'ben');
});

describe("the card of one of the week's top lists", () => {
  it.each<[string, (key: Key) => Promise<unknown>, string[]]>([
    ['is renamed', (key) => db.doc(listPath(key)).update({ name: 'B' }), ['B by Ana: 0', 'Other by Cleo: 0']],
    ['is voted for', vote, ['A by Ana: 1', 'Other by Cleo: 0']],
    ['becomes private', (key) => db.doc(listPath(key)).update({ isPublic: false }), ['Other by Cleo: 0']],
    ['is deleted', (key) => db.doc(listPath(key)).delete(), ['Other by Cleo: 0']],
    [
      'is hidden by a curator',
      (list) => hideContent(db, byCleo(reportTargetId({ kind: 'list', list }))),
      ['Other by Cleo: 0'],
    ],
    [
      'has an author with a new name',
      () => setUserName('ana', 'Anna').then(() => cascadeUserName(db, 'ana')),
      ['A by Anna: 0', 'Other by Cleo: 0'],
    ],
    [
      'has an author whose account is deleted',
      () => requestDeletion(db, 'ana').then(() => removeAccount({ db, authUsers }, 'ana')),
      ['Other by Cleo: 0'],
    ],
  ])('follows when the list %s', async (_, act, expected) => {
    await seedList('Other', {
      userId: 'cleo',
      createdAt: new Date(Date.now() - 60_000),
      more: { userName: 'Cleo' },
    });
    const key = await seedList('A');
    await computeWeeklyTop(db, new Date());
    expect(await readCards()).toEqual(['A by Ana: 0', 'Other by Cleo: 0']);
    await runWithEvents(() => act(key));
    expect([await readCards(), await findStaleCards(db)]).toEqual([expected, []]);
  });

  it('follows when a voter is blocked', async () => {
    const key = await seedList('A');
    await computeWeeklyTop(db, new Date());
    await runWithEvents(() => vote(key));
    expect(await readCards()).toEqual(['A by Ana: 1']);
    await runWithEvents(async () => {
      await blockAccount(db, { ...byCleo('ben'), action: 'block' });
      await withdrawBlocked(db, getGoogleId('ben'));
    });
    expect(await readCards()).toEqual(['A by Ana: 0']);
  });
});

it('a change of another list requests nothing', async () => {
  const key = await seedList('A');
  const request = vi.fn();
  await requestRefreshOfTop({ db, request }, key);
  await computeWeeklyTop(db, new Date());
  await requestRefreshOfTop({ db, request }, { ...key, userId: 'ben' });
  expect(request).not.toHaveBeenCalled();
  await requestRefreshOfTop({ db, request }, key);
  expect(request).toHaveBeenCalledExactlyOnceWith({ queue: 'refreshWeeklyTop', key: 'current', payload: {} });
});

it('a new list reaches Home with the next run of the schedule', async () => {
  await runWithEvents(() => seedList('New'));
  expect(await readCards()).toEqual([]);
  await schedules.recomputeWeeklyTop().run(db, () => undefined);
  expect(await readCards()).toEqual(['New by Ana: 0']);
});
