import * as z from 'zod/mini';
import { keepingFields, knownEntries, knownMembers } from '../members.ts';
import { type DocumentKind, ofNobody, toPath, withdrawnOnBlock } from './documentKind.ts';
import { storedTimeSchema } from './timestamp.ts';

/** The most episodes of a season. */
export const EPISODES_MAX = 30;

const episodeSchema = keepingFields(
  z.object({
    number: z.int(),
    title: z.string(),
    airsAt: storedTimeSchema,
    /** Who came back into the game, before anybody left in this episode. Older records do not have the field. */
    backIds: z._default(z.array(z.string()), []),
    /** Who left, none, one or several; empty until it is recorded. */
    leftIds: z.array(z.string()),
    /** Null until a curator has recorded who left. A correction moves it. */
    recordedAt: z.nullable(storedTimeSchema),
  }),
);

/** A season that is followed week by week. Its episodes are numbered from 1 without a gap, and recorded in this order. */
const seasonSchema = z.object({
  seasonId: z.string(),
  status: z.enum(['announced', 'airing', 'finished']),
  castIds: z.array(z.string()),
  episodes: knownMembers(episodeSchema),
  /** What can be predicted until `closesAt`: `s51-boot` until episode 1, which may have no time yet, then `s51-e02` and on. */
  open: z.nullable(
    keepingFields(
      z.object({
        key: z.string(),
        closesAt: z.nullable(storedTimeSchema),
        remainingIds: z.array(z.string()),
      }),
    ),
  ),
  winnerId: z.nullable(z.string()),
});
export const airingSeasonSchema = keepingFields(seasonSchema);

/** A season that this version knows in full. Whoever lacks an episode must not decide who remains, or score predictions. */
export const wholeSeasonSchema = keepingFields(
  z.object({ ...seasonSchema.shape, episodes: z.array(episodeSchema) }),
);

/** What tells which predictions there are of a season, whatever else it says. */
export const predictedSeasonSchema = z.pick(seasonSchema, { seasonId: true, episodes: true });
export type AiringSeason = Readonly<z.infer<typeof airingSeasonSchema>>;
export type Episode = AiringSeason['episodes'][number];

/** What an episode tells before it is recorded, and to whoever has not seen it. */
export const NOTHING_RECORDED: Pick<Episode, 'title' | 'backIds' | 'leftIds' | 'recordedAt'> = {
  title: '',
  backIds: [],
  leftIds: [],
  recordedAt: null,
};

/** Functions write it as curators say. */
export const airingSeasonKind = {
  path: 'airing/{seasonId}',
  ...ofNobody,
  schema: airingSeasonSchema,
} as const satisfies DocumentKind;

/** What `weeklyTop/current` says of the season that was announced last; what is null cannot be predicted now. */
export const airingNoteSchema = z.object({
  seasonId: z.string(),
  key: z.nullable(z.string()),
  closesAt: z.nullable(storedTimeSchema),
});
export type AiringNote = Readonly<z.infer<typeof airingNoteSchema>>;

/** Everybody who remains before an episode, safest first. */
export const predictionSchema = z.object({ order: z.array(z.string()), at: storedTimeSchema });
export type Prediction = Readonly<z.infer<typeof predictionSchema>>;

/** A user's prediction. Once it is counted after closing, every signed-in user may read it. */
export const predictionKind = {
  path: 'predictions/{key}/entries/{uid}',
  owner: 'uid',
  cardinality: 'onePerEpisode',
  life: withdrawnOnBlock,
  schema: predictionSchema,
} as const satisfies DocumentKind;

export const predictionResultsSchema = z.object({
  count: z.int(),
  /** The safest first. Average places are in hundredths; `lastCount` is how many fans ranked them last. */
  crowd: knownMembers(z.object({ id: z.string(), averagePlace: z.int(), lastCount: z.int() })),
  closedAt: storedTimeSchema,
  /** Once it is recorded. */
  leftIds: z.optional(z.array(z.string())),
  /** How many fans reached 0, 1, ... 100 whole points; missing when the episode does not count. */
  scores: z.optional(z.array(z.int())),
});
export type PublishedPredictions = Readonly<z.infer<typeof predictionResultsSchema>>;

export const predictionResultsKind = {
  path: 'predictionResults/{key}',
  ...ofNobody,
  schema: predictionResultsSchema,
} as const satisfies DocumentKind;

export const standingsSchema = z.object({
  /** Fans with a scored prediction. */
  count: z.int(),
  /** How many of them have a total of 0 to 9 points, 10 to 19, and so on. */
  totals: z.array(z.int()),
});
export type Standings = Readonly<z.infer<typeof standingsSchema>>;

