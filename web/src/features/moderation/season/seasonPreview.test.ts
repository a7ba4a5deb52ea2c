import {
  airsAt,
  announcing,
  applyUsualEdits,
  correcting,
  finishing,
  HOUR,
  recording,
  removing,
  scheduling,
  withdrawing,
} from '@outrank/shared/airing/testing/editedSeason';
import { expect, test } from 'vitest';
import { previewEdit } from './seasonPreview.ts';

const nothing = { seasons: [], published: [] };
const announced = applyUsualEdits([announcing(), scheduling(3)]);
const recorded = applyUsualEdits([recording(1, 'flo-nash'), recording(2, 'ed-poole')], announced);
const finished = applyUsualEdits([finishing('alma-reed')], recorded);
const cast = (...contestants: string[]) => announcing({ contestants });
const isOpen = (what: string, until: string) => `Then fans predict ${what}, until ${until}.`;
const third = isOpen('episode 3', 'Wed, Oct 2, 8:00 PM EDT');

test.each([
  [
    'an announcement',
    nothing,
    cast('Alma Reed', 'Parvati Shallow', 'Tonny Vlachos'),
    [
      'Announces season 51, Survivor 51 (2026), with 3 castaways.',
      'Returning: Parvati Shallow (Cook Islands, Micronesia, Heroes vs. Villains).',
      'Is Tonny Vlachos the same as Tony Vlachos?',
      isOpen('the whole season', 'episode 1 has a time and airs'),
    ],
  ],
  [
    'times, of which one is new',
    announced,
    scheduling(4),
    ['Episode 4 airs Wed, Oct 9, 8:00 PM EDT.', isOpen('the whole season', 'Wed, Sep 18, 8:00 PM EDT')],
  ],
  [
    'a record',
    applyUsualEdits([recording(1, 'flo-nash')], announced),
    recording(2, 'ed-poole', 'di-vance'),
    ['Records that ed-poole, di-vance left in episode 2. After it, 3 castaways remain.', third],
  ],
  [
    'a correction that takes the winner back',
    finished,
    recording(2, 'alma-reed'),
    [
      'Records that alma-reed left in episode 2. After it, 4 castaways remain.',
      'Before, it said that ed-poole left. All scores that follow from it change.',
      'The winner has to be named again.',
      third,
    ],
  ],
  [
    'the winner',
    recorded,
    finishing('alma-reed'),
    ['alma-reed wins, and season 51 is over.', 'Then nothing is open for predictions.'],
  ],
  ['no winner', finished, finishing(null), ['Takes the winner back: the season goes on.', third]],
  [
    'a withdrawal',
    announced,
    withdrawing,
    ['Withdraws the season: its cast and its page go.', 'Then nothing is open for predictions.'],
  ],
  [
    'corrected names',
    recorded,
    correcting({ 'bo-lund': 'Beau Lund' }, 'Survivor: Home'),
    ['The season is called Survivor: Home (2026).', 'bo-lund becomes Beau Lund.', third],
  ],
  [
    'an episode that is removed',
    recorded,
    removing(3),
    ['Removes episode 3.', 'Then nothing is open for predictions.'],
  ],
])('%s says what it will do', (_, world, edit, lines) => {
  expect(previewEdit(world, edit, airsAt(2) + HOUR)).toEqual({ edit, lines });
});

test('what the server would refuse is said, and can be sent', () => {
  const edit = recording(3);
  const problem = 'Episode 3 has not aired yet.';
  expect(previewEdit(recorded, edit, airsAt(2) + HOUR)).toEqual({ edit, lines: [], problem });
});

test.each([
  [{ ...announcing(), number: 0 }, 'The number is between 1 and 999.'],
  [{ ...announcing(), number: Number.NaN }, 'The number is between 1 and 999.'],
  [{ ...announcing(), year: 26 }, 'The year is between 2000 and 2100.'],
  [cast('Alma Reed'), undefined],
  [
    { ...announcing(), contestants: ['Alma Reed', 'Renée Ott'] },
    'Line 2 is no name in plain letters, or there are more than 30.',
  ],
  [{ action: 'schedule', seasonId: 's51', episodes: [{ number: 1, airsAt: '' }] }, 'A time is missing.'],
  [{ action: 'finish', seasonId: 's51', winnerId: undefined }, 'Choose the winner.'],
])('%o cannot be sent: %s', (request, problem) => {
  const preview = previewEdit(nothing, request, airsAt(1));
  if (problem === undefined) expect(preview.edit).toBeDefined();
  else expect(preview).toEqual({ lines: [], problem });
});
