import * as z from 'zod/mini';
import { pairOf } from '../members.ts';

/*
 * What happened in a season: a line of data/survivor-facts.json, whose README explains the fields. The build parts it in two
 * files: what a reader may see at once, and what gives results away. Castaways have the names of the catalogue.
 */

const count = z.int().check(z.gte(0));
const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

const castawaySchema = z.object({
  name: z.string(),
  /** As in the catalogue's data; several may share one. */
  place: z.int().check(z.gte(1)),
  days: count,
  /** The first one. */
  tribe: z.string(),
  /** Of leaving. */
  episode: z.int(),
  /** 'Sole Survivor', '7th voted out', 'Quit'. */
  result: z.string(),
  jury: z.optional(z.literal(true)),
  finalist: z.optional(z.literal(true)),
  /** In the whole season. */
  confessionals: count,
  /** Not nullified; revotes included. */
  votesAgainst: count,
});

/** Who voted for whom. */
type Vote = [string, string] | [string, string, 'nullified'];
const voteSchema = z.pipe(
  z
    .array(z.string())
    .check(z.refine((vote) => vote.length === 2 || (vote.length === 3 && vote[2] === 'nullified'))),
  z.transform((vote) => vote as Vote),
);

/** A ballot round. */
const councilSchema = z.object({
  episode: z.int(),
  day: z.int(),
  /** Who left in the end. */
  out: z.string(),
  votes: z.array(voteSchema),
  /** From the second round on. */
  revote: z.optional(z.literal(true)),
});

const advantageSchema = z.object({
  type: z.string(),
  events: z.array(
    z.object({
      event: z.string(),
      by: z.optional(z.string()),
      episode: z.int(),
      /** Whom it was played for, if for somebody else. */
      for: z.optional(z.string()),
      success: z.optional(z.enum(['Yes', 'No', 'Not needed'])),
      votesNullified: z.optional(count),
    }),
  ),
});

const resultFields = {
  finale: date,
  days: count,
  /** Jury votes of the finalists: '8-1'. */
  finalVote: z.string(),
  tribes: z.array(z.object({ name: z.string(), color, status: z.string() })),
  /** Best first. */
  cast: z.array(castawaySchema),
  episodes: z.array(
    z.object({
      number: z.int(),
      title: z.string(),
      date,
      kind: z.optional(z.enum(['Recap', 'Reunion'])),
    }),
  ),
  councils: z.array(councilSchema),
  /** Each juror, and the finalist voted for. */
  jury: z.array(pairOf(z.string())),
  advantages: z.array(advantageSchema),
};

/** A line of the data. */
export const seasonFactsSchema = z.object({
  number: z.int(),
  premiere: date,
  country: z.string(),
  ...resultFields,
});

/** What gives results away, also the titles of episodes and how many there were. */
export const seasonResultsSchema = z.object(resultFields);

/** What gives nothing away: the beginning. The cast is in the order of the names. */
export const seasonStartSchema = z.object({
  premiere: date,
  country: z.string(),
  tribes: z.array(z.object({ name: z.string(), color })),
  cast: z.array(z.object({ name: z.string(), tribe: z.string() })),
});

export type SeasonFacts = z.infer<typeof seasonFactsSchema>;
export type SeasonStart = z.infer<typeof seasonStartSchema>;
export type SeasonResults = z.infer<typeof seasonResultsSchema>;

/** Parts a season's facts into its two files. */
export function splitFacts(facts: SeasonFacts): { start: SeasonStart; results: SeasonResults } {
  const { premiere, country, tribes, cast } = facts;
  const firstTribes = tribes.filter(({ status }) => status === 'Original');
  return {
    start: {
      premiere,
      country,
      tribes: firstTribes.map(({ name, color }) => ({ name, color })),
      cast: cast
        .map(({ name, tribe }) => ({ name, tribe }))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    },
    results: seasonResultsSchema.parse(facts),
  };
}
