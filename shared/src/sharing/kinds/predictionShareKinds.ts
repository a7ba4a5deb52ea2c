import * as z from 'zod/mini';
import { paths } from '../../addresses.ts';
import { isPredictionClosed } from '../../airing/applySeasonEdit.ts';
import { findNextFriday } from '../../airing/episodeTime.ts';
import { findCalls, findOutcome, scorePrediction } from '../../airing/predictionScore.ts';
import { nameSeason } from '../../catalogue/catalogue.ts';
import { profileSchema, userListsPath } from '../../documents/account.ts';
import {
  type AiringSeason,
  airingSeasonPath,
  airingSeasonSchema,
  NO_STANDING,
  type Prediction,
  parsePredictionKey,
  predictionKeySchema,
  predictionPath,
  predictionSchema,
  type Standing,
  standingPath,
  standingSchema,
} from '../../documents/airing.ts';
import { toCardItem } from '../card/cardItem.ts';
import {
  countSchema,
  itemIdsSchema,
  keySchema,
  type MaskId,
  type Reader,
  type ShareKindOf,
  type Stat,
  toMilliseconds,
  toSchemas,
} from '../shareParts.ts';

/** What a fan predicted about an episode, once it has closed, and how well that came out. */

const fields = {
  key: keySchema,
  userName: z.string(),
  /** Who really remained, as the fan ranked them, the safest first. */
  itemIds: itemIdsSchema,
  namedFrom: z.number(),
};
/** `score` is in hundredths. */
const scoreFields = { ...fields, score: countSchema, leftIds: itemIdsSchema };
const predictionSchemas = toSchemas('prediction', fields, { key: predictionKeySchema });
const scoreSchemas = toSchemas('score', scoreFields, { key: predictionKeySchema });
type AnyShare = z.infer<(typeof predictionSchemas | typeof scoreSchemas)['schema']>;

type Content = Readonly<{
  key: string;
  userId: string;
  userName: string;
  prediction: Prediction;
  season: Pick<AiringSeason, 'seasonId' | 'castIds' | 'episodes'>;
}>;

type ContentOf<Kind> = Content & { readonly kind: Kind };
/** With what the fan called in the season so far. */
type ScoreContent = ContentOf<'score'> & { readonly standing: Pick<Standing, 'episodes' | 'calledIn'> };

/** The season and the episode of a stored key. */
export const readKey = (key: string) => parsePredictionKey(key) ?? { seasonId: '', episode: 1 };

/** Before it closes, nobody but its owner may see it. */
async function readClosed(key: string, { uid, read, now }: Reader): Promise<Content | undefined> {
  const { seasonId } = readKey(key);
  const season = airingSeasonSchema.safeParse(await read(airingSeasonPath(seasonId))).data;
  if (!season || !isPredictionClosed(season, key, now)) return undefined;
  const prediction = predictionSchema.safeParse(await read(predictionPath(key, uid))).data;
  const profile = profileSchema.safeParse(await read(userListsPath(uid))).data;
  return prediction && profile && { key, userId: uid, userName: profile.displayName, prediction, season };
}

function findScore({ key, prediction, season }: Content): number | undefined {
  return scorePrediction(prediction.order, findOutcome(season, readKey(key).episode));
}

function build({ key, userId, userName, prediction, season }: Content) {
  const { seasonId, episode } = readKey(key);
  const { remainingIds } = findOutcome(season, episode);
  const itemIds = prediction.order.filter((id) => remainingIds.includes(id));
  // Those who watch on another day are not spoiled.
  const airsAt = season.episodes.find(({ number }) => number === episode)?.airsAt ?? '';
  const namedFrom = findNextFriday(Date.parse(airsAt) || 0);
  const items = itemIds.map((id) => ({ id, seasonId }));
  return {
    share: { hasNames: true, updatedAt: toMilliseconds(prediction.at), key, userName, itemIds, namedFrom },
    parts: [{ source: predictionPath(key, userId), items, ownerId: userId, namedFrom }],
  };
}

function mask<Share extends AnyShare>(share: Share, maskId: MaskId): Share {
  const leftIds = 'leftIds' in share ? { leftIds: share.leftIds.map(maskId) } : {};
  return { ...share, itemIds: share.itemIds.map(maskId), ...leftIds };
}

/** 'Season 50, episode 7'. */
export function nameEpisode(key: string): string {
  const { seasonId, episode } = readKey(key);
  const season = nameSeason(seasonId);
  return episode === 1 ? `${season}, winner first` : `${season}, episode ${episode}`;
}

const toItems = ({ key, itemIds }: AnyShare) =>
  itemIds.map((id, index) => ({ id, rank: index + 1, seasonId: readKey(key).seasonId }));

const getSeasonPath = ({ key }: AnyShare) => paths.seasonPredictions(readKey(key).seasonId);

/** The caller's own prediction. */
export const predictionShareKind: ShareKindOf<typeof predictionSchemas, ContentOf<'prediction'>> = {
  ...predictionSchemas,
  async read({ key }, reader) {
    const content = await readClosed(key, reader);
    return content && { ...content, kind: 'prediction' };
  },
  build(content) {
    const { share, parts } = build(content);
    const { key } = content;
    const title = readKey(key).episode === 1 ? 'The whole season' : 'Who is safest';
    return { share: { kind: 'prediction', title, ...share }, request: { kind: 'prediction', key }, parts };
  },
  mask,
  view: (share) => ({
    eyebrow: nameEpisode(share.key),
    heading: `${nameEpisode(share.key)}: my prediction`,
    items: toItems(share),
  }),
  getPath: getSeasonPath,
};

/** 'I called 6 of 9', which tells nothing of later episodes. */
function describeCalls({ key, season, standing, prediction }: ScoreContent): string {
  const { called, predicted } = findCalls(standing, season, readKey(key).episode, prediction.order);
  return called === 0 ? 'How well I knew' : `I called ${called} of ${predicted}`;
}

/** How well the caller knew who leaves. */
export const scoreShareKind: ShareKindOf<typeof scoreSchemas, ScoreContent> = {
  ...scoreSchemas,
  async read({ key }, reader) {
    const content = await readClosed(key, reader);
    if (!content || findScore(content) === undefined) return undefined;
    const stored = await reader.read(standingPath(readKey(key).seasonId, reader.uid));
    // Until it is counted, there is none.
    const standing = standingSchema.safeParse(stored).data ?? NO_STANDING;
    return { ...content, kind: 'score', standing };
  },
  build(content) {
    const { share, parts } = build(content);
    const { key, season } = content;
    const leftIds = [...(findOutcome(season, readKey(key).episode).leftIds ?? [])];
    const [title, score] = [describeCalls(content), findScore(content) ?? 0];
    return {
      share: { kind: 'score', title, ...share, score, leftIds },
      request: { kind: 'score', key },
      parts,
    };
  },
  mask,
  view(share) {
    const { title, key, score, leftIds, itemIds } = share;
    const items = toItems(share);
    const stats: Stat[] = [{ value: String(score / 100), label: 'of 100', isHuge: true }];
    const left = items.find(({ id }) => leftIds.includes(id));
    if (left) {
      const { name } = toCardItem(left);
      const label = name === '' ? 'who left' : `${name}, who left`;
      stats.push({ value: `#${left.rank} of ${itemIds.length}`, label });
    }
    return {
      eyebrow: nameEpisode(key),
      heading: `${title}. ${nameEpisode(key)}: ${score / 100} of 100`,
      items,
      stats,
    };
  },
  getPath: getSeasonPath,
};
