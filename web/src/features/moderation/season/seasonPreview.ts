import { applySeasonEdit, findRemaining, type SeasonWorld } from '@outrank/shared/airing/applySeasonEdit';
import { formatEastern } from '@outrank/shared/airing/episodeTime';
import { editSeasonRequestSchema, type SeasonEdit } from '@outrank/shared/airing/seasonCall';
import {
  type Contestant,
  findContestant,
  findSeason,
  findSeasonsOfContestant,
  formatSeasonName,
  getContestants,
} from '@outrank/shared/catalogue/catalogue';
import { type AiringSeason, type Episode, parsePredictionKey } from '@outrank/shared/documents/airing';
import { toSlug } from '@outrank/shared/text/text';
import type * as z from 'zod/mini';
import { pluralize } from '#ui/format.ts';

/** What an edit would do, in sentences, or why it cannot be done. Without `edit`, it cannot be sent. */
export type SeasonPreview = {
  readonly edit?: SeasonEdit;
  readonly lines: readonly string[];
  readonly problem?: string;
};

/** By the field of the request. */
const fieldProblems: Readonly<Record<string, string>> = {
  number: 'The number is between 1 and 999.',
  name: 'The name has at most 60 characters, and no < or >.',
  year: 'The year is between 2000 and 2100.',
  names: 'A castaway has a name in plain letters.',
  episodes: 'A time is missing.',
  title: 'The title has at most 100 characters that everybody can read, and no < or >.',
  winnerId: 'Choose the winner.',
};

export function previewEdit(world: SeasonWorld, request: object, now: number): SeasonPreview {
  const parsed = editSeasonRequestSchema.safeParse(request);
  if (!parsed.success) {
    const [field, line] = findIssuePath(parsed.error) ?? [];
    const cast = `Line ${Number(line ?? 0) + 1} is no name in plain letters, or there are more than 30.`;
    return { lines: [], problem: fieldProblems[String(field)] ?? cast };
  }
  const edit = parsed.data;
  const change = applySeasonEdit(world, edit, now);
  if (typeof change === 'string') return { edit, lines: [], problem: change };
  const before = world.seasons.at(-1);
  return { edit, lines: [...describeEdit(edit, before, change.season), describeOpen(change.season)] };
}

/** Where the action that is meant is wrong. zod tells of the others too, which differ in their name. */
function findIssuePath({ issues: [issue] }: z.core.$ZodError) {
  if (issue?.code !== 'invalid_union') return issue?.path;
  const meant = issue.errors.find((issues) => issues.every(({ path }) => path[0] !== 'action'));
  return meant?.[0]?.path;
}

const nameAll = (ids: readonly string[]) => ids.map((id) => findContestant(id)?.name ?? id).join(', ');
/** `Coach came back and nobody left`. */
function tell({ backIds, leftIds }: Pick<Episode, 'backIds' | 'leftIds'>): string {
  const left = leftIds.length === 0 ? 'nobody left' : `${nameAll(leftIds)} left`;
  return backIds.length === 0 ? left : `${nameAll(backIds)} came back and ${left}`;
}

function describeEdit(
  edit: SeasonEdit,
  before: AiringSeason | undefined,
  after: AiringSeason | null,
): string[] {
  if (edit.action === 'withdraw' || !after) return ['Withdraws the season: its cast and its page go.'];
  if (edit.action === 'correct') return describeNames(edit);
  if (edit.action === 'announce') {
    const { number, name, year, contestants } = edit;
    const count = pluralize(contestants.length, 'castaway');
    return [`Announces season ${number}, ${name} (${year}), with ${count}.`, ...describeCast(edit)];
  }
  if (edit.action === 'schedule') {
    const known = new Map(before?.episodes.map(({ number, airsAt }) => [number, airsAt]));
    const changed = after.episodes.filter(({ number, airsAt }) => known.get(number) !== airsAt);
    const removed = [...known.keys()].filter((number) => number > after.episodes.length);
    return [
      ...changed.map(({ number, airsAt }) => `Episode ${number} airs ${formatEastern(Date.parse(airsAt))}.`),
      ...removed.map((number) => `Removes episode ${number}.`),
    ];
  }
  if (edit.action === 'finish' && edit.winnerId === null)
    return ['Takes the winner back: the season goes on.'];
  if (edit.action === 'finish')
    return [`${nameAll([edit.winnerId ?? ''])} wins, and season ${after.seasonId.slice(1)} is over.`];
  const earlier = before?.episodes.find(({ number }) => number === edit.episode);
  const remain = pluralize(findRemaining(after, edit.episode + 1).length, 'castaway');
  return [
    `Records that ${tell(edit)} in episode ${edit.episode}. After it, ${remain} remain.`,
    ...(earlier?.recordedAt
      ? [`Before, it said that ${tell(earlier)}. All scores that follow from it change.`]
      : []),
    ...(before?.winnerId && !after.winnerId ? ['The winner has to be named again.'] : []),
  ];
}

function describeNames({ seasonId, name, year, names }: Extract<SeasonEdit, { action: 'correct' }>) {
  const season = findSeason(seasonId);
  const isRenamed = season?.name !== name || season.year !== year;
  return [
    ...(isRenamed ? [`The season is called ${name} (${year}).`] : []),
    ...Object.entries(names).map(([id, corrected]) => `${nameAll([id])} becomes ${corrected}.`),
  ];
}

function describeOpen(season: AiringSeason | null): string {
  const open = season?.open;
  if (!open) return 'Then nothing is open for predictions.';
  const episode = parsePredictionKey(open.key)?.episode ?? 1;
  const what = episode === 1 ? 'the whole season' : `episode ${episode}`;
  const until = open.closesAt ? formatEastern(Date.parse(open.closesAt)) : 'episode 1 has a time and airs';
  return `Then fans predict ${what}, until ${until}.`;
}

/** Who has played before, and whose name is nearly that of somebody who has. */
function describeCast({ number, contestants }: Extract<SeasonEdit, { action: 'announce' }>): string[] {
  const ownId = `s${number}`;
  const hasPlayed = ({ id }: Contestant) => findSeasonsOfContestant(id).some((season) => season.id !== ownId);
  const known = getContestants().filter(hasPlayed);
  const returning = contestants.flatMap((name) => {
    const seasons = findSeasonsOfContestant(toSlug(name)).filter(({ id }) => id !== ownId);
    const names = seasons.map((season) => formatSeasonName(season.name)).join(', ');
    return seasons.length > 0 ? [`${name} (${names})`] : [];
  });
  const misspelt = contestants.flatMap((name) => {
    const near = known.find((other) => isNearly(toSlug(name), other.id));
    return near ? [`Is ${name} the same as ${near.name}?`] : [];
  });
  return [...(returning.length > 0 ? [`Returning: ${returning.join('; ')}.`] : []), ...misspelt];
}

function isNearly(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 2) return false;
  let distances = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...a].entries()) {
    const next = [row + 1];
    for (const [column, other] of [...b].entries()) {
      const replaced = (distances[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (distances[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    distances = next;
  }
  return (distances[b.length] ?? 0) <= 2;
}
