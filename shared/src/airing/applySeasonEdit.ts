import { findContestant, getPublishedCast, type PublishedSeason } from '../catalogue/catalogue.ts';
import { type AiringSeason, type Episode, NOTHING_RECORDED, toPredictionKey } from '../documents/airing.ts';
import { findPublishingProblem, PUBLISHED_SEASONS_MAX } from '../documents/publishedSeasons.ts';
import { toSlug } from '../text/text.ts';
import type { SeasonEdit } from './seasonCall.ts';

/** What is stored when a curator edits. */
export type SeasonWorld = {
  /** All seasons that were ever followed, in the order of their announcements. Only the last one is still edited as a whole. */
  readonly seasons: readonly AiringSeason[];
  readonly published: readonly PublishedSeason[];
  /** Whether somebody has predicted the last one, where that is known. */
  readonly isPredicted?: boolean;
};

/**
 * What an edit makes of it: the season, null when it is withdrawn, and what is published when that changes; or why it cannot be
 * done, for the curator.
 */
type SeasonChange =
  | { readonly season: AiringSeason | null; readonly published?: readonly PublishedSeason[] }
  | string;

const nameOf = (id: string) => findContestant(id)?.name ?? id;
const nameSeason = (seasonId: string) => `Season ${seasonId.slice(1)}`;

export const countRecorded = ({ episodes }: Pick<AiringSeason, 'episodes'>): number =>
  episodes.filter(({ recordedAt }) => recordedAt !== null).length;

/** How a castaway left the game last, or came back into it. */
export type Move = { readonly isOut: boolean; readonly episode: number };

/**
 * The last move of everybody who has left before an episode, or at all. Whoever comes back does so before anybody leaves in
 * the same episode, so that one castaway can do both in it.
 */
export function findMoves(
  { episodes }: Pick<AiringSeason, 'episodes'>,
  episode = Number.POSITIVE_INFINITY,
): ReadonlyMap<string, Move> {
  const before = episodes.filter(({ number }) => number < episode);
  return new Map<string, Move>(
    before.flatMap(({ number, backIds, leftIds }) => [
      ...backIds.map((id) => [id, { isOut: false, episode: number }] as const),
      ...leftIds.map((id) => [id, { isOut: true, episode: number }] as const),
    ]),
  );
}

/** Who is in the game before an episode, or at the end, in the order of the cast. */
export function findRemaining(
  season: Pick<AiringSeason, 'castIds' | 'episodes'>,
  episode = Number.POSITIVE_INFINITY,
): string[] {
  const moves = findMoves(season, episode);
  return season.castIds.filter((id) => !moves.get(id)?.isOut);
}

/**
 * The latest record that an episode's scores depend on, in milliseconds since 1970: its own, or that of an earlier episode.
 * What is counted must be counted again when this is later. 0 before the first record.
 */
export function getRecordTime({ episodes }: Pick<AiringSeason, 'episodes'>, episode = Infinity): number {
  const times = episodes.map(({ number, recordedAt }) =>
    number <= episode ? Date.parse(recordedAt ?? '') : 0,
  );
  return Math.max(0, ...times.filter((time) => !Number.isNaN(time)));
}

/** Whether predictions with this key are over. */
export function isPredictionClosed({ open }: AiringSeason, key: string, now: number): boolean {
  return open?.key !== key || (open.closesAt !== null && Date.parse(open.closesAt) <= now);
}

/** What can be predicted next. It stays until it is closed, also when its time has passed. */
function findOpen(season: AiringSeason): AiringSeason['open'] {
  const next = countRecorded(season) + 1;
  const airsAt = season.episodes.find(({ number }) => number === next)?.airsAt;
  const remainingIds = findRemaining(season, next);
  if (season.winnerId !== null || remainingIds.length < 2 || (next > 1 && !airsAt)) return null;
  return { key: toPredictionKey(season.seasonId, next), closesAt: airsAt ?? null, remainingIds };
}

const hasBegun = ({ episodes: [first] }: Pick<AiringSeason, 'episodes'>, now: number): boolean =>
  first !== undefined && (first.recordedAt !== null || Date.parse(first.airsAt) <= now);

/** The season with the status and the open prediction that follow from the rest. */
function settle(season: AiringSeason, now: number): AiringSeason {
  const status = hasBegun(season, now) ? 'airing' : 'announced';
  return { ...season, status: season.winnerId === null ? status : 'finished', open: findOpen(season) };
}

/** The season after the open prediction has closed. */
export function closePrediction(season: AiringSeason, now: number): AiringSeason {
  return { ...settle(season, now), open: null };
}

type Edit<Action extends SeasonEdit['action']> = Extract<SeasonEdit, { action: Action }>;

