import type { SearchRequest } from '@outrank/shared/callables';
import { normalizeText } from '@outrank/shared/text/text';
import { flagOrder, toRequiredFlags } from '../searchableList.ts';

/** A condition of SQL on the rows of `lists`, and the values of its parameters. */
export type Condition = { readonly sql: string; readonly values: readonly unknown[] };

/** The conditions of a search. */
export type Conditions = {
  readonly all: Condition;
  /** The same for a text without a trigram, which only `lists_pairs` finds; it costs too much for a common text. */
  readonly byPairs?: Condition;
};

type Part = readonly [sql: string, value: unknown];

/** A text that has a trigram: three letters or digits in a row. */
const hasTrigram = /[\p{L}\p{N}]{3}/u;

const allFlags = Array.from({ length: 1 << flagOrder.length }, (_, flags) => flags);

/** Creates the conditions that `createListFilter` tests in memory; undefined when no list can match. */
export function createConditions(
  { filter, userId }: SearchRequest,
  favorites: ReadonlySet<string>,
): Conditions | undefined {
  const words = normalizeText(filter.text);
  // Half of a surrogate pair is in no stored text; the database could not even receive it.
  if (!words.isWellFormed()) return undefined;
  const flags = toRequiredFlags(filter);
  const parts: Part[] = [];
  if (words !== '') parts.push(['text LIKE ?', toPattern(words)]);
  // The values that contain the flags, because their statistics tell how many lists match; those of a bit mask do not.
  if (flags !== 0)
    parts.push(['flags = ANY(?::smallint[])', allFlags.filter((each) => (each & flags) === flags)]);
  if (userId !== undefined) parts.push(['user_id = ?', toStoredText(userId)]);
  if (filter.tags.includes('favorites'))
    parts.push(['key = ANY(?::text[])', [...favorites].map(toStoredText)]);
  const all = joinParts(parts);
  if (words === '' || hasTrigram.test(words)) return { all };
  return { all, byPairs: joinParts([...parts, ['search_pairs(text) @> ?::text[]', toPairs(words)]]) };
}

function joinParts(parts: readonly Part[]): Condition {
  const numbered = parts.map(([sql], index) => sql.replace('?', () => `$${index + 1}`));
  return {
    sql: ['text IS NOT NULL', ...numbered].join(' AND '),
    values: parts.map(([, value]) => value),
  };
}

/** A text as the database can store it: it has no NUL. No text contains U+FFFF, which is no character. */
export function toStoredText(text: string): string {
  return text.replaceAll('\0', '\uffff');
}

function toPattern(words: string): string {
  return `%${toStoredText(words).replace(/[\\%_]/g, '\\$&')}%`;
}

/** What `search_pairs` in the database gives for a stored text: its pairs, or the one character. */
function toPairs(words: string): string[] {
  const characters = [...toStoredText(words)];
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  return pairs.length === 0 ? characters : pairs;
}
