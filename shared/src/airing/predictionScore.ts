import type { AiringSeason, PublishedPredictions, Standing, Standings } from '../documents/airing.ts';
import { toEpisodeId } from '../documents/airing.ts';
import { findRemaining } from './applySeasonEdit.ts';

/*
 * Scores and average places are whole hundredths, rounded half up. Places are doubled inside, because whoever is missing from
 * an order has the middle place, which may be a half.
 */

/**
 * An episode as predictions about it are scored: who was really in the game before it, and who left; null before it is
 * recorded, and for the first one, before which the order of the whole season is predicted.
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

/**
 * Who left of those that could be predicted; undefined when the episode does not count, because none or all of them left.
 * Whoever came back in it was not offered.
 */
function findScored({ remainingIds, leftIds }: EpisodeOutcome): readonly string[] | undefined {
  const scored = leftIds?.filter((id) => remainingIds.includes(id)) ?? [];
  return scored.length > 0 && scored.length < remainingIds.length ? scored : undefined;
}

/** The score of an order; undefined when the episode does not count. */
export function scorePrediction(order: readonly string[], outcome: EpisodeOutcome): number | undefined {
  const scored = findScored(outcome);
  if (!scored) return undefined;
  const [all, left] = [outcome.remainingIds.length, scored.length];
  const places = toDoubledPlaces(order, outcome.remainingIds);
  const sum = scored.reduce((total, id) => total + (places.get(id) ?? 0) - 2, 0);
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
  for (const order of orders) {
    for (const [id, place] of toDoubledPlaces(order, outcome.remainingIds))
      placeSums.set(id, (placeSums.get(id) ?? 0) + place);
    const last = findLast(order, outcome);
    if (last !== undefined) lastCounts.set(last, (lastCounts.get(last) ?? 0) + 1);
    const score = scorePrediction(order, outcome);
    if (score !== undefined) scores[Math.floor(score / 100)] = (scores[Math.floor(score / 100)] ?? 0) + 1;
  }
  return { count: before.count + orders.length, placeSums, lastCounts, scores };
}

/** What is published of a tally: the safest first, those with equal places by id. */
export function toPublishedPredictions(
  { count, placeSums, lastCounts, scores }: PredictionTally,
  outcome: EpisodeOutcome,
): Omit<PublishedPredictions, 'closedAt'> {
  const { remainingIds, leftIds } = outcome;
  const crowd = remainingIds.map((id) => ({
    id,
    averagePlace: count === 0 ? 0 : divideHalfUp(100 * (placeSums.get(id) ?? 0), 2 * count),
    lastCount: lastCounts.get(id) ?? 0,
  }));
  const bySafety = crowd.toSorted((a, b) => a.averagePlace - b.averagePlace || (a.id < b.id ? -1 : 1));
  return {
    count,
    crowd: bySafety,
    ...(leftIds && { leftIds: [...leftIds] }),
    ...(findScored(outcome) && { scores: [...scores] }),
  };
}

/** Whom an order has last, of those who were really in the game. */
const findLast = (order: readonly string[], { remainingIds }: EpisodeOutcome) =>
  order.findLast((id) => remainingIds.includes(id));

/** Whether whom an order has last left in an episode that counts. */
export function isCalled(order: readonly string[], outcome: EpisodeOutcome): boolean {
  const last = findLast(order, outcome);
  return last !== undefined && findScored(outcome)?.includes(last) === true;
}

/** The ids of the episodes that count so far, like `e07`, in their order. */
export function findScoredEpisodes(season: Pick<AiringSeason, 'castIds' | 'episodes'>): string[] {
  const scored = season.episodes.filter(({ number }) => findScored(findOutcome(season, number)));
  return scored.map(({ number }) => toEpisodeId(number));
}

type Scored = Pick<Standing, 'displayName'> & {
  readonly episodes: Readonly<Record<string, unknown>>;
  readonly calledIn?: readonly string[];
};

/** What an order scored in an episode, in hundredths of a point, and whether it called who leaves. */
type EpisodeScore = { readonly score: number; readonly isCalled: boolean };

/** Undefined when the episode does not count. */
export function scoreEpisodeOrder(
  order: readonly string[],
  outcome: EpisodeOutcome,
): EpisodeScore | undefined {
  const score = scorePrediction(order, outcome);
  return score === undefined ? undefined : { score, isCalled: isCalled(order, outcome) };
}

/**
 * A standing with what its user scored in an episode, or without it; undefined when nothing is left. `scoredEpisodes` are all
 * that count so far. What is no score to this version stays, and does not count.
 */
export function withScore(
  present: Scored,
  episode: number,
  scored: EpisodeScore | undefined,
  scoredEpisodes: readonly string[],
) {
  const id = toEpisodeId(episode);
  const { [id]: _, ...others } = present.episodes;
  const episodes = scored ? { ...others, [id]: scored.score } : others;
  if (Object.keys(episodes).length === 0) return undefined;
  const scores = Object.values(episodes).filter((each) => typeof each === 'number');
  const total = scores.reduce((sum, each) => sum + each, 0);
  const otherCalls = present.calledIn?.filter((other) => other !== id) ?? [];
  const calledIn = [...otherCalls, ...(scored?.isCalled ? [id] : [])].toSorted();
  return {
    ...present,
    ...{ total, episodes, submitted: scores.length, called: calledIn.length, calledIn },
    streak: countStreak(calledIn, scoredEpisodes),
  };
}

/** How many of the last scored episodes were called in a row. */
export function countStreak(calledIn: readonly string[], scoredEpisodes: readonly string[]): number {
  const missed = scoredEpisodes.findLastIndex((id) => !calledIn.includes(id));
  return scoredEpisodes.length - 1 - missed;
}

/**
 * How often a fan had called who leaves once an episode was over: of how many episodes that they predicted, and how many in a
 * row. `order` is what they predicted about it, which a standing may not have yet.
 */
export function findCalls(
  { episodes, calledIn }: Pick<Standing, 'episodes' | 'calledIn'>,
  season: Pick<AiringSeason, 'castIds' | 'episodes'>,
  episode: number,
  order: readonly string[],
) {
  const id = toEpisodeId(episode);
  const scored = findScoredEpisodes(season).filter((each) => each <= id);
  const called = scored.filter((each) =>
    each === id ? isCalled(order, findOutcome(season, episode)) : calledIn.includes(each),
  );
  const predicted = scored.filter((each) => each === id || each in episodes);
  return { called: called.length, predicted: predicted.length, streak: countStreak(called, scored) };
}

/** Totals are counted by steps of ten points. */
export const TOTAL_STEP = 1000;

/** How many percent of the other fans have a total in a lower step, rounded down; undefined when there are no others. */
export function findBetterThan({ count, totals }: Standings, total: number): number | undefined {
  const lower = totals.slice(0, Math.floor(total / TOTAL_STEP)).reduce((sum, each) => sum + each, 0);
  return count > 1 ? Math.floor((100 * lower) / (count - 1)) : undefined;
}
