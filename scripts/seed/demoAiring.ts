import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoUsers } from '@outrank/shared/accounts/demoUsers';
import { applySeasonEdit, countRecorded, findRemaining } from '@outrank/shared/airing/applySeasonEdit';
import { findNextWednesday } from '@outrank/shared/airing/episodeTime';
import type { SeasonEdit } from '@outrank/shared/airing/seasonCall';
import type { PublishedSeason } from '@outrank/shared/catalogue/catalogue';
import {
  type AiringSeason,
  airingSeasonPath,
  predictionPath,
  toAiringNote,
  toPredictionKey,
  toStoredSeason,
} from '@outrank/shared/documents/airing';
import { groupPath } from '@outrank/shared/documents/group';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { type SeasonFacts, seasonFactsSchema } from '@outrank/shared/facts/seasonFacts';
import type { SeededRandom } from '@outrank/shared/testing/seededRandom';
import { toSlug } from '@outrank/shared/text/text';
import * as z from 'zod';
import { rootFolder } from '../lib/folders.ts';
import { HelpfulError } from '../lib/helpfulError.ts';
import type { SeedDocument } from './demoContent.ts';

/** The season that airs in the demo world, and how many of its episodes are recorded there. */
const SEASON = 50;
const RECORDED = 7;
const PREDICTORS = 54;
const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

function readFacts(): SeasonFacts {
  const file = readFileSync(join(rootFolder, 'data/survivor-facts.json'), 'utf8');
  const facts = z
    .array(seasonFactsSchema)
    .parse(JSON.parse(file))
    .find(({ number }) => number === SEASON);
  if (!facts) throw new HelpfulError(`data/survivor-facts.json has no season ${SEASON}.`);
  return facts;
}

/**
 * The season after these edits, each at its time.
 * @throws HelpfulError when a curator could not do this.
 */
export function applyEdits(
  before: AiringSeason | undefined,
  edits: readonly SeasonEdit[],
  getTime: (edit: SeasonEdit) => number,
): AiringSeason | undefined {
  return edits.reduce((season, edit) => {
    const change = applySeasonEdit({ seasons: season ? [season] : [], published: [] }, edit, getTime(edit));
    if (typeof change === 'string') throw new HelpfulError(change);
    return change.season ?? undefined;
  }, before);
}

const toSchedule = (times: Readonly<Record<number, number>>): SeasonEdit => ({
  action: 'schedule',
  seasonId: `s${SEASON}`,
  episodes: Object.entries(times).map(([number, time]) => {
    return { number: Number(number), airsAt: new Date(time).toISOString() };
  }),
});

function toRecord({ cast, episodes }: SeasonFacts, episode: number): SeasonEdit {
  const left = cast.filter((each) => each.episode === episode && !each.finalist);
  const title = episodes.find(({ number }) => number === episode)?.title ?? '';
  return {
    action: 'record',
    seasonId: `s${SEASON}`,
    episode,
    backIds: [],
    leftIds: left.map(({ name }) => toSlug(name)),
    title,
  };
}

/** The airing season of the demo world, whose next episode airs on the Wednesday after, and what fans predicted. */
export function createAiringSeason(
  published: readonly PublishedSeason[],
  now: Date,
  random: SeededRandom,
): SeedDocument[] {
  const facts = readFacts();
  const cast = published.find(({ number }) => number === SEASON);
  if (!cast) return [];
  const next = findNextWednesday(now.getTime());
  const times = Object.fromEntries(
    Array.from({ length: RECORDED + 1 }, (_, index) => [index + 1, next - (RECORDED - index) * WEEK]),
  );
  const edits: readonly SeasonEdit[] = [
    { action: 'announce', ...cast, contestants: [...cast.contestants] },
    toSchedule(times),
    ...Array.from({ length: RECORDED }, (_, index) => toRecord(facts, index + 1)),
  ];
  const season = applyEdits(undefined, edits, (edit) =>
    edit.action === 'record' ? Number(times[edit.episode]) + 2 * HOUR : Number(times[1]) - WEEK,
  );
  if (!season) return [];
  return [
    { path: airingSeasonPath(season.seasonId), data: toStoredSeason(season) },
    { path: WEEKLY_TOP_PATH, data: { lists: [], airing: toAiringNote(season) } },
    ...createPredictions(season, facts, now, random),
    { path: groupPath('treemail0000demo0000'), data: createGroup(season.seasonId, times[1] ?? 0) },
  ];
}

/** The group of the demo users. */
function createGroup(seasonId: string, createdAt: number) {
  const memberIds = demoUsers.map(({ uid }) => uid);
  const memberNames = Object.fromEntries(demoUsers.map(({ uid, name }) => [uid, name]));
  const [ownerId] = memberIds;
  const invitation = 'treemail0000invite00';
  const group = { name: 'Tree Mail', seasonId, ownerId, memberIds, memberNames, invitation };
  return { ...group, createdAt: new Date(createdAt) };
}

/**
 * What fans predicted before each episode: closer to what happened than by chance. Each misses an episode now and then, and the
 * demo users have not thought of the next one yet.
 */
function createPredictions(
  season: AiringSeason,
  facts: SeasonFacts,
  now: Date,
  random: SeededRandom,
): SeedDocument[] {
  const places = new Map(facts.cast.map(({ name, place }) => [toSlug(name), place]));
  const islanders = Array.from(
    { length: PREDICTORS - demoUsers.length },
    (_, index) => `islander-${index + 1}`,
  );
  const fans = [...demoUsers.map(({ uid }) => uid), ...islanders];
  return season.episodes.flatMap(({ number, airsAt, recordedAt }) =>
    fans
      .filter((uid) => random.happens(0.85) && (recordedAt !== null || islanders.includes(uid)))
      .map((uid) => {
        const guesses = findRemaining(season, number).map((id): readonly [string, number] => [
          id,
          (places.get(id) ?? 0) + random.between(-8, 8),
        ]);
        const order = guesses.toSorted(([, a], [, b]) => a - b).map(([id]) => id);
        const at = new Date(
          Math.min(Date.parse(airsAt), now.getTime()) - Math.round(random.between(1, 100) * HOUR),
        );
        return { path: predictionPath(toPredictionKey(season.seasonId, number), uid), data: { order, at } };
      }),
  );
}

/** The next edits of the demo season: its next episode airs and is recorded, or it finishes. */
export function findNextEdits(season: AiringSeason, now: number): SeasonEdit[] {
  const facts = readFacts();
  const next = countRecorded(season) + 1;
  const winner = facts.cast.find(({ place }) => place === 1);
  if (winner && !facts.episodes.some(({ number }) => number === next))
    return [{ action: 'finish', seasonId: season.seasonId, winnerId: toSlug(winner.name) }];
  const hasNext = facts.episodes.some(({ number }) => number === next + 1);
  const planned = hasNext ? [toSchedule({ [next + 1]: findNextWednesday(now) })] : [];
  const airsAt = Date.parse(season.episodes.find(({ number }) => number === next)?.airsAt ?? '');
  const airing = airsAt <= now ? [] : [toSchedule({ [next]: now - 1 })];
  return [...airing, toRecord(facts, next), ...planned];
}
