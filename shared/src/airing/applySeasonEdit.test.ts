import { describe, expect, test } from 'vitest';
import { getPublishedCast } from '../catalogue/catalogue.ts';
import {
  applySeasonEdit,
  closePrediction,
  findMoves,
  findRemaining,
  getRecordTime,
} from './applySeasonEdit.ts';
import type { SeasonEdit } from './seasonCall.ts';
import {
  airsAt,
  announcing,
  applyUsualEdits,
  cast,
  correcting,
  emptyWorld,
  FIRST,
  finishing,
  HOUR,
  names,
  recording,
  removing,
  returning,
  scheduling,
  seasonAfter,
  usualTime,
  withdrawing,
} from './testing/editedSeason.ts';

const start = [announcing(), scheduling(3)];
const afterTwo = [...start, recording(1, 'flo-nash'), recording(2, 'ed-poole', 'di-vance')];

describe('a season', () => {
  test('is announced with its cast, which is published, and the order of the whole cast can be predicted', () => {
    const { seasons, published } = applyUsualEdits([announcing()]);
    expect(seasons).toEqual([
      {
        seasonId: 's51',
        status: 'announced',
        castIds: cast,
        episodes: [],
        open: { key: 's51-boot', closesAt: null, remainingIds: cast },
        winnerId: null,
      },
    ]);
    expect(published).toEqual([{ number: 51, name: 'Survivor 51', year: 2026, contestants: names }]);
  });

  test('closes the first prediction when episode 1 airs', () => {
    const season = seasonAfter(...start);
    const closesAt = new Date(FIRST).toISOString();
    expect(season).toMatchObject({ status: 'announced', open: { key: 's51-boot', closesAt } });
    expect(closePrediction(season, FIRST)).toMatchObject({ status: 'airing', open: null });
  });

  test('opens each further episode when the one before is recorded, for those who remain', () => {
    const closesAt = new Date(airsAt(3)).toISOString();
    expect(seasonAfter(...afterTwo)).toMatchObject({
      status: 'airing',
      open: { key: 's51-e03', closesAt, remainingIds: ['alma-reed', 'bo-lund', 'cy-marsh'] },
    });
    expect(seasonAfter(...afterTwo, recording(3)).open).toBeNull();
    expect(seasonAfter(...afterTwo, recording(3), scheduling({ 4: airsAt(4) })).open?.key).toBe('s51-e04');
  });

  test('opens nothing when one remains, or the winner is known', () => {
    const all = [...afterTwo, scheduling(4), recording(3, 'bo-lund', 'cy-marsh')];
    expect(seasonAfter(...all).open).toBeNull();
    const finished = { status: 'finished', open: null, winnerId: 'cy-marsh' };
    expect(seasonAfter(...afterTwo, finishing('cy-marsh'))).toMatchObject(finished);
  });

  test('takes another cast, name and times until the first episode airs', () => {
    const contestants = [...names.slice(1), 'Gus Ray'];
    const { seasons, published } = applyUsualEdits([
      ...start,
      announcing({ contestants, name: 'Survivor: Home' }),
    ]);
    expect(published).toMatchObject([{ name: 'Survivor: Home', contestants }]);
    expect(seasons.at(-1)?.open?.remainingIds).toContain('gus-ray');
    expect(seasons.at(-1)?.episodes).toHaveLength(3);
    const later = scheduling({ 1: FIRST + HOUR });
    expect(seasonAfter(...start, later).open?.closesAt).toBe(new Date(FIRST + HOUR).toISOString());
  });

  test('keeps other published seasons, in their order', () => {
    const published = [{ number: 52, name: 'Survivor 52', year: 2027, contestants: [] }];
    expect(applyUsualEdits([announcing()], { ...emptyWorld, published }).published).toMatchObject([
      { number: 51 },
      { number: 52 },
    ]);
  });
});