/** Applies what a curator says, at a time in milliseconds since 1970. An edit may be repeated, and corrected by another one. */
export function applySeasonEdit(world: SeasonWorld, edit: SeasonEdit, now: number): SeasonChange {
  const latest = world.seasons.at(-1);
  if (edit.action === 'announce') return announce(world, edit, now);
  const before = world.seasons.find(({ seasonId }) => seasonId === edit.seasonId);
  if (!before) return `${nameSeason(edit.seasonId)} has not been announced.`;
  if (edit.action === 'correct') return correct(world, before, edit);
  const isOtherWinner = edit.action === 'finish' && edit.winnerId !== null;
  if (before !== latest && !isOtherWinner)
    return `${nameSeason(edit.seasonId)} cannot be changed any more: another season was announced.`;
  if (edit.action === 'withdraw') return withdraw(world, before);
  const season = change(before, edit, now);
  return typeof season === 'string' ? season : { season: settle(season, now) };
}

/** The changed season, or why it cannot be changed. */
function change(season: AiringSeason, edit: Edit<'schedule' | 'record' | 'finish'>, now: number) {
  if (edit.action === 'schedule') return schedule(season, edit, now);
  return edit.action === 'record' ? record(season, edit, now) : finish(season, edit);
}

function announce({ seasons, published }: SeasonWorld, edit: Edit<'announce'>, now: number): SeasonChange {
  const { action: _, ...announced } = edit;
  const seasonId = `s${edit.number}`;
  const latest = seasons.at(-1);
  const known = seasons.find((season) => season.seasonId === seasonId);
  const before = published.find(({ number }) => number === edit.number);
  const castIds = edit.contestants.map(toSlug);
  const others = published.filter((season) => season !== before);
  const { corrected: _names, ...kept } = { ...before };
  const all = [...others, { ...kept, ...announced }].toSorted((a, b) => a.number - b.number);
  const isOtherCast = JSON.stringify(before?.contestants) !== JSON.stringify(edit.contestants);
  if (latest && latest !== known && latest.status !== 'finished')
    return `${nameSeason(latest.seasonId)} is not finished. Finish it before you announce another one.`;
  if (known && known !== latest) return `${nameSeason(seasonId)} was announced before.`;
  if (known && hasBegun(known, now))
    return `${nameSeason(seasonId)} has begun. It cannot be announced again.`;
  if (!known && before?.contestants.length && isOtherCast)
    return `${nameSeason(seasonId)} is published with another cast, which only the script can change.`;
  if (castIds.length < 2) return 'A season has at least two castaways.';
  if (all.length > PUBLISHED_SEASONS_MAX) return `At most ${PUBLISHED_SEASONS_MAX} seasons can be published.`;
  const problem = findPublishingProblem(all);
  if (problem) return problem;
  const season: AiringSeason = {
    seasonId,
    status: 'announced',
    castIds,
    episodes: known?.episodes ?? [],
    open: null,
    winnerId: null,
  };
  return { season: settle(season, now), published: all };
}

/** Takes back a season that was announced by mistake, while nobody has predicted it. */
function withdraw({ published, isPredicted }: SeasonWorld, season: AiringSeason): SeasonChange {
  const { seasonId } = season;
  if (countRecorded(season) > 0) return `${nameSeason(seasonId)} has records. It cannot be withdrawn.`;
  if (isPredicted) return `Fans have predicted ${nameSeason(seasonId)}. It cannot be withdrawn.`;
  return { season: null, published: published.filter(({ number }) => `s${number}` !== seasonId) };
}

/** Corrects names at any time. Somebody who plays again is corrected in all published seasons. */
function correct({ published }: SeasonWorld, season: AiringSeason, edit: Edit<'correct'>): SeasonChange {
  const names = new Map(Object.entries(edit.names));
  const stranger = [...names.keys()].find((id) => !season.castIds.includes(id));
  if (stranger) return `${nameOf(stranger)} is not in the cast.`;
  const renamed = published.map((each): PublishedSeason => {
    const corrected = getPublishedCast(each).map(({ id, name }) => names.get(id) ?? name);
    const { corrected: _, ...others } = each;
    const isSame = corrected.every((name, index) => name === each.contestants[index]);
    return isSame ? others : { ...others, corrected };
  });
  const { name, year } = edit;
  const all = renamed.map((each) => (`s${each.number}` === season.seasonId ? { ...each, name, year } : each));
  const problem = findPublishingProblem(all);
  return problem ?? { season, published: all };
}

