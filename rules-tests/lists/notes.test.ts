import { assertSucceeds } from '@firebase/rules-unit-testing';
import { userPath } from '@outrank/shared/documents/user';
import { NOTE_MAX } from '@outrank/shared/limits';
import { beforeEach, describe, it } from 'vitest';
import { type Bound, boundReadableText, type Changes } from '../support/bounds.ts';
import { anasList, publishList, saveList, setList } from '../support/lists.ts';
import { ana, newDraft, setProfiles } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';

const { anaCommits, seed, testBounds } = openWorld();

const ids = ['amber-b', 'rob-m'];
const items = { itemIds: ids, itemSeasonIds: ids.map(() => 's8') };

/** A list of two contestants with this note on the first one, or with these notes. */
const first = (note: unknown): Changes => ({ ...items, notes: { 'amber-b': note } });
const withNotes = (notes: unknown): Changes => ({ ...items, notes });

const breaks = ['\n', '\r', '\r\n', '\v', '\f', '\t', '\u0000', '\u0085', '\u2028', '\u2029'];

const toCode = (text: string) =>
  [...text].map((letter) => `U+${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join(' ');

/** Bounds of the notes in lists and drafts. */
const noteBounds: readonly Bound[] = [
  ['has notes of at most 140 characters', first('x'.repeat(NOTE_MAX)), first('x'.repeat(NOTE_MAX + 1))],
  ['has notes of at most 70 emoji', first('🔥'.repeat(NOTE_MAX / 2)), first('🔥'.repeat(NOTE_MAX / 2 + 1))],
  [
    'has only notes of at most 140 characters',
    withNotes({ 'amber-b': 'x', 'rob-m': 'x'.repeat(NOTE_MAX) }),
    withNotes({ 'amber-b': 'x', 'rob-m': 'x'.repeat(NOTE_MAX + 1) }),
  ],
  ['has notes on its items', first('A note'), withNotes({ 'sandra-d': 'A note' })],
  ['has notes on its items alone', first('A note'), withNotes({ 'amber-b': 'A note', 'sandra-d': 'x' })],
  ['has no note with two ids', first('A note'), withNotes({ 'amber-b\nrob-m': 'A note' })],
  ['has no empty note', first('A note'), first('')],
  [
    'has no empty note among others',
    withNotes({ 'amber-b': 'x' }),
    withNotes({ 'amber-b': 'x', 'rob-m': '' }),
  ],
  [
    'has no empty note before others',
    withNotes({ 'rob-m': 'x' }),
    withNotes({ 'amber-b': '', 'rob-m': 'x' }),
  ],
  ['has no number for a note', first('7'), first(7)],
  ['has no fraction for a note', first('7.5'), first(7.5)],
  ['has no array for a note', first('x'), first(['x'])],
  ['has no map for a note', first('x'), first({ text: 'x' })],
  ['has no null for a note', first('x'), first(null)],
  ['has no boolean for a note', first('true'), first(true)],
  ['has no notes rather than an empty map', { ...items, notes: undefined }, withNotes({})],
  ['has no notes rather than null', { ...items, notes: undefined }, withNotes(null)],
  ['has a map of notes', first('x'), withNotes(['x'])],
  ['has a map of notes and no text', first('x'), withNotes('x')],
  ...breaks.map(
    (text): Bound => [`has no ${toCode(text)} in a note`, first('one two'), first(`one${text}two`)],
  ),
  ['may have the same note twice', withNotes({ 'amber-b': 'x', 'rob-m': 'x' }), first('x\nx')],
];

const blanks = [' ', '\u00a0', '\u3000', '\ufeff'];

/** Bounds of the notes in lists alone: a draft keeps them as typed. */
const trimmedNoteBounds: readonly Bound[] = [
  ...boundReadableText('note', first),
  ['has no later note that is unseen', first('x'), withNotes({ 'amber-b': 'x', 'rob-m': '\u3164' })],
  ['has no later note that turns texts', first('x'), withNotes({ 'amber-b': 'x', 'rob-m': 'a\u202eb' })],
  ...blanks.flatMap((blank): Bound[] => [
    [`has no note that begins with ${toCode(blank)}`, first(`a${blank}b`), first(`${blank}ab`)],
    [`has no note that ends with ${toCode(blank)}`, first(`a${blank}b`), first(`ab${blank}`)],
    [
      `has no later note that begins with ${toCode(blank)}`,
      withNotes({ 'amber-b': 'x', 'rob-m': 'x' }),
      withNotes({ 'amber-b': 'x', 'rob-m': `${blank}x` }),
    ],
    [
      `has no earlier note that ends with ${toCode(blank)}`,
      withNotes({ 'amber-b': 'x', 'rob-m': 'x' }),
      withNotes({ 'amber-b': `x${blank}`, 'rob-m': 'x' }),
    ],
  ]),
];

describe('the notes of a saved list', () => {
  beforeEach(() => seed(seedLists()));
  testBounds([...noteBounds, ...trimmedNoteBounds], (changes) => anaCommits(saveList(changes)), [setList()]);
});

const noted = { notes: { 'parvati-shallow': 'Three times' } };
const strayNote = { notes: { 'rob-mariano': 'Not in the list' } };

describe('a new list', () => {
  beforeEach(() => seed(setProfiles()));
  testBounds([['may have notes on its items', noted, strayNote]], (changes: Changes) =>
    anaCommits(publishList(anasList, changes)),
  );
});

describe('a draft', () => {
  const bounds = [
    ['may have notes on its items', noted, strayNote],
    ['may have blanks around a note', { notes: { 'parvati-shallow': ' x ' } }, { notes: {} }],
  ] as const;
  testBounds(bounds, (changes: Changes) => anaCommits({ set: userPath(ana.uid), data: newDraft(changes) }));
});

describe('a save from an app without notes', () => {
  beforeEach(() => seed(setProfiles(), setList(anasList, noted)));

  it('keeps them', async () => {
    await assertSucceeds(anaCommits(saveList({ name: 'Renamed', notedIds: ['parvati-shallow'] })));
  });
});
