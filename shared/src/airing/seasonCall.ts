import * as z from 'zod/mini';
import { EPISODES_MAX } from '../documents/airing.ts';
import { publishedSeasonSchema } from '../documents/publishedSeasons.ts';

/** The request of a curator about the season that is followed. */

const seasonIdSchema = z.string().check(z.regex(/^s\d{1,3}$/));
const castawayIdSchema = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));
const numberSchema = z.int().check(z.gte(1), z.lte(EPISODES_MAX));
/** A moment with its time zone, in ISO 8601. */
const momentSchema = z.iso.datetime({ offset: true });

export const editSeasonRequestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('announce'), ...publishedSeasonSchema.shape }),
  z.object({
    action: z.literal('schedule'),
    seasonId: seasonIdSchema,
    episodes: z
      .array(z.object({ number: numberSchema, airsAt: momentSchema }))
      .check(z.minLength(1), z.maxLength(EPISODES_MAX)),
  }),
  z.object({
    action: z.literal('record'),
    seasonId: seasonIdSchema,
    episode: numberSchema,
    leftIds: z.array(castawayIdSchema),
    title: z.string().check(z.trim(), z.maxLength(100)),
  }),
  z.object({ action: z.literal('finish'), seasonId: seasonIdSchema, winnerId: castawayIdSchema }),
]);
export type SeasonEdit = Readonly<z.infer<typeof editSeasonRequestSchema>>;
