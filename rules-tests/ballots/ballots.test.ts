import { categories } from '@outrank/shared/catalogue/categories';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { type DocumentData, deleteField, serverTimestamp } from 'firebase/firestore';
import { describe, expect } from 'vitest';
import { newBallot, ten } from '../support/ballots.ts';
import { type Bound, type Changes, getDaysFromNow } from '../support/bounds.ts';
import { read } from '../support/requests.ts';
import { ana, ben, fillBucket, takeToken } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { anaCommits, benCommits, asAna, refuses, refusesEach, testBounds } = openWorld();
const category = 'goat-strategy';
const other = 'goat-social';
const path = ballotsPath(ana.uid);

const empty = ten.map(() => '');

const token = () => takeToken(ana.uid, 'ballots', ana.uid);
const set = (data: DocumentData) => anaCommits({ set: path, data }, token());
const update = (data: DocumentData) => anaCommits({ update: path, data }, token());
const submit = (changes: Changes = {}) => set({ [category]: newBallot(changes) });
const slots = (...slugs: unknown[]) => ({ ranking: empty.map((slot, index) => slugs[index] ?? slot) });

const bounds: readonly Bound[] = [
  ['has ten slots, not eleven', {}, { ranking: [...ten, 'slug-10'] }],
  ['has ten slots, not nine', {}, { ranking: ten.slice(1) }],
  ['has ten slots, also when most are empty', slots('a'), { ranking: ['a'] }],
  ['has an array of slots, not a map', {}, { ranking: { contestants: ten } }],
  ['has an array of slots, not a text', {}, { ranking: ten.join('') }],
  ['has no contestant twice', {}, { ranking: ten.with(9, 'slug-0') }],
  ['has no contestant twice beside empty slots', slots('a', '', 'b'), slots('a', '', 'a')],
  ['may have any number of empty slots', { ranking: empty }, slots('a', 'a')],
  ['has empty texts for empty slots, not null', slots('a', ''), { ranking: empty.map(() => null) }],
  ['has slugs, no numbers', slots('a', 'b7'), slots('a', 7)],
  ['has slugs, no objects', slots('a', 'b'), slots('a', { id: 'b' })],
  ['has slugs without blanks', slots('tom-westman'), slots('tom westman')],
  ['has no blank slug', slots('a', ''), slots('a', ' ')],
  ['has slugs in lower case', slots('tom-westman'), slots('Tom-westman')],
  ['has slugs of at most 60 characters', slots('x'.repeat(60)), slots('x'.repeat(61))],
  ['has slugs, no markup', slots('b'), slots('<b>')],
  ['has slugs without line breaks', slots('a', 'b'), slots('a\nb')],
  ['has slugs that do not end with a line break', slots('a'), slots('a\n')],
  ['has contestants, no season', slots('s20-fan'), slots('s20')],
  ['has no season among the contestants', slots('a', 's20-fan'), slots('a', 's20')],
  ['has contestants, no plain number', slots('20-fan'), slots('20')],
  ['has the server’s time, not an older one', {}, { submittedAt: getDaysFromNow(-2) }],
  ['has the server’s time, not a newer one', {}, { submittedAt: getDaysFromNow(2) }],
  ['has a time', {}, { submittedAt: undefined }],
  ['has a ranking', {}, { ranking: undefined }],
  ['has no unknown field', {}, { name: 'Ana' }],
];

describe('a ballot', () => {
  testBounds(bounds, submit, [{ delete: path }, fillBucket(ana.uid, 'ballots')]);
});

describe('ballots', () => {
  const all = Object.fromEntries(categories.map(({ id }) => [id, newBallot()]));
  refusesEach(submit, categories, ({ id, name }) => [
    `an unknown category like ${name}, and a change of ${name} to nine slots`,
    {
      first: () => set({ [id]: newBallot() }),
      refused: [
        () => set({ [`${id}-2`]: newBallot() }),
        () => update({ [id]: newBallot({ ranking: ten.slice(1) }) }),
      ],
    },
  ]);

  const setBoth = (ballots: DocumentData) => set({ [category]: newBallot(), ...ballots });

  refuses(submit, {
    'a fourth category': {
      refused: () => set({ ...all, 'goat-luck': newBallot() }),
      accepted: () => set(all),
    },
    'a fourth category later': { first: () => set(all), refused: () => update({ 'goat-luck': newBallot() }) },
    'an unknown field beside a ballot': () => setBoth({ displayName: 'Ana' }),
    'withdrawal by another user': {
      first: () => setBoth({ [other]: newBallot() }),
      refused: () =>
        benCommits(
          { update: path, data: { [category]: deleteField() } },
          takeToken(ben.uid, 'ballots', ana.uid),
        ),
      accepted: () => update({ [category]: deleteField() }),
    },
  });

  async function readOther(): Promise<DocumentData> {
    return (await read(asAna(), path)).get(other);
  }

  refuses(submit, {
    'a changed time of another category': {
      first: () => setBoth({ [other]: newBallot() }),
      refused: async () => setBoth({ [other]: { ...(await readOther()), submittedAt: getDaysFromNow(-1) } }),
      accepted: async () => setBoth({ [other]: await readOther() }),
    },
    'an older form of a ballot, which stays beside a new one': {
      seed: [{ set: path, data: { [other]: { ranking: { contestants: [{ id: 'a' }] } } } }],
      refused: async () => update({ [other]: { ...(await readOther()), submittedAt: serverTimestamp() } }),
      accepted: [
        () => update({ [category]: newBallot() }),
        async () => expect(await readOther()).toEqual({ ranking: { contestants: [{ id: 'a' }] } }),
      ],
    },
  });
});
