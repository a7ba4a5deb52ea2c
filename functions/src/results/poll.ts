import type { PollId } from '@outrank/shared/documents/results';
import { type DocumentData, type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/** Reads a document, in a transaction or without one. */
type ReadDocument = (path: string) => Promise<DocumentSnapshot>;

/** What counts of a user's ballot: its slots, or a list's items in their order. */
type Ballot = readonly string[];

/** The results that are published. */
type Results = {
  readonly fields: DocumentData;
  /** The number of counted ballots. */
  readonly ballots: number;
  /** What an edition of these results leaves in later ones. */
  readonly toEarlier: (week: string) => DocumentData;
};

/**
 * A poll: which ballots count, what they add up to, and what is published. `Sums` is what some ballots add up to, or the
 * difference of two sums, which may have negative numbers.
 */
export type Poll<Sums = unknown> = {
  readonly id: PollId;
  /**
   * The number of shards. It may change at any time: ballots that have been counted stay in the shard that the ledger names,
   * and every stored shard is summed up.
   */
  readonly shards: number;
  /** Counts that would tell a single ballot, so they are published for several changed ballots at once. */
  readonly counts?: { readonly path: string; fromParts(parts: readonly Sums[]): DocumentData };
  /** The document with the ballot of a user. */
  getBallotPath(uid: string): string;
  /** Returns what counts of a ballot's document; undefined when nothing counts or the document is missing. */
  readBallot(document: DocumentSnapshot, read: ReadDocument): Promise<Ballot | undefined>;
  /** The field of the ledger with a ballot as it was counted. */
  readonly countedField: 'slots' | 'order';
  /** The sums of one ballot, or of none. */
  toSums(ballot: Ballot | undefined): Sums;
  add(a: Sums, b: Sums): Sums;
  subtract(a: Sums, b: Sums): Sums;
  isEmpty(sums: Sums): boolean;
  parseShard(document: DocumentData | undefined): Sums;
  /** Whether `toShardFields` needs the stored shard. */
  readonly isShardRead: boolean;
  /** The fields that add a difference to a shard when merged into it. */
  toShardFields(difference: Sums, stored: DocumentData | undefined): DocumentData;
  /** `parts` are the sums of the shards, `counts` the fields of the published counts. */
  toResults(parts: readonly Sums[], counts: DocumentData | undefined): Results;
};

const countedSchema = z.object({ ballot: z.array(z.string()), shard: z.int() });

/**
 * Parses a ballot as it was counted, and in which shard; undefined when none has been counted.
 * @throws z.core.$ZodError when the document is malformed.
 */
export function parseCounted(
  { countedField }: Pick<Poll, 'countedField'>,
  document: DocumentData | undefined,
) {
  return document && countedSchema.parse({ ...document, ballot: document[countedField] });
}

const countsSchema = z.object({
  /** How often the shard has changed. The sum over all shards is the version of the published results. */
  changes: z._default(z.int(), 0),
  /** How often the repair job repaired it. */
  repairs: z._default(z.int(), 0),
});

/**
 * Parses a part of a poll's tally; a missing one is empty.
 * @throws z.core.$ZodError when the document is malformed.
 */
export function parsePollShard<Sums>(poll: Poll<Sums>, document: DocumentData | undefined) {
  return { sums: poll.parseShard(document), ...countsSchema.parse(document ?? {}) };
}

/** The fields that add a difference to a shard when merged into it. */
export function toShardChange(poll: Poll, difference: unknown, stored: DocumentSnapshot | undefined) {
  return { ...poll.toShardFields(difference, stored?.data()), changes: FieldValue.increment(1) };
}