export const standingsKind = {
  path: 'standings/{seasonId}',
  ...ofNobody,
  schema: standingsSchema,
  // The latest record that is counted, and by which version.
  queryOnly: ['scoredUntil', 'scoring'],
} as const satisfies DocumentKind;

/** A user's scores in hundredths of a point. */
export const standingSchema = z.object({
  displayName: z.string(),
  total: z.int(),
  episodes: knownEntries(z.int()),
  /** How many scored episodes they predicted. */
  submitted: z.int(),
  /** How many of these ended as they said: whom they put last left. */
  called: z._default(z.int(), 0),
  /** How many of the last scored episodes they called in a row. One without a prediction ends it. */
  streak: z._default(z.int(), 0),
  /** The episodes that they called, like `e07`. */
  calledIn: z._default(z.array(z.string()), []),
});
export type Standing = Readonly<z.infer<typeof standingSchema>>;

/** The standing of somebody without a score. */
export const NO_STANDING: Standing = {
  ...{ displayName: '', total: 0, episodes: {}, submitted: 0, called: 0, streak: 0, calledIn: [] },
};

export const standingKind = {
  path: 'standings/{seasonId}/users/{uid}',
  owner: 'uid',
  cardinality: 'onePerSeason',
  life: { ...withdrawnOnBlock, copiedName: 'displayName' },
  schema: standingSchema,
} as const satisfies DocumentKind;

export const AIRING_SEASONS = toPath(airingSeasonKind.path);
export const airingSeasonPath = (seasonId: string) => toPath(airingSeasonKind.path, seasonId);
export const predictionsPath = (key: string) => toPath(predictionKind.path, key);
export const predictionPath = (key: string, uid: string) => toPath(predictionKind.path, key, uid);
export const predictionResultsPath = (key: string) => toPath(predictionResultsKind.path, key);
export const standingsPath = (seasonId: string) => toPath(standingsKind.path, seasonId);
export const standingListPath = (seasonId: string) => toPath(standingKind.path, seasonId);
export const standingPath = (seasonId: string, uid: string) => toPath(standingKind.path, seasonId, uid);

/** The key of the prediction about an episode. Before episode 1 the order of the whole season is predicted. */
export function toPredictionKey(seasonId: string, episode: number): string {
  return `${seasonId}-${episode === 1 ? 'boot' : toEpisodeId(episode)}`;
}

/** `e07`, as the scores of a standing name it. */
export function toEpisodeId(episode: number): string {
  return `e${String(episode).padStart(2, '0')}`;
}

/** The season and the episode that a key is about; undefined for another text. */
export function parsePredictionKey(key: string): { seasonId: string; episode: number } | undefined {
  const [, seasonId = '', episode] = /^(s\d{1,3})-(?:boot|e(\d\d))$/.exec(key) ?? [];
  if (seasonId === '') return undefined;
  return { seasonId, episode: Number(episode ?? 1) };
}

/** A key in a request. */
export const predictionKeySchema = z.string().check(z.refine((key) => parsePredictionKey(key) !== undefined));

/** The paths of all documents that a user may have of a kind with one for each season or episode. */
export function listSeasonalPaths(
  { path, cardinality }: Pick<DocumentKind, 'path' | 'cardinality'>,
  uid: string,
  seasons: readonly Pick<AiringSeason, 'seasonId' | 'episodes'>[],
): string[] {
  return seasons.flatMap(({ seasonId, episodes }) => {
    if (cardinality !== 'onePerEpisode') return toPath(path, seasonId, uid);
    const numbers = [...new Set([1, ...episodes.map(({ number }) => number)])];
    return numbers.map((number) => toPath(path, toPredictionKey(seasonId, number), uid));
  });
}

/** A season with Dates, which every Firestore SDK stores as timestamps. */
export function toStoredSeason(season: AiringSeason) {
  const toDate = (time: string | null) => (time === null ? null : new Date(time));
  const { open, episodes } = season;
  return {
    ...season,
    episodes: episodes.map((episode) => ({
      ...episode,
      airsAt: toDate(episode.airsAt),
      recordedAt: toDate(episode.recordedAt),
    })),
    open: open && { ...open, closesAt: toDate(open.closesAt) },
  };
}

/** What `weeklyTop/current` has to say of a season, with Dates. */
export function toAiringNote(season: AiringSeason) {
  const { seasonId, open } = toStoredSeason(season);
  return { seasonId, key: open?.key ?? null, closesAt: open?.closesAt ?? null };
}
