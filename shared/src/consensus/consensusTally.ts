import * as z from 'zod/mini';
import type { Subject } from '../documents/results.ts';
import { addHeadToHeads, type HeadToHeads, packWins, selectItems, unpackWins } from './headToHeads.ts';
import { getSubjectItems, qualify, toCountedOrder } from './subject.ts';

/** The number of shards of a subject: random groups of users, which also tell how sure the ranks are. */
export const CONSENSUS_SHARDS = 16;

/** A list that everybody can read. Older lists may have `public` as well. */
const publicListSchema = z.object({
  itemIds: z.array(z.string()),
  itemSeasonIds: z.array(z.string()),
  isPublic: z.literal(true),
  public: z.optional(z.literal(true)),
});

/**
 * Parses the subject and the order that count of a list when its user has it counted; undefined when nothing does, because the document is missing or
 * malformed, or the list is private, hidden or qualifies for no subject.
 */
export function parseCountableList(list: unknown) {
  const parsed = publicListSchema.safeParse(list).data;
  if (!parsed) return undefined;
  const qualification = qualify(parsed);
  if ('problem' in qualification) return undefined;
  const { subject } = qualification;
  return { subject, order: toCountedOrder(subject, parsed.itemIds) };
}

const shardSchema = z.object({
  itemIds: z._default(z.array(z.string()), []),
  wins: z._default(z.instanceof(Uint8Array), new Uint8Array()),
  ballots: z._default(z.int(), 0),
});

function parseStoredShard(document: unknown): HeadToHeads {
  const { itemIds, wins, ballots } = shardSchema.parse(document ?? {});
  return { items: itemIds, ballots, wins: unpackWins(itemIds, wins) };
}

/**
 * Parses the sums of a shard, with the subject's items of today; a missing one is empty.
 * @throws z.core.$ZodError when the document is malformed.
 */
export function parseConsensusShard(subject: Subject, document: unknown): HeadToHeads {
  return selectItems(parseStoredShard(document), getSubjectItems(subject));
}

/**
 * The fields of a shard after a difference is added. Its counts of items that this catalogue lacks stay: an instance whose
 * catalogue is older must not erase those of a new season.
 */
export function addToConsensusShard(subject: Subject, document: unknown, difference: HeadToHeads) {
  const stored = parseStoredShard(document);
  const items = [...new Set([...getSubjectItems(subject), ...stored.items])];
  return toConsensusShard(addHeadToHeads(selectItems(stored, items), difference));
}

/** The fields of a shard that hold its sums. */
export function toConsensusShard({ items, ballots, wins }: HeadToHeads) {
  return { itemIds: [...items], wins: packWins({ items, ballots, wins }), ballots };
}
