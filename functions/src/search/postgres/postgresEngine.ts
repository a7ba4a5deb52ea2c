import {
  SEARCH_PAGE_LISTS,
  SEARCH_TOTAL_MAX,
  type SearchAnswer,
  type SearchRequest,
} from '@outrank/shared/callSchemas';
import { parseListKey } from '@outrank/shared/documents/list';
import type { SortOrder } from '@outrank/shared/lists/browseFilter';
import { normalizeText } from '@outrank/shared/text/text';
import type { Firestore } from 'firebase-admin/firestore';
import type { Pool } from 'pg';
import type { SearchEngine } from '../findLists.ts';
import { flagOrder, toRequiredFlags } from '../searchableList.ts';
import { syncLastEdited, toStoredText } from './storeLists.ts';

/** A condition of SQL on the rows of `lists`, and the values of its parameters. */
type Condition = { readonly sql: string; readonly values: readonly unknown[] };

/** A text that has a trigram: three letters or digits in a row. */
const hasTrigram = /[\p{L}\p{N}]{3}/u;

type Part = readonly [sql: string, value: unknown];

const allFlags = Array.from({ length: 1 << flagOrder.length }, (_, flags) => flags);

const orders: Record<SortOrder, string> = {
  mostVotes: 'upvote_count DESC, created_at DESC, key',
  newest: 'created_at DESC, key',
  oldest: 'created_at, key',
};

const nothing: SearchAnswer = { keys: [], total: 0, hasMore: false };

/** Creates the engine that searches a PostgreSQL database, which `storeLists` keeps in step. */
export function createPostgresEngine(db: Firestore, pool: Pool): SearchEngine {
  return {
    find: async (request, favorites) => {
      const condition = createCondition(request, favorites);
      return condition ? find(pool, condition, request) : nothing;
    },
    includeChangesOf: (uid) => syncLastEdited(db, pool, uid),
  };
}

/** Creates the condition that `ListIndex` tests in memory; undefined when no list can match. */
function createCondition(
  { filter, userId }: SearchRequest,
  favorites: ReadonlySet<string>,
): Condition | undefined {
  const words = normalizeText(filter.text);
  // Half of a surrogate pair is in no stored text; the database could not even receive it.
  if (!words.isWellFormed()) return undefined;
  const flags = toRequiredFlags(filter);
  const parts: Part[] = [];
  // Normalized words have no punctuation, so none of the signs that a pattern gives a meaning: backslash, % and _.
  // For a text without a trigram the index would be read whole, which takes longer than the table; an expression avoids it.
  const text = hasTrigram.test(words) ? 'text' : "(text || '')";
  if (words !== '') parts.push([`${text} LIKE ?`, `%${toStoredText(words)}%`]);
  // Lists all values with these flags instead of testing a bit mask, because PostgreSQL has statistics only about values.
  if (flags !== 0)
    parts.push(['flags = ANY(?::smallint[])', allFlags.filter((each) => (each & flags) === flags)]);
  if (userId !== undefined) parts.push(['user_id = ?', toStoredText(userId)]);
  if (filter.tags.includes('favorites'))
    parts.push(['key = ANY(?::text[])', [...favorites].map(toStoredText)]);
  const numbered = parts.map(([sql], index) => sql.replace('?', () => `$${index + 1}`));
  return {
    sql: ['text IS NOT NULL', ...numbered].join(' AND '),
    values: parts.map(([, value]) => value),
  };
}

/**
 * Finds matches by the index of the text and sorts them, as long as there are no more than the total counts. With more matches
 * it reads the lists in the requested order, where the next match is near, so it need not count or sort those of a common word.
 */
async function find(pool: Pool, condition: Condition, { filter, page }: SearchRequest) {
  const order = orders[filter.sort];
  const start = page * SEARCH_PAGE_LISTS;
  const { keys, total } = await findFew(pool, condition, order, start);
  if (total <= SEARCH_TOTAL_MAX)
    return { keys: keys.map(parseListKey), total, hasMore: total > start + SEARCH_PAGE_LISTS };
  const found = await findInOrder(pool, condition, order, start);
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

async function findInOrder(pool: Pool, { sql, values }: Condition, order: string, start: number) {
  const { rows } = await pool.query<{ key: string }>(
    `SELECT key FROM lists WHERE ${sql}
     ORDER BY ${order} LIMIT ${SEARCH_PAGE_LISTS + 1} OFFSET $${values.length + 1}`,
    [...values, start],
  );
  return rows.map(({ key }) => key);
}
