import {
  SEARCH_PAGE_LISTS,
  SEARCH_TOTAL_MAX,
  type SearchAnswer,
  type SearchRequest,
} from '@outrank/shared/callables';
import { parseListKey } from '@outrank/shared/documents/list';
import type { Sorting } from '@outrank/shared/lists/browseFilter';
import type { Firestore } from 'firebase-admin/firestore';
import type { Pool } from 'pg';
import type { SearchEngine } from '../searchEngine.ts';
import { type Condition, type Conditions, createConditions } from './searchCondition.ts';
import { syncLastEdited } from './syncList.ts';

const orders: Record<Sorting, string> = {
  mostVotes: 'upvote_count DESC, created_at DESC, key',
  newest: 'created_at DESC, key',
  oldest: 'created_at, key',
};

const nothing: SearchAnswer = { keys: [], total: 0, hasMore: false };

/** Creates the engine that searches a PostgreSQL database, which `syncList` keeps in step. */
export function createPostgresEngine(db: Firestore, pool: Pool): SearchEngine {
  return {
    find: async (request, favorites) => {
      const conditions = createConditions(request, favorites);
      return conditions ? find(pool, await chooseCondition(pool, conditions), request) : nothing;
    },
    includeChangesOf: (uid) => syncLastEdited(db, pool, uid),
  };
}

// The index of pairs takes the longer, the more lists match. A text that occurs in one of twenty lists needs no index.
async function chooseCondition(pool: Pool, { all, byPairs }: Conditions): Promise<Condition> {
  if (!byPairs) return all;
  const { rowCount } = await pool.query(
    `SELECT FROM (SELECT * FROM lists LIMIT ${20 * SEARCH_TOTAL_MAX}) AS sample
     WHERE ${all.sql} LIMIT ${SEARCH_TOTAL_MAX}`,
    [...all.values],
  );
  return rowCount === SEARCH_TOTAL_MAX ? all : byPairs;
}

/**
 * Few matches are all found, by the index of the text, and then sorted. After more than the total counts, the lists are
 * walked in the requested order instead, where so many matches are near: a common word is neither counted nor sorted.
 */
async function find(
  pool: Pool,
  condition: Condition,
  { filter, page }: SearchRequest,
): Promise<SearchAnswer> {
  const order = orders[filter.sort];
  const start = page * SEARCH_PAGE_LISTS;
  const { keys, total } = await findFew(pool, condition, order, start);
  if (total <= SEARCH_TOTAL_MAX)
    return { keys: keys.map(parseListKey), total, hasMore: total > start + SEARCH_PAGE_LISTS };
  const found = await walk(pool, condition, order, start);
  return {
    keys: found.slice(0, SEARCH_PAGE_LISTS).map(parseListKey),
    total: SEARCH_TOTAL_MAX,
    hasMore: found.length > SEARCH_PAGE_LISTS,
  };
}

async function findFew(pool: Pool, { sql, values }: Condition, order: string, start: number) {
  const { rows } = await pool.query<{ keys: string[]; total: number }>(
    `WITH found AS MATERIALIZED
       (SELECT key, created_at, upvote_count FROM lists WHERE ${sql} LIMIT ${SEARCH_TOTAL_MAX + 1})
     SELECT ARRAY(SELECT key FROM found ORDER BY ${order} LIMIT ${SEARCH_PAGE_LISTS} OFFSET $${values.length + 1}) AS keys,
       (SELECT count(*)::integer FROM found) AS total`,
    [...values, start],
  );
  const [found] = rows;
  if (!found) throw new Error('The database gave no count.');
  return found;
}

async function walk(pool: Pool, { sql, values }: Condition, order: string, start: number): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    `SELECT key FROM lists WHERE ${sql}
     ORDER BY ${order} LIMIT ${SEARCH_PAGE_LISTS + 1} OFFSET $${values.length + 1}`,
    [...values, start],
  );
  return rows.map(({ key }) => key);
}
