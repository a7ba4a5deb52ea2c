import type { StoredItems } from '@outrank/shared/documents/list';
import { LIST_ITEMS_MAX, LIST_NOTES_MAX, NOTE_MAX } from '@outrank/shared/limits';
import type { Bound, Changes } from '../support/bounds.ts';

/** So many invented contestants of season 1, each with the longest id that the rules accept. */
function createContestants(count: number, idLength = 60): StoredItems {
  const numbers = Array.from({ length: count }, (_, index) => String(index).padStart(4, '0'));
  return {
    itemIds: numbers.map((number) => number.padStart(idLength, 'x-')),
    itemSeasonIds: numbers.map(() => 's1'),
  };
}

const parvati: StoredItems = { itemIds: ['parvati-shallow'], itemSeasonIds: ['s20'] };

function ids(...itemIds: unknown[]): Changes {
  return { itemIds, itemSeasonIds: itemIds.map(() => 's20') };
}

function pickedFrom(...itemSeasonIds: unknown[]): Changes {
  return { itemIds: itemSeasonIds.map((_, index) => `slug-${index}`), itemSeasonIds };
}

/** Bounds of the contestants in lists and drafts. */
export const itemBounds: readonly Bound[] = [
  ['has an id of at most 60 characters', createContestants(1), createContestants(1, 61)],
  ['has only ids of at most 60 characters', ids('amber', 'b'.repeat(60)), ids('amber', 'b'.repeat(61))],
  ['has no contestant twice', ids('amber-b', 'rob-m'), ids('amber-b', 'amber-b')],
  ['has no season after a contestant', ids('amber-b', 'rob-m'), ids('amber-b', 's8')],
  ['has no season before a contestant', ids('amber-b', 'rob-m'), ids('s8', 'rob-m')],
  ['has no season as a contestant', ids('s8-fan'), ids('s8')],
  ['has no plain number as a contestant', ids('8-fan'), ids('8')],
  ['has no season of four digits as a contestant', ids('s1234-fan'), ids('s1234')],
  ['has ids in lower case', ids('amber-b'), ids('Amber-b')],
  ['has ids without blanks', ids('amber-b'), ids('amber b')],
  ['has ids without accents', ids('amber-b'), ids('ambér-b')],
  ['has no empty id', ids('amber-b', 'rob-m'), ids('amber-b', '')],
  ['has no empty first id', ids('amber-b', 'rob-m'), ids('', 'rob-m')],
  ['has no empty id between others', ids('amber-b', 'b', 'rob-m'), ids('amber-b', '', 'rob-m')],
  ['has no markup for an id', ids('amber-b'), ids('<b>amber')],
  ['has no two ids in one', ids('amber', 'rob'), { itemIds: ['amber\nrob'], itemSeasonIds: ['s20'] }],
  ['has no id that ends with a line break', ids('amber'), ids('amber\n')],
  ['has no id that begins with a line break', ids('amber'), ids('\namber')],
  ['has no two ids in one of several', ids('a', 'b', 'c'), ids('a', 'b\nc')],
  ['has no carriage return in an id', ids('amber'), ids('amber\r')],
  ['has no number among the ids', ids('amber', 'b2'), ids('amber', 2)],
  ['has no fraction among the ids', ids('amber', 'b2'), ids('amber', 2.5)],
  ['has no map among the ids', ids('amber', 'b2'), ids('amber', { id: 'b2' })],
  ['has no null among the ids', ids('amber', 'rob'), ids('amber', null)],
  ['has no boolean among the ids', ids('amber', 'rob'), ids('amber', true)],
  ['has a season for each id', ids('amber', 'rob'), { ...ids('amber', 'rob'), itemSeasonIds: ['s8'] }],
  ['has no season without an id', parvati, { ...parvati, itemSeasonIds: ['s20', 's16'] }],
  ['names the season of a contestant', parvati, { ...parvati, itemSeasonIds: [''] }],
  ['names seasons in the stored form', parvati, { ...parvati, itemSeasonIds: ['20'] }],
  ['names seasons of at most three digits', pickedFrom('s999'), pickedFrom('s1000')],
  ['names seasons by a number', pickedFrom('s8'), pickedFrom('s')],
  ['names every season by a number', pickedFrom('s8', 's9'), pickedFrom('s8', 's')],
  ['names only seasons of at most three digits', pickedFrom('s8', 's999'), pickedFrom('s8', 's1000')],
  ['has no other text for a season', pickedFrom('s8'), pickedFrom('Borneo')],
  ['has no number among the seasons', pickedFrom('s8', 's9'), pickedFrom('s8', 9)],
  ['has no map among the seasons', pickedFrom('s8', 's9'), pickedFrom('s8', { id: 's9' })],
  ['has no two seasons in one', pickedFrom('s8', 's9'), pickedFrom('s8\ns9', 's10')],
  ['has an array of ids', parvati, { ...parvati, itemIds: 'parvati-shallow' }],
  ['has no map for ids', parvati, { ...parvati, itemIds: { first: 'parvati-shallow' } }],
  ['has an array of seasons', parvati, { ...parvati, itemSeasonIds: 's20' }],
  ['has no map for seasons', parvati, { ...parvati, itemSeasonIds: { first: 's20' } }],
];

