import * as z from 'zod/mini';
import { isPredictionClosed } from '../../airing/editSeason.ts';
import { findNextFriday } from '../../airing/episodeTime.ts';
import { findOutcome, scorePrediction } from '../../airing/predictionScore.ts';
import { findSeason, formatSeasonName } from '../../catalogue/catalogue.ts';
import { profileSchema, userListsPath } from '../../documents/account.ts';
import {
  type AiringSeason,
  airingSeasonPath,
  airingSeasonSchema,
  type Prediction,
  parsePredictionKey,
  predictionPath,
  predictionSchema,
} from '../../documents/airing.ts';
import { toCardItem } from '../card/cardItem.ts';
import {
  countSchema,
  itemIdsSchema,
  keySchema,
  type MaskId,
  type Reader,
  type Shared,
  type ShareView,
  type Stat,
  toMilliseconds,
  toRequestSchema,
  toShareSchema,
} from '../shareParts.ts';
import type { SourceWords } from '../shareSource.ts';

/** What a fan predicted about an episode, once it has closed, and how well that came out. */

const fields = {
  key: keySchema,
  userName: z.string(),
  /** Who really remained, as the fan ranked them, the safest first. */
  itemIds: itemIdsSchema,
  namedFrom: z.number(),
};
const predictionShareSchema = toShareSchema('prediction', fields);
const scoreShareSchema = toShareSchema('score', {
  ...fields,
  /** In hundredths. */
  score: countSchema,
  leftIds: itemIdsSchema,
});
type PredictionShare = z.infer<typeof predictionShareSchema>;
type ScoreShare = z.infer<typeof scoreShareSchema>;

const predictionRequestSchema = toRequestSchema('prediction', { key: keySchema });
const scoreRequestSchema = toRequestSchema('score', { key: keySchema });
type PredictionRequest = z.infer<typeof predictionRequestSchema>;
type ScoreRequest = z.infer<typeof scoreRequestSchema>;

type Content = {
  readonly key: string;
  readonly userId: string;
  readonly userName: string;
  readonly prediction: Prediction;
  readonly season: Pick<AiringSeason, 'seasonId' | 'castIds' | 'episodes'>;
};
type PredictionContent = Content & { readonly kind: 'prediction' };
type ScoreContent = Content & { readonly kind: 'score' };

/** Before it closes, nobody but its owner may see it. */
async function readClosed(key: string, { uid, read, now }: Reader): Promise<Content | undefined> {
  const { seasonId = '' } = parsePredictionKey(key) ?? {};
  const season = airingSeasonSchema.safeParse(await read(airingSeasonPath(seasonId))).data;
  if (!season || !isPredictionClosed(season, key, now)) return undefined;
  const prediction = predictionSchema.safeParse(await read(predictionPath(key, uid))).data;
  const profile = profileSchema.safeParse(await read(userListsPath(uid))).data;
  return prediction && profile && { key, userId: uid, userName: profile.displayName, prediction, season };
}

const getEpisode = (key: string) => parsePredictionKey(key)?.episode ?? 1;

function findScore({ key, prediction, season }: Content): number | undefined {
  return scorePrediction(prediction.order, findOutcome(season, getEpisode(key)));
}

/** From when a share about an episode may name people, in milliseconds since 1970: those who watch on another day are not spoiled. */
function findNamedFrom({ episodes }: Pick<AiringSeason, 'episodes'>, key: string): number {
  const episode = episodes.find(({ number }) => number === getEpisode(key));
  return findNextFriday(Date.parse(episode?.airsAt ?? '') || 0);
}

function build(content: Content) {
  const { key, userId, userName, prediction, season } = content;
  const { remainingIds } = findOutcome(season, getEpisode(key));
  const itemIds = prediction.order.filter((id) => remainingIds.includes(id));
  const namedFrom = findNamedFrom(season, key);
  const items = itemIds.map((id) => ({ id, seasonId: season.seasonId }));
  return {
    share: {
      hasNames: true,
      updatedAt: toMilliseconds(prediction.at),
      key,
      userName,
      itemIds,
      namedFrom,
    },
    parts: [{ source: predictionPath(key, userId), items, ownerId: userId, namedFrom }],
  };
}

