import { countedPath, type PollId, shardsPath } from '@outrank/shared/documents/results';
import type { Firestore } from 'firebase-admin/firestore';
import type { ReportDrift } from '../platform/log.ts';
import { allPolls } from '../results/polls.ts';
import { repairShard } from './repairShard.ts';
import type { Walk } from './walk.ts';

type ShardKey = { readonly poll: PollId; readonly shard: number };

/** Shards that are compared at once. The ids of ten million ballots in four shards take about 60 MB. */
const PAGE = 4;

/** Compares every shard with its ledger entries. */
export function repairShards(db: Firestore, report: ReportDrift): Walk<ShardKey> {
  let reading: Promise<readonly ShardKey[]> | undefined;
  const readAfter = async (cursor: string | null) => {
    reading ??= readKeys(db);
    const keys = await reading;
    return keys.slice(keys.findIndex((key) => toText(key) === cursor) + 1);
  };
  return {
    name: 'repairShards',
    everything: {
      readPage: async (cursor) => {
        const keys = await readAfter(cursor);
        const items = keys.slice(0, PAGE);
        const last = keys.length > PAGE ? items.at(-1) : undefined;
        return { items, read: 0, cursor: last ? toText(last) : null };
      },
      count: async (cursor) => (await readAfter(cursor)).length,
    },
    check: async (keys) => {
      const checks = await Promise.all(keys.map((key) => repairShard({ db, ...key }, report)));
      return {
        read: checks.reduce((sum, { read }) => sum + read, 0),
        repaired: checks.reduce((sum, { repaired }) => sum + repaired, 0),
      };
    },
  };
}

// A missing shard may have entries in the ledger, and a stored one may be of a time with more shards. A poll that nobody
// has voted in has neither.
async function readKeys(db: Firestore): Promise<ShardKey[]> {
  const keys = allPolls.map(async ({ id: poll, shards: planned }) => {
    const [stored, counted] = await Promise.all([
      db.collection(shardsPath(poll)).select().get(),
      db.collection(countedPath(poll)).limit(1).select().get(),
    ]);
    if (stored.empty && counted.empty) return [];
    const shards = new Set([...Array(planned).keys(), ...stored.docs.map(({ id }) => Number(id))]);
    return [...shards].toSorted((a, b) => a - b).map((shard) => ({ poll, shard }));
  });
  return (await Promise.all(keys)).flat();
}

function toText({ poll, shard }: ShardKey): string {
  return `${poll}/${shard}`;
}
