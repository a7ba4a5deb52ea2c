import type { PublishedSeason } from '../../catalogue/catalogue.ts';
import { applySeasonEdit, countRecorded, type SeasonWorld } from '../applySeasonEdit.ts';
import { editSeasonRequestSchema, type SeasonEdit } from '../seasonCall.ts';

/** Six invented castaways. */
export const names = ['Alma Reed', 'Bo Lund', 'Cy Marsh', 'Di Vance', 'Ed Poole', 'Flo Nash'];
export const cast = ['alma-reed', 'bo-lund', 'cy-marsh', 'di-vance', 'ed-poole', 'flo-nash'];

export const HOUR = 3_600_000;
export const WEEK = 7 * 24 * HOUR;
/** When the first episode airs: long ago by every clock. */
export const FIRST = Date.parse('2024-09-19T00:00:00Z');
export const airsAt = (episode: number) => FIRST + (episode - 1) * WEEK;
const toIso = (time: number) => new Date(time).toISOString();

export const announcing = (changes: Partial<PublishedSeason> = {}): SeasonEdit => {
  const season = { number: 51, name: 'Survivor 51', year: 2026, contestants: names };
  return editSeasonRequestSchema.parse({ action: 'announce', ...season, ...changes });
};

/** Sets the weekly times of episodes 1 to `count`, or these. */
export const scheduling = (times: number | Readonly<Record<number, number>>): SeasonEdit => {
  const weekly = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [n + 1, airsAt(n + 1)]));
  const given = Object.entries(typeof times === 'number' ? weekly(times) : times);
  const episodes = given.map(([number, time]) => ({ number: Number(number), airsAt: toIso(time) }));
  return { action: 'schedule', seasonId: 's51', episodes };
};

export const removing = (number: number): SeasonEdit => ({
  ...{ action: 'schedule', seasonId: 's51', episodes: [{ number, airsAt: null }] },
});

export const recording = (episode: number, ...leftIds: readonly string[]): SeasonEdit =>
  returning(episode, [], leftIds);

/** Records an episode in which somebody came back, before the others left. */
export const returning = (
  episode: number,
  backIds: readonly string[],
  leftIds: readonly string[] = [],
): SeasonEdit => ({
  action: 'record',
  seasonId: 's51',
  episode,
  backIds: [...backIds],
  leftIds: [...leftIds],
  title: `Title ${episode}`,
});

export const finishing = (winnerId: string | null): SeasonEdit => ({
  action: 'finish',
  seasonId: 's51',
  winnerId,
});

export const withdrawing: SeasonEdit = { action: 'withdraw', seasonId: 's51' };

export const correcting = (names: Readonly<Record<string, string>>, name = 'Survivor 51'): SeasonEdit => ({
  ...{ action: 'correct', seasonId: 's51', name, year: 2026, names },
});

export const emptyWorld: SeasonWorld = { seasons: [], published: [] };

/** An hour after the episode that is recorded, or was recorded last; an hour before the first one. */
export function usualTime({ seasons }: SeasonWorld, edit: SeasonEdit): number {
  const recorded = countRecorded(seasons.at(-1) ?? { episodes: [] });
  const episode = Math.max(recorded, edit.action === 'record' ? edit.episode : 0);
  return episode === 0 ? FIRST - HOUR : airsAt(episode) + HOUR;
}

/**
 * Applies edits in turn, at their usual times.
 * @throws with the words for the curator.
 */
export function applyUsualEdits(edits: readonly SeasonEdit[], before = emptyWorld): SeasonWorld {
  return edits.reduce((world, edit) => {
    const change = applySeasonEdit(world, edit, usualTime(world, edit));
    if (typeof change === 'string') throw new Error(change);
    const { season, published = world.published } = change;
    const editedId = edit.action === 'announce' ? `s${edit.number}` : edit.seasonId;
    const changed = world.seasons.flatMap((each) => (each.seasonId === editedId ? (season ?? []) : each));
    const isNew = season && !changed.includes(season);
    return { seasons: isNew ? [...changed, season] : changed, published };
  }, before);
}

/** The season after these edits. */
export function seasonAfter(...edits: readonly SeasonEdit[]) {
  const season = applyUsualEdits(edits).seasons.at(-1);
  if (!season) throw new Error('Nothing was announced.');
  return season;
}
