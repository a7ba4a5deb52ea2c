import * as z from 'zod/mini';
import { EPISODES_MAX } from '../documents/airing.ts';
import { personSchema, publishedSeasonSchema } from '../documents/publishedSeasons.ts';
import { findTextProblem } from '../text/readable.ts';

/** The request of a curator about the season that is followed. */

const seasonIdSchema = z.string().check(z.regex(/^s\d{1,3}$/));
const castawayIdSchema = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));
const numberSchema = z.int().check(z.gte(1), z.lte(EPISODES_MAX));
/** A moment with its time zone, in ISO 8601. */
const momentSchema = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);
const { corrected: _, ...announced } = publishedSeasonSchema.shape;
const isPlain = (title: string) => findTextProblem(title) === undefined && !/[<>]/.test(title);

export const editSeasonRequestSchema = z.union([
  z.object({ action: z.literal('announce'), ...announced }),
  z.object({ action: z.literal('withdraw'), seasonId: seasonIdSchema }),
  z.object({
    action: z.literal('correct'),
    seasonId: seasonIdSchema,
    name: announced.name,
    year: announced.year,
    /** The names of castaways as they should be, by id. The others stay. */
    names: z.catchall(z.object({}), personSchema),
  }),
  z.object({
    action: z.literal('schedule'),
    seasonId: seasonIdSchema,
    episodes: z
      .array(
        z.object({
          number: numberSchema,
          /** Null removes the episode, which must be the last. */
          airsAt: z.nullable(momentSchema),
        }),
      )
      .check(z.minLength(1), z.maxLength(EPISODES_MAX)),
  }),
  z.object({
    action: z.literal('record'),
    seasonId: seasonIdSchema,
    episode: numberSchema,
    /** Who came back into the game, before anybody left. */
    backIds: z._default(z.array(castawayIdSchema), []),
    leftIds: z.array(castawayIdSchema),
    title: z.string().check(z.trim(), z.maxLength(100), z.refine(isPlain)),
    /** When it was recorded, as the curator saw it: another record in between is not overwritten. */
    seenAt: z.optional(z.nullable(momentSchema)),
  }),
  z.object({
    action: z.literal('finish'),
    seasonId: seasonIdSchema,
    /** Null takes the winner back. */
    winnerId: z.nullable(castawayIdSchema),
  }),
]);
export type SeasonEdit = Readonly<z.infer<typeof editSeasonRequestSchema>>;