function schedule(season: AiringSeason, edit: Edit<'schedule'>, now: number): AiringSeason | string {
  const episodes = new Map(season.episodes.map((episode) => [episode.number, episode]));
  for (const { number, airsAt } of edit.episodes) {
    const known = episodes.get(number) ?? { ...NOTHING_RECORDED, number };
    if (airsAt === null && known.recordedAt) return `Episode ${number} is recorded. It cannot be removed.`;
    if (airsAt === null) episodes.delete(number);
    else episodes.set(number, { ...known, airsAt: new Date(airsAt).toISOString() });
  }
  const sorted = [...episodes.values()].toSorted((a, b) => a.number - b.number);
  const missing = sorted.findIndex(({ number }, index) => number !== index + 1);
  if (missing >= 0) return `Episode ${missing + 1} has no time.`;
  const early = sorted.find(({ airsAt }, index) => airsAt <= (sorted[index - 1]?.airsAt ?? ''));
  if (early) return `Episode ${early.number} must air after episode ${early.number - 1}.`;
  const recorded = sorted.find(({ recordedAt, airsAt }) => recordedAt !== null && Date.parse(airsAt) > now);
  if (recorded) return `Episode ${recorded.number} is recorded, so it has aired.`;
  return { ...season, episodes: sorted };
}

/** Whether there is a record that the curator has not seen. */
const isUnseen = ({ recordedAt }: Episode, { seenAt }: Edit<'record'>) =>
  recordedAt !== null && seenAt !== undefined && seenAt !== recordedAt;

const findRepeated = (ids: readonly string[]) => ids.find((id, index) => ids.indexOf(id) !== index);

/** Why an episode cannot have gone as it is recorded, after those before it. */
function findRecordProblem(season: AiringSeason, { number, backIds, leftIds }: Episode): string | undefined {
  const moves = findMoves(season, number);
  const stranger = [...backIds, ...leftIds].find((id) => !season.castIds.includes(id));
  if (stranger) return `${nameOf(stranger)} is not in the cast.`;
  const repeated = findRepeated(backIds) ?? findRepeated(leftIds);
  if (repeated) return `${nameOf(repeated)} is named twice in episode ${number}.`;
  const present = backIds.find((id) => !moves.get(id)?.isOut);
  if (present)
    return `${nameOf(present)} is in the game before episode ${number}, and cannot come back in it.`;
  const absent = leftIds.find((id) => moves.get(id)?.isOut && !backIds.includes(id));
  if (absent)
    return `${nameOf(absent)} left in episode ${moves.get(absent)?.episode}, and cannot leave in episode ${number} without coming back.`;
  if (findRemaining(season, number + 1).length === 0)
    return `Somebody has to remain after episode ${number}.`;
  return undefined;
}

function record(season: AiringSeason, edit: Edit<'record'>, now: number): AiringSeason | string {
  const { episode: number, backIds, leftIds, title } = edit;
  const episode = season.episodes.find((each) => each.number === number);
  const next = countRecorded(season) + 1;
  if (number > next) return `Record episode ${next} first.`;
  if (!episode) return `Episode ${number} has no time yet.`;
  if (Date.parse(episode.airsAt) > now) return `Episode ${number} has not aired yet.`;
  const isSame = JSON.stringify([episode.backIds, episode.leftIds]) === JSON.stringify([backIds, leftIds]);
  // A new record is later than all before, whatever the clocks of the machines say. Only a title is none.
  const time = new Date(Math.max(now, getRecordTime(season) + 1)).toISOString();
  const recordedAt = isSame ? (episode.recordedAt ?? time) : time;
  const changed = { ...episode, backIds, leftIds, title, recordedAt };
  const recorded = {
    ...season,
    episodes: season.episodes.map((each) => (each === episode ? changed : each)),
  };
  const problem = findRecordProblem(recorded, changed);
  if (problem) return problem;
  for (const later of recorded.episodes.slice(number)) {
    const reason = findRecordProblem(recorded, later);
    if (reason) return `Correct episode ${later.number} first: ${reason}`;
  }
  if (isUnseen(episode, edit) && !(isSame && title === episode.title))
    return `Another moderator has recorded episode ${number} meanwhile. Reload the page to see it.`;
  const isStillWinner =
    season.winnerId !== null && number < next && findRemaining(recorded).includes(season.winnerId);
  return { ...recorded, winnerId: isStillWinner ? season.winnerId : null };
}

function finish(season: AiringSeason, { winnerId }: Edit<'finish'>): AiringSeason | string {
  if (winnerId === null) return { ...season, winnerId };
  if (countRecorded(season) === 0) return 'Record the episodes first.';
  if (!season.castIds.includes(winnerId)) return `${nameOf(winnerId)} is not in the cast.`;
  const move = findMoves(season).get(winnerId);
  if (move?.isOut) return `${nameOf(winnerId)} left in episode ${move.episode}. Correct that one first.`;
  return { ...season, winnerId };
}
