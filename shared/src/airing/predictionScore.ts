import type { AiringSeason, PublishedPredictions, Standing, Standings } from '../documents/airing.ts';
import { toEpisodeId } from '../documents/airing.ts';
import { findRemaining } from './applySeasonEdit.ts';

/*
 * Scores and average places are whole hundredths, rounded half up. Places are doubled inside, because whoever is missing from
 * an order has the middle place, which may be a half.
 */

/**
 * An episode as predictions about it are scored: who really remained before it, and who left; null before it is recorded, and
 * for the first one, before which the order of the whole season is predicted.
 */
export type EpisodeOutcome = {
  readonly remainingIds: readonly string[];
  readonly leftIds: readonly string[] | null;
};

export function findOutcome(
  season: Pick<AiringSeason, 'castIds' | 'episodes'>,
  episode: number,
): EpisodeOutcome {
  const found = season.episodes.find(({ number }) => number === episode);
  return {
    remainingIds: findRemaining(season, episode),
    leftIds: found?.recordedAt && episode > 1 ? found.leftIds : null,
  };
}

const divideHalfUp = (dividend: number, divisor: number) =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/**
 * Twice the place of everybody who really remained: in the order without whoever had left, from 1 for the safest. Whoever is
 * missing from it, because a correction brought them back, has the middle place.
 */
function toDoubledPlaces(order: readonly string[], remainingIds: readonly string[]): Map<string, number> {
  const remaining = new Set(remainingIds);
  const places = new Map(remainingIds.map((id) => [id, remainingIds.length + 1]));
  for (const [index, id] of order.filter((each) => remaining.has(each)).entries())
    places.set(id, 2 * (index + 1));
  return places;
}

/** The score of an order; undefined when the episode does not count, because nobody or everybody left. */
export function scorePrediction(order: readonly string[], { remainingIds, leftIds }: EpisodeOutcome) {
  const [all, left] = [remainingIds.length, leftIds?.length ?? 0];
  if (left === 0 || left >= all) return undefined;
  const places = toDoubledPlaces(order, remainingIds);
  const sum = (leftIds ?? []).reduce((total, id) => total + (places.get(id) ?? 0) - 2, 0);
  const low = left * (left - 1);
  const score = divideHalfUp(10_000 * (sum - low), 2 * left * (all - left));
  // Several in the middle place can add up to less or more than any whole order.
  return Math.min(Math.max(score, 0), 10_000);
}

/** What is known of the predictions that were counted so far. */
export type PredictionTally = {
  readonly count: number;
  /** Doubled. */
  readonly placeSums: ReadonlyMap<string, number>;
  readonly lastCounts: ReadonlyMap<string, number>;
  readonly scores: readonly number[];
};

export const EMPTY_PREDICTION_TALLY: PredictionTally = {
  count: 0,
  placeSums: new Map(),
  lastCounts: new Map(),
  scores: Array<number>(101).fill(0),
};

/** Adds orders to a tally. */
export function addToPredictionTally(
  before: PredictionTally,
  orders: readonly (readonly string[])[],
  outcome: EpisodeOutcome,
): PredictionTally {
  const placeSums = new Map(before.placeSums);
  const lastCounts = new Map(before.lastCounts);
  const scores = [...before.scores];
  const remaining = new Set(outcome.remainingIds);
  for (const order of orders) {
    for (const [id, place] of toDoubledPlaces(order, outcome.remainingIds))
      placeSums.set(id, (placeSums.get(id) ?? 0) + place);
    const last = order.findLast((id) => remaining.has(id));
    if (last !== undefined) lastCounts.set(last, (lastCounts.get(last) ?? 0) + 1);
    const score = scorePrediction(order, outcome);
    if (score !== undefined) scores[Math.floor(score / 100)] = (scores[Math.floor(score / 100)] ?? 0) + 1;
  }
  return { count: before.count + orders.length, placeSums, lastCounts, scores };
}

/** What is published of a tally: the safest first, those with equal places by id. */
export function toPublishedPredictions(
  { count, placeSums, lastCounts, scores }: PredictionTally,
  { remainingIds, leftIds }: EpisodeOutcome,
): Omit<PublishedPredictions, 'closedAt'> {
  const crowd = remainingIds.map((id) => ({
    id,
    averagePlace: count === 0 ? 0 : divideHalfUp(100 * (placeSums.get(id) ?? 0), 2 * count),
    lastCount: lastCounts.get(id) ?? 0,
  }));
  const bySafety = crowd.toSorted((a, b) => a.averagePlace - b.averagePlace || (a.id < b.id ? -1 : 1));
  const doesCount = leftIds !== null && leftIds.length > 0 && leftIds.length < remainingIds.length;
  return {
    count,
    crowd: bySafety,
    ...(leftIds && { leftIds: [...leftIds] }),
    ...(doesCount && { scores: [...scores] }),
  };
}

type Scored = Omit<Standing, 'episodes' | 'total' | 'submitted'> & {
  readonly episodes: Readonly<Record<string, unknown>>;
};

/**
 * A standing with the score of an episode, or without it; undefined when none is left. What is no score to this version stays,
 * and does not count.
 */
export function withScore(present: Scored, episode: number, score?: number) {
  const { [toEpisodeId(episode)]: _, ...others } = present.episodes;
  const episodes = score === undefined ? others : { ...others, [toEpisodeId(episode)]: score };
  if (Object.keys(episodes).length === 0) return undefined;
  const scores = Object.values(episodes).filter((each) => typeof each === 'number');
  const total = scores.reduce((sum, each) => sum + each, 0);
  return { ...present, total, episodes, submitted: scores.length };
}

/** Totals are counted by steps of ten points. */
export const TOTAL_STEP = 1000;

/** How many percent of the other fans have a total in a lower step, rounded down; undefined when there are no others. */
export function findBetterThan({ count, totals }: Standings, total: number): number | undefined {
  const lower = totals.slice(0, Math.floor(total / TOTAL_STEP)).reduce((sum, each) => sum + each, 0);
  return count > 1 ? Math.floor((100 * lower) / (count - 1)) : undefined;
}