const seasonType = { type: 'season-ranking', tags: ['season-ranking'], tagSet: {} };

function createSeasons(...itemIds: unknown[]): Changes {
  return { ...seasonType, itemIds, itemSeasonIds: itemIds.map(() => '') };
}

const besides = (...itemSeasonIds: unknown[]) => ({ ...createSeasons('s8', 's20'), itemSeasonIds });

/** Bounds of the seasons in lists and drafts. */
export const seasonBounds: readonly Bound[] = [
  ['has no season twice', createSeasons('s8', 's20'), createSeasons('s8', 's8')],
  ['has at most three digits in any season', createSeasons('s8', 's999'), createSeasons('s8', 's1000')],
  ['has no contestant', createSeasons('s8', 's20'), createSeasons('s8', 'amber')],
  ['has at most three digits in a season', createSeasons('s999'), createSeasons('s1000')],
  ['has seasons in the stored form', createSeasons('s20'), createSeasons('20')],
  ['has seasons in lower case', createSeasons('s20'), createSeasons('S20')],
  ['has no two seasons in one', createSeasons('s8', 's20', 's7'), createSeasons('s8', 's20\ns7')],
  ['has no number among the seasons', createSeasons('s8', 's20'), createSeasons('s8', 20)],
  ['has no season beside a season', besides('', ''), besides('', 's20')],
  ['has no number beside a season', besides('', ''), besides('', 0)],
  ['has an empty text for each season', besides('', ''), besides('')],
  ['has no more empty texts than seasons', besides('', ''), besides('', '', '')],
];

const createNumberedSeasons = (count: number) =>
  createSeasons(...Array.from({ length: count }, (_, index) => `s${index}`));

/** The longest list, with the longest notes on so many of its items. */
function createNoted(count: number): Changes {
  const items = createContestants(LIST_ITEMS_MAX);
  const notes = items.itemIds.slice(0, count).map((id) => [id, 'x'.repeat(NOTE_MAX)]);
  return { ...items, notes: Object.fromEntries(notes) };
}

/** How many items and notes a list or draft may have. */
export const lengthBounds: readonly Bound[] = [
  ['contestants', createContestants(LIST_ITEMS_MAX), createContestants(LIST_ITEMS_MAX + 1)],
  ['contestants with 50 notes', createNoted(LIST_NOTES_MAX), createNoted(LIST_NOTES_MAX + 1)],
  ['seasons', createNumberedSeasons(LIST_ITEMS_MAX), createNumberedSeasons(LIST_ITEMS_MAX + 1)],
];
