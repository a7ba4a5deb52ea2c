import { getShardIndex } from '@outrank/shared/ballots/tally';
import { categories } from '@outrank/shared/catalogue/categories';
import { googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { commentPath } from '@outrank/shared/documents/comment';
import { listPath } from '@outrank/shared/documents/list';
import { COMMENT_VOTES_GROUP, UPVOTES_GROUP } from '@outrank/shared/documents/reactions';
import { countedBallotPath, shardPath } from '@outrank/shared/documents/results';
import type { DocumentData } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import type { StepResult } from '../platform/log.ts';
import { contestants, slotsOf } from '../testing/ballots.ts';
import { SEEDED_AT as at, commentDocument, listDocument, seedDocuments } from '../testing/documents.ts';
import { databaseOf, db, emptyDatabase, interrupted } from '../testing/emulator.ts';
import { planRun, runAll } from './repairJob.ts';
import { DAY_MS } from './runStep.ts';

/** Numbers of users, each with a list, a comment, a ballot in every category and a Google account. */
const SIZES = (process.env.REPAIR_SIZES ?? '1000,10000').split(',').map(Number);

const BATCH = 1000;
const uidOf = (index: number) => `user-${String(index).padStart(7, '0')}`;
const listOf = (userId: string) => ({ userId, listId: 'list_1000001' });

const slots = slotsOf(...contestants);
const entry = { ranking: slots, submittedAt: at };
const ballots = Object.fromEntries(categories.map(({ id }) => [id, entry]));
const counted = { userName: 'Ana', changedAt: at, countedAt: at };

function documentsOf(uid: string): [string, DocumentData][] {
  const key = listOf(uid);
  const list = listDocument(key, 'Winners', { createdAt: at.toDate(), more: counted });
  return [
    [googleAccountPath(`google-${uid}`), { uid, at }],
    [userListsPath(uid), { displayName: 'Ana' }],
    [listPath(key), list],
    [commentPath(`comment-${uid}`), commentDocument(key, uid, 'Ana')],
    [ballotsPath(uid), ballots],
    ...categories.map(({ id }): [string, DocumentData] => [
      countedBallotPath(id, uid),
      { slots, shard: getShardIndex(uid) },
    ]),
  ];
}

/** The shards of all categories when everybody has the same ballot. */
function shardsOf(users: number): [string, DocumentData][] {
  const ballotsOf = new Map<number, number>();
  for (let index = 0; index < users; index += 1) {
    const shard = getShardIndex(uidOf(index));
    ballotsOf.set(shard, (ballotsOf.get(shard) ?? 0) + 1);
  }
  return categories.flatMap(({ id }) =>
    [...ballotsOf].map(([shard, count]): [string, DocumentData] => {
      const rankCounts = slots.map((slug, index) => [slug, { [index + 1]: count }]);
      const tally = { ballots: count, rankCounts: Object.fromEntries(rankCounts), changes: count };
      return [shardPath(id, shard), tally];
    }),
  );
}

async function seed(users: number): Promise<void> {
  await emptyDatabase();
  await seedDocuments(shardsOf(users));
  for (let start = 0; start < users; start += BATCH) {
    const size = Math.min(BATCH, users - start);
    await seedDocuments(Array.from({ length: size }, (_, index) => documentsOf(uidOf(start + index))).flat());
  }
}

const emptyDb = databaseOf('demo-outrank-empty');

/**
 * The database, whose votes are counted in an empty one. A count of none is billed as one read too, and the emulator reads its
 * whole database for every query.
 */
const votelessDb = new Proxy(db, {
  get(target, property) {
    if (property === 'collectionGroup')
      return (group: string) =>
        ([UPVOTES_GROUP, COMMENT_VOTES_GROUP].includes(group) ? emptyDb : db).collectionGroup(group);
    const value: unknown = Reflect.get(target, property, target);
    return typeof value === 'function' ? value.bind(target) : value;
  },
});

/** Everybody can be signed in to. */
const authUsers = {
  updateUser: vi.fn(),
  deleteUser: vi.fn(),
  getUsers: async (identifiers: readonly { uid?: string }[]) => ({
    users: identifiers.map(({ uid = '' }) => {
      return { uid, providerData: [{ providerId: 'google.com', uid: `google-${uid}` }] };
    }),
    notFound: [],
  }),
} as unknown as Parameters<typeof planRun>[0]['authUsers'];

type Attempt = { readonly day: number; readonly on?: typeof db };

/** One attempt at a run: what it read, and which steps failed. */
async function run(what: string, { day, on = votelessDb }: Attempt) {
  const results: Record<string, StepResult> = {};
  const [failures, drifts]: [string[], string[]] = [[], []];
  const [start, processor] = [performance.now(), process.cpuUsage()];
  const work = planRun({
    db: on,
    authUsers,
    now: new Date(Date.now() + day * DAY_MS),
    id: `run ${day}`,
    report: ({ path }) => drifts.push(path),
    onPageFailed: ({ step }) => failures.push(step),
  });
  const progress = {
    onResult: (step: string, result: StepResult) => Object.assign(results, { [step]: result }),
    onFailure: (step: string) => failures.push(step),
  };
  const unfinished = await runAll(work, progress).catch(() => undefined);
  const { user, system } = process.cpuUsage(processor);
  const reads = Object.values(results).reduce((sum, { read }) => sum + read, 0);
  const each = Object.entries(results)
    .filter(([, { checked }]) => checked > 0)
    .map(([step, { checked, read }]) => `${step} ${checked}/${read}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const used = ((user + system) / 1e6).toFixed(1);
  process.stdout.write(
    `${what}: ${reads} reads in ${seconds} s, ${used} s of the processor (checked/read: ${each.join(', ')})\n`,
  );
  return { results, failures, drifts, unfinished, reads };
}

/** A database that fails after some transactions, in the middle of a run. */
function failingAfter(transactions: number) {
  const before = (transaction: number) => {
    if (transaction > transactions) throw new Error('Killed');
  };
  return interrupted({ before }, votelessDb);
}

it.each(SIZES)('a run with %i lists, and one that is killed and resumed', async (size) => {
  await seed(size);
  const first = await run(`${size} lists, first run`, { day: 1 });
  expect(first).toMatchObject({ failures: [], drifts: [], unfinished: [] });
  const second = await run(`${size} lists, second run`, { day: 2 });
  expect(second).toMatchObject({ failures: [], drifts: [], unfinished: [] });

  const killed = await run(`${size} lists, killed`, { day: 3, on: failingAfter(50) });
  expect(killed.failures).not.toEqual([]);
  const resumed = await run(`${size} lists, resumed`, { day: 3 });
  expect(resumed).toMatchObject({ failures: [], drifts: [], unfinished: [] });
  expect(resumed.reads).toBeLessThanOrEqual(second.reads);
});
