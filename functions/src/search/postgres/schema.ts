import type { Pool } from 'pg';

/**
 * One row for each list that was ever public. A row without a text is a tombstone: the list is private, hidden or deleted, and
 * `seen_at` keeps an older read from bringing it back. `seen_at` has no index, so that a row that was only seen again is
 * updated in place.
 *
 * `lists_trigrams` finds texts of three characters or more. Shorter texts, and those without a word, have no trigram;
 * `lists_pairs` finds them by their single characters and pairs. The orders leave the lists of the same time to a sort by key,
 * so that `lists_newest` also serves `oldest`, backwards. The statistics of the text estimate how often a word occurs; the
 * estimate chooses the index.
 */
const schema = `
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE IF NOT EXISTS lists (
  key text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL,
  seen_at bigint NOT NULL,
  text text,
  flags smallint,
  created_at bigint,
  upvote_count integer
) WITH (fillfactor = 90);
ALTER TABLE lists ALTER COLUMN text SET STATISTICS 1000;

CREATE OR REPLACE FUNCTION search_pairs(value text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  pairs text[] := string_to_array(value, NULL);
  length integer := cardinality(pairs);
BEGIN
  FOR index IN 2 .. length LOOP
    pairs[length + index - 1] := pairs[index - 1] || pairs[index];
  END LOOP;
  RETURN pairs;
END $$;

CREATE INDEX IF NOT EXISTS lists_most_votes ON lists (upvote_count DESC, created_at DESC) WHERE text IS NOT NULL;
CREATE INDEX IF NOT EXISTS lists_newest ON lists (created_at DESC) WHERE text IS NOT NULL;
CREATE INDEX IF NOT EXISTS lists_flags ON lists (flags) WHERE text IS NOT NULL;
CREATE INDEX IF NOT EXISTS lists_owner ON lists (user_id) WHERE text IS NOT NULL;
CREATE INDEX IF NOT EXISTS lists_tombstones ON lists (key) WHERE text IS NULL;
CREATE INDEX IF NOT EXISTS lists_trigrams ON lists USING gin (text gin_trgm_ops)
  WITH (gin_pending_list_limit = 512) WHERE text IS NOT NULL;
CREATE INDEX IF NOT EXISTS lists_pairs ON lists USING gin (search_pairs(text))
  WITH (gin_pending_list_limit = 512) WHERE text IS NOT NULL;

CREATE TABLE IF NOT EXISTS rebuilds (
  id integer PRIMARY KEY CHECK (id = 1),
  started_at bigint NOT NULL,
  last_path text
);
`;

/** Creates what is missing of the tables and indexes. */
export async function createSchema(pool: Pool): Promise<void> {
  await pool.query(schema);
}
