import { parseListKey } from '@outrank/shared/documents/list';
import type { Timestamp } from 'firebase-admin/firestore';
import type { ClientBase, Pool } from 'pg';
import { HIDDEN, type SearchableList } from '../searchableList.ts';
import { toStoredText } from './searchCondition.ts';

/** A list as a read showed it; without `list` it was missing or private. */
export type SeenList = {
  readonly key: string;
  readonly seenAt: number;
  readonly list?: SearchableList | undefined;
};

/** The time of a read as the database stores it: microseconds since 1970. */
export function toSeenAt({ seconds, nanoseconds }: Timestamp): number {
  return seconds * 1_000_000 + Math.floor(nanoseconds / 1000);
}

/** A function that read a list writes it within this time, or was ended. */
const TOMBSTONE_AGE_MICROSECONDS = 3_600_000_000;

/** Stores lists as they were read. A read that is older than what is stored changes nothing, in whichever order they arrive. */
export async function storeLists(database: Pool | ClientBase, lists: readonly SeenList[]): Promise<void> {
  const rows = lists.map(toRow);
  const column = <Name extends keyof Row>(name: Name) => rows.map((row) => row[name]);
  await database.query(
    `INSERT INTO lists (key, user_id, seen_at, text, flags, created_at, upvote_count)
     SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::smallint[], $6::bigint[], $7::integer[])
     ON CONFLICT (key) DO UPDATE SET seen_at = excluded.seen_at, text = excluded.text, flags = excluded.flags,
       created_at = excluded.created_at, upvote_count = excluded.upvote_count
     WHERE lists.seen_at < excluded.seen_at`,
    [
      column('key'),
      column('userId'),
      column('seenAt'),
      column('text'),
      column('flags'),
      column('createdAt'),
      column('upvoteCount'),
    ],
  );
}

/** Removes tombstones that no read can be older than; at most so many, or all. */
export async function removeOldTombstones(
  database: Pool | ClientBase,
  now: number,
  most: number | 'all' = 100,
): Promise<void> {
  await database.query(
    `WITH old AS (SELECT key FROM lists WHERE text IS NULL AND seen_at < $1 LIMIT $2)
     DELETE FROM lists USING old WHERE lists.key = old.key AND text IS NULL AND seen_at < $1`,
    [now - TOMBSTONE_AGE_MICROSECONDS, most === 'all' ? null : most],
  );
}

type Row = ReturnType<typeof toRow>;

function toRow({ key, seenAt, list }: SeenList) {
  const found = list && (list.flags & HIDDEN) === 0 ? list : undefined;
  return {
    key: toStoredText(key),
    userId: toStoredText(parseListKey(key).userId),
    seenAt,
    text: found ? toStoredText(found.text) : null,
    flags: found?.flags ?? null,
    createdAt: found?.createdAt ?? null,
    upvoteCount: found?.upvoteCount ?? null,
  };
}