describe('a return', () => {
  const back = [...afterTwo, scheduling(5), returning(3, ['flo-nash'], ['bo-lund'])];

  test('puts a castaway back into the game, who can leave again or win', () => {
    const season = seasonAfter(...back);
    expect(findRemaining(season, 3)).toEqual(['alma-reed', 'bo-lund', 'cy-marsh']);
    expect(season.open?.remainingIds).toEqual(['alma-reed', 'cy-marsh', 'flo-nash']);
    expect(seasonAfter(...back, finishing('flo-nash'))).toMatchObject({ status: 'finished' });
    expect(findRemaining(seasonAfter(...back, recording(4, 'flo-nash')))).toEqual(['alma-reed', 'cy-marsh']);
  });

  test('and a leaving fit into one episode, which changes nobody who remains', () => {
    const season = seasonAfter(...afterTwo, returning(3, ['flo-nash'], ['flo-nash']));
    expect(findRemaining(season)).toEqual(['alma-reed', 'bo-lund', 'cy-marsh']);
    expect(findMoves(season).get('flo-nash')).toEqual({ isOut: true, episode: 3 });
  });

  test('is corrected like a leaving, and moves the record', () => {
    const before = seasonAfter(...back);
    const after = seasonAfter(...back, returning(3, [], ['bo-lund']));
    expect(findRemaining(after)).toEqual(['alma-reed', 'cy-marsh']);
    expect(getRecordTime(after)).toBeGreaterThan(getRecordTime(before));
    const winner = [...back, finishing('flo-nash'), returning(3, [], ['bo-lund'])];
    expect(seasonAfter(...winner)).toMatchObject({ status: 'airing', winnerId: null });
  });
});

describe('a correction', () => {
  test('of who left changes who remains in all that follows, and moves the records that they depend on', () => {
    const before = seasonAfter(...afterTwo);
    const after = seasonAfter(...afterTwo, recording(1, 'alma-reed'));
    expect(findRemaining(after, 2)).toEqual(cast.slice(1));
    expect(after.open?.remainingIds).toEqual(['bo-lund', 'cy-marsh', 'flo-nash']);
    for (const episode of [1, 2, 3])
      expect(getRecordTime(after, episode)).toBeGreaterThan(getRecordTime(before, 2));
    const last = seasonAfter(...afterTwo, recording(2, 'bo-lund'));
    expect(getRecordTime(last, 1)).toBe(getRecordTime(before, 1));
    expect(getRecordTime(last, 2)).toBeGreaterThan(getRecordTime(before, 2));
  });

  test('of a title alone moves none', () => {
    const edit = { ...recording(1, 'flo-nash'), title: 'Another' } as SeasonEdit;
    const after = seasonAfter(...afterTwo, edit);
    expect(after).toEqual({ ...seasonAfter(...afterTwo), episodes: after.episodes });
    expect(after.episodes[0]?.title).toBe('Another');
    expect(getRecordTime(after)).toBe(getRecordTime(seasonAfter(...afterTwo)));
  });

  test('of the winner, and of a season that was finished too early, is possible', () => {
    const finished = [...afterTwo, finishing('cy-marsh')];
    expect(seasonAfter(...finished, finishing('bo-lund')).winnerId).toBe('bo-lund');
    expect(seasonAfter(...finished, recording(1, 'alma-reed')).status).toBe('finished');
    for (const edit of [recording(3), recording(1, 'cy-marsh')])
      expect(seasonAfter(...finished, edit)).toMatchObject({ status: 'airing', winnerId: null });
  });

  test('takes the winner back, and what was open opens again', () => {
    expect(seasonAfter(...afterTwo, finishing('cy-marsh'), finishing(null))).toEqual(
      seasonAfter(...afterTwo),
    );
  });

  test('of the winner and of names is possible after another season was announced', () => {
    const next = [
      ...afterTwo,
      finishing('cy-marsh'),
      announcing({ number: 52, contestants: ['Gus Ray', 'Hal Orr'] }),
    ];
    const { seasons } = applyUsualEdits([...next, finishing('bo-lund')]);
    expect(seasons.map(({ seasonId, status, winnerId }) => [seasonId, status, winnerId])).toEqual([
      ['s51', 'finished', 'bo-lund'],
      ['s52', 'announced', null],
    ]);
    const { published } = applyUsualEdits([...next, correcting({ 'bo-lund': 'Bo Lundh' }, 'Survivor: Home')]);
    expect(published.map(({ name }) => name)).toEqual(['Survivor: Home', 'Survivor 51']);
  });

  test('of a castaway’s name keeps the id, and can be taken back', () => {
    const before = applyUsualEdits(afterTwo);
    const after = applyUsualEdits([...afterTwo, correcting({ 'bo-lund': 'Beau Lund' })]);
    expect(after.seasons).toEqual(before.seasons);
    expect(after.published.map(getPublishedCast)).toEqual([
      names.map((name, index) => ({ id: cast[index], name: name === 'Bo Lund' ? 'Beau Lund' : name })),
    ]);
    const back = [...afterTwo, correcting({ 'bo-lund': 'Beau Lund' }), correcting({ 'bo-lund': 'Bo Lund' })];
    expect(applyUsualEdits(back)).toEqual(before);
  });

  test('removes an episode too many that has no record', () => {
    const after = seasonAfter(...afterTwo, removing(3));
    expect(after.episodes).toHaveLength(2);
    expect(after.open).toBeNull();
  });

  test('withdraws a season without records, with its cast', () => {
    expect(applyUsualEdits([...start, withdrawing])).toEqual(emptyWorld);
    const world = { ...applyUsualEdits(start), isPredicted: true };
    expect(applySeasonEdit(world, withdrawing, FIRST - HOUR)).toBe(
      'Fans have predicted Season 51. It cannot be withdrawn.',
    );
  });

  test('of a record that another moderator made meanwhile is refused, unless it says the same', () => {
    const world = applyUsualEdits([...start, recording(1, 'flo-nash')]);
    const recordedAt = world.seasons[0]?.episodes[0]?.recordedAt ?? null;
    const edit = (leftId: string, seenAt: string | null) =>
      applySeasonEdit(world, { ...recording(1, leftId), seenAt } as SeasonEdit, airsAt(1) + HOUR);
    const problem = 'Another moderator has recorded episode 1 meanwhile. Reload the page to see it.';
    expect(edit('ed-poole', null)).toBe(problem);
    expect(edit('flo-nash', null)).toHaveProperty('season');
    expect(edit('ed-poole', recordedAt)).toHaveProperty('season');
  });

  test('can be repeated without another effect', () => {
    const { seasons } = applyUsualEdits([...afterTwo, finishing('cy-marsh')]);
    for (const edit of [scheduling(3), finishing('cy-marsh')])
      expect(applySeasonEdit({ seasons, published: [] }, edit, airsAt(2) + HOUR)).toEqual({
        season: seasons.at(-1),
      });
  });
});

