import {
  type AiringSeason,
  type Episode,
  NOTHING_RECORDED,
  parsePredictionKey,
} from '../documents/airing.ts';
import type { SpoilerChoice } from '../documents/spoilerChoice.ts';
import { countRecorded } from './applySeasonEdit.ts';

/*
 * The one place that decides who may see what depends on an episode: who left, who remains, scores, standings, and what all
 * fans predicted. Pages get a season only through `showSeason`.
 */

/** Whoever has said nothing about the season sees what aired longer ago than this. */
const UNSAID_MS = 7 * 24 * 60 * 60 * 1000;

/** What a reader has said; of a visitor, the choice of the browser. */
export type AiringChoice = Pick<SpoilerChoice, 'airing' | 'watchesLive'>;

/** A season as a reader may know it. */
export type ShownSeason = Readonly<ReturnType<typeof showSeason>>;

/** The last episode that a reader has seen, at a time in milliseconds since 1970. Who watches live has seen what is recorded. */
function findKnownEpisode(season: AiringSeason, { airing, watchesLive }: AiringChoice, now: number): number {
  const said = airing?.seasonId === season.seasonId ? airing.episode : undefined;
  const hasSeen = ({ number, airsAt, recordedAt }: Episode) => {
    const age = now - Date.parse(airsAt);
    if (age < 0) return false;
    if (watchesLive && recordedAt !== null) return true;
    return said === undefined ? !watchesLive && age > UNSAID_MS : number <= said;
  };
  return season.episodes.findLast(hasSeen)?.number ?? 0;
}

/** A season without what the reader must not know. */
export function showSeason(season: AiringSeason, choice: AiringChoice, now: number) {
  const knownEpisode = findKnownEpisode(season, choice, now);
  const recordedEpisode = countRecorded(season);
  const knowsAll = knownEpisode >= recordedEpisode;
  const { open, episodes, winnerId } = season;
  const isForKnown = open && (parsePredictionKey(open.key)?.episode ?? Infinity) <= knownEpisode + 1;
  return {
    ...season,
    /** Those that the reader has not seen tell when they air, and nothing else. */
    episodes: episodes.map((episode) =>
      episode.number <= knownEpisode ? episode : { ...episode, ...NOTHING_RECORDED },
    ),
    /** `remainingIds` is null for readers who have not seen the episode before: they are told so, and may say that they have. */
    open: open && { ...open, remainingIds: isForKnown ? open.remainingIds : null },
    winnerId: knowsAll ? winnerId : null,
    /** The last episode that the reader has seen, 0 for none. */
    knownEpisode,
    /** The last episode that has aired, 0 for none. */
    airedEpisode: season.episodes.findLast(({ airsAt }) => Date.parse(airsAt) <= now)?.number ?? 0,
    /** The last one that is recorded, whether or not the reader has seen it; 0 for none. */
    recordedEpisode,
    /** Whether they may see the standings: they know everything that is recorded. */
    knowsAll,
  };
}

/** Whether the reader may see what all fans predicted about this key's episode, and how well: `predictionResults/{key}`. */
export function mayShowResults({ seasonId, knownEpisode }: ShownSeason, key: string): boolean {
  const about = parsePredictionKey(key);
  return about?.seasonId === seasonId && about.episode <= knownEpisode;
}