const reword = <Share extends { userName: string }>(share: Share, [words]: readonly SourceWords[]): Share =>
  words ? { ...share, userName: words.author } : share;

function mask<Share extends PredictionShare | ScoreShare>(share: Share, maskId: MaskId): Share {
  const leftIds = 'leftIds' in share ? { leftIds: share.leftIds.map(maskId) } : {};
  return { ...share, itemIds: share.itemIds.map(maskId), ...leftIds };
}

/** 'Season 50, episode 7'. */
export function nameEpisode(key: string): string {
  const { seasonId = '', episode } = parsePredictionKey(key) ?? {};
  const season = formatSeasonName(findSeason(seasonId)?.name ?? seasonId);
  return episode === 1 ? `${season}, winner first` : `${season}, episode ${episode}`;
}

const toItems = ({ key, itemIds }: PredictionShare | ScoreShare) =>
  itemIds.map((id, index) => ({ id, rank: index + 1, seasonId: parsePredictionKey(key)?.seasonId }));

const getSeasonPath = ({ key }: PredictionShare | ScoreShare) =>
  `/predictions/${parsePredictionKey(key)?.seasonId}`;

/** The caller's own prediction. */
export const predictionShare = {
  schema: predictionShareSchema,
  requestSchema: predictionRequestSchema,
  async read({ key }: PredictionRequest, reader: Reader): Promise<PredictionContent | undefined> {
    const content = await readClosed(key, reader);
    return content && { ...content, kind: 'prediction' };
  },
  build(content: PredictionContent): Shared<PredictionShare, PredictionRequest> {
    const { share, parts } = build(content);
    const { key } = content;
    const title = getEpisode(key) === 1 ? 'The whole season' : 'Who is safest';
    return { share: { kind: 'prediction', title, ...share }, request: { kind: 'prediction', key }, parts };
  },
  mask: mask<PredictionShare>,
  reword: reword<PredictionShare>,
  view: (share: PredictionShare): ShareView => ({
    eyebrow: nameEpisode(share.key),
    heading: `${nameEpisode(share.key)}: my prediction`,
    items: toItems(share),
    stats: [],
  }),
  getPath: getSeasonPath,
};

/** How well the caller knew who leaves. */
export const scoreShare = {
  schema: scoreShareSchema,
  requestSchema: scoreRequestSchema,
  async read({ key }: ScoreRequest, reader: Reader): Promise<ScoreContent | undefined> {
    const content = await readClosed(key, reader);
    return content && findScore(content) !== undefined ? { ...content, kind: 'score' } : undefined;
  },
  build(content: ScoreContent): Shared<ScoreShare, ScoreRequest> {
    const { share, parts } = build(content);
    const { key, season } = content;
    const leftIds = [...(findOutcome(season, getEpisode(key)).leftIds ?? [])];
    return {
      share: { kind: 'score', title: 'I called it', ...share, score: findScore(content) ?? 0, leftIds },
      request: { kind: 'score', key },
      parts,
    };
  },
  mask: mask<ScoreShare>,
  reword: reword<ScoreShare>,
  view(share: ScoreShare): ShareView {
    const { key, score, leftIds, itemIds } = share;
    const items = toItems(share);
    const left = items
      .filter(({ id }) => leftIds.includes(id))
      .map((item): Stat => {
        const { name } = toCardItem(item);
        return {
          value: `#${item.rank} of ${itemIds.length}`,
          label: name === '' ? 'who left' : `${name}, who left`,
        };
      });
    return {
      eyebrow: nameEpisode(key),
      heading: `I called it: ${score / 100} of 100`,
      items,
      stats: [{ value: String(score / 100), label: 'of 100', isHuge: true }, ...left.slice(0, 1)],
    };
  },
  getPath: getSeasonPath,
};
