import { findCalls, findOutcome, isCalled, scorePrediction } from '@outrank/shared/airing/predictionScore';
import { sum } from '@outrank/shared/ballots/topTen';
import {
  type AiringSeason,
  NOTHING_RECORDED,
  type PublishedPredictions,
  type Standing,
} from '@outrank/shared/documents/airing';
import { formatCount } from '@outrank/shared/text/text';
import { toOrdinal } from '#features/results/resultsText.ts';
import { lazyValue, pluralize } from '#ui/format.ts';

type Predicted = {
  season: Pick<AiringSeason, 'castIds' | 'episodes'>;
  /** One that the reader has seen. */
  episode: number;
  /** What they predicted about it; undefined without a prediction. */
  order: readonly string[] | undefined;
  results: Pick<PublishedPredictions, 'count' | 'crowd'> | null;
  standing: Pick<Standing, 'episodes' | 'calledIn'>;
};

export type EpisodeFacts = ReturnType<typeof findEpisodeFacts>;

/** What happened in an episode, beside what the reader and all fans had said. Before the first, that is the whole season. */
export function findEpisodeFacts({ season, episode, order, results, standing }: Predicted) {
  const { leftIds, backIds } = season.episodes[episode - 1] ?? NOTHING_RECORDED;
  const outcome = findOutcome(season, episode);
  const { remainingIds } = outcome;
  const ranked = order?.filter((id) => remainingIds.includes(id)) ?? [];
  const missing = remainingIds.filter((id) => !ranked.includes(id));
  const points = order && scorePrediction(order, outcome);
  const pick = episode > 1 ? ranked.at(-1) : undefined;
  const lastCounts = results?.crowd.map(({ id, lastCount }) => (leftIds.includes(id) ? lastCount : 0)) ?? [];
  return {
    leftIds,
    backIds,
    /** Everybody who was in, safest first. Whoever a correction brought back has the middle place. */
    torches: ranked.toSpliced(Math.floor(ranked.length / 2), 0, ...missing),
    ranked,
    pick,
    hasPredicted: order !== undefined,
    isCalled: order !== undefined && isCalled(order, outcome),
    /** In hundredths; undefined when the episode does not count. */
    points,
    calls: order && points !== undefined ? findCalls(standing, season, episode, order) : undefined,
    /** How many of all fans called it. */
    crowd: results && points !== undefined ? { called: sum(lastCounts), count: results.count } : undefined,
  };
}

const list = lazyValue(() => new Intl.ListFormat('en'));

/** @param nameOf undefined for whom the shield hides. */
export function describeEpisodeFacts(facts: EpisodeFacts, nameOf: (id: string) => string | undefined) {
  const { leftIds, backIds, ranked, isCalled: called, hasPredicted, points, pick } = facts;
  const nameAll = (ids: readonly string[]) => {
    const names = ids.flatMap((id) => nameOf(id) ?? []);
    if (names.length === ids.length) return list().format(names);
    return ids.length === 1 ? 'Somebody' : `${ids.length} castaways`;
  };
  const left = leftIds.length === 0 ? 'Nobody went home.' : `${nameAll(leftIds)} went home.`;
  const back = backIds.filter((id) => !leftIds.includes(id));
  const backAndOut = backIds.filter((id) => leftIds.includes(id));
  const doesNotCount = hasPredicted && pick !== undefined && points === undefined;
  return {
    /** Above the line that tells that it was called. */
    kicker: called ? left : '',
    headline: called ? 'You called it.' : [left, describePlaces(leftIds, ranked, nameAll)].join(' ').trim(),
    notes: [
      describeCrowd(facts),
      back.length > 0 && `${nameAll(back)} ${back.length > 1 ? 'are' : 'is'} back in the game.`,
      backAndOut.length > 0 && `${nameAll(backAndOut)} had come back in the same episode.`,
      doesNotCount && 'This episode does not count.',
      !hasPredicted && 'You did not predict this one.',
    ].filter((note) => note !== false && note !== ''),
  };
}

/** `You had them 4th of 13.` */
function describePlaces(
  leftIds: readonly string[],
  ranked: readonly string[],
  nameAll: (ids: readonly string[]) => string,
): string {
  const had = leftIds.filter((id) => ranked.includes(id));
  if (had.length === 0) return '';
  const places = list().format(had.map((id) => toOrdinal(ranked.indexOf(id) + 1)));
  const who = had.length === leftIds.length ? 'them' : nameAll(had);
  return `You had ${who} ${places} of ${ranked.length}.`;
}

/** `Only 8 of 35 fans did.` after 'You called it.', else how many fans called it. */
function describeCrowd({ crowd, isCalled: called }: EpisodeFacts): string {
  if (!crowd || crowd.count === 0) return '';
  const fans = pluralize(crowd.count, 'fan');
  if (called) {
    if (crowd.count === 1) return 'Nobody else predicted it.';
    if (crowd.called <= 1) return `Only you did, of ${fans}.`;
    if (crowd.called === crowd.count) return `All ${fans} did.`;
    return `${2 * crowd.called < crowd.count ? 'Only ' : ''}${formatCount(crowd.called)} of ${fans} did.`;
  }
  if (crowd.count === 1) return '';
  return `${crowd.called === 0 ? 'None' : formatCount(crowd.called)} of ${fans} called it.`;
}