const finished = [...afterTwo, finishing('cy-marsh')];
const inFuture = (episode: number) => scheduling({ [episode]: airsAt(99) });

test.each<[string, readonly SeasonEdit[], SeasonEdit, string]>([
  [
    'a second season',
    start,
    announcing({ number: 52 }),
    'Season 51 is not finished. Finish it before you announce another one.',
  ],
  [
    'changes of a season before the last',
    [...finished, announcing({ number: 52 })],
    recording(2),
    'Season 51 cannot be changed any more: another season was announced.',
  ],
  [
    'another cast after the first episode',
    [...start, recording(1)],
    announcing(),
    'Season 51 has begun. It cannot be announced again.',
  ],
  [
    'a season that the app has',
    [],
    announcing({ number: 20 }),
    'The app has season 20 with its cast already.',
  ],
  [
    'a castaway twice',
    [],
    announcing({ contestants: ['Bo Lund', 'Bo Lund'] }),
    'Season 51 names somebody twice.',
  ],
  ['one castaway', [], announcing({ contestants: ['Bo Lund'] }), 'A season has at least two castaways.'],
  [
    'another spelling of a known castaway',
    [],
    announcing({ contestants: ['Bo Lund', 'Parvati-Shallow'] }),
    'Season 51: Parvati-Shallow is spelled Parvati Shallow elsewhere.',
  ],
  ['a season that nobody announced', [], scheduling(1), 'Season 51 has not been announced.'],
  [
    'a gap between episodes',
    [announcing()],
    scheduling({ 1: airsAt(1), 3: airsAt(3) }),
    'Episode 2 has no time.',
  ],
  ['episodes in the wrong order', start, scheduling({ 2: airsAt(1) }), 'Episode 2 must air after episode 1.'],
  [
    'a time in the future of a recorded episode',
    [...start, recording(1), recording(2), recording(3)],
    inFuture(3),
    'Episode 3 is recorded, so it has aired.',
  ],
  ['a record out of order', start, recording(2), 'Record episode 1 first.'],
  ['a record without a time', [announcing()], recording(1), 'Episode 1 has no time yet.'],
  [
    'a record before it airs',
    [...start, inFuture(3), recording(1), recording(2)],
    recording(3),
    'Episode 3 has not aired yet.',
  ],
  ['a stranger who left', start, recording(1, 'rob-mariano'), 'Rob Mariano is not in the cast.'],
  [
    'a castaway who left twice in an episode',
    start,
    recording(1, 'bo-lund', 'bo-lund'),
    'bo-lund is named twice in episode 1.',
  ],
  [
    'a castaway who left before',
    afterTwo,
    recording(3, 'flo-nash'),
    'flo-nash left in episode 1, and cannot leave in episode 3 without coming back.',
  ],
  [
    'a castaway who left later',
    afterTwo,
    recording(1, 'ed-poole'),
    'Correct episode 2 first: ed-poole left in episode 1, and cannot leave in episode 2 without coming back.',
  ],
  ['a stranger who came back', start, returning(1, ['rob-mariano']), 'Rob Mariano is not in the cast.'],
  [
    'a castaway who came back twice in an episode',
    afterTwo,
    returning(3, ['ed-poole', 'ed-poole']),
    'ed-poole is named twice in episode 3.',
  ],
  [
    'a return of somebody who never left',
    afterTwo,
    returning(3, ['bo-lund']),
    'bo-lund is in the game before episode 3, and cannot come back in it.',
  ],
  [
    'a return of somebody who leaves in the same episode',
    afterTwo,
    returning(2, ['ed-poole'], ['ed-poole']),
    'ed-poole is in the game before episode 2, and cannot come back in it.',
  ],
  [
    'a second return',
    [...afterTwo, returning(3, ['flo-nash']), scheduling(4)],
    returning(4, ['flo-nash']),
    'flo-nash is in the game before episode 4, and cannot come back in it.',
  ],
  [
    'a correction that takes away what a return needs',
    [...afterTwo, returning(3, ['flo-nash'])],
    recording(1),
    'Correct episode 3 first: flo-nash is in the game before episode 3, and cannot come back in it.',
  ],
  [
    'a correction after which nobody would remain',
    [...afterTwo, recording(3, 'bo-lund', 'cy-marsh')],
    recording(1, 'flo-nash', 'alma-reed'),
    'Correct episode 3 first: Somebody has to remain after episode 3.',
  ],
  [
    'a recorded episode that is removed',
    afterTwo,
    removing(2),
    'Episode 2 is recorded. It cannot be removed.',
  ],
  ['a withdrawal after a record', afterTwo, withdrawing, 'Season 51 has records. It cannot be withdrawn.'],
  ['a stranger’s name', start, correcting({ 'rob-mariano': 'Rob' }), 'Rob Mariano is not in the cast.'],
  ['the same name for two', start, correcting({ 'bo-lund': 'Cy Marsh' }), 'Season 51 names somebody twice.'],
  [
    'no winner of a season before the last',
    [...finished, announcing({ number: 52, contestants: ['Gus Ray', 'Hal Orr'] })],
    finishing(null),
    'Season 51 cannot be changed any more: another season was announced.',
  ],
  ['everybody at once', start, recording(1, ...cast), 'Somebody has to remain after episode 1.'],
  ['a winner before the first record', start, finishing('bo-lund'), 'Record the episodes first.'],
  [
    'a winner who left',
    afterTwo,
    finishing('flo-nash'),
    'flo-nash left in episode 1. Correct that one first.',
  ],
  ['a winner of another season', afterTwo, finishing('rob-mariano'), 'Rob Mariano is not in the cast.'],
])('refuses %s', (_what, before, edit, words) => {
  const world = applyUsualEdits(before);
  const change = applySeasonEdit(world, edit, usualTime(world, edit));
  expect(change).toBe(words);
});

test('refuses another cast than the published one of a season that nobody announced', () => {
  const published = [{ number: 51, name: 'Survivor 51', year: 2026, contestants: names }];
  const announce = (contestants: string[]) =>
    applySeasonEdit({ seasons: [], published }, announcing({ contestants }), FIRST - HOUR);
  expect(announce(names)).toHaveProperty('season');
  expect(announce(names.slice(1))).toBe(
    'Season 51 is published with another cast, which only the script can change.',
  );
});
