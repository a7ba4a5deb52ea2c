import { LIST_ITEMS_MAX } from '@outrank/shared/limits';
import type { StoredItems } from '@outrank/shared/lists/listedItem';
import type { Changes } from './builders.ts';

/** What is refused, and what is accepted though it differs in one target only. */
export type Bound = { readonly sentence: string; readonly accepted: Changes; readonly refused: Changes };

/** So many made-up people of season 1, each with the longest id that the rules know. */
function people(count: number, idLength = 60): StoredItems {
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
  return { itemIds: itemSeasonIds.map((_, index) => `fan-${index}`), itemSeasonIds };
}

const bound = (sentence: string, accepted: Changes, refused: Changes): Bound => ({
  sentence,
  accepted,
  refused,
});

/** Bounds of a ranking of contestants that hold for lists and drafts alike. */
export const itemBounds: readonly Bound[] = [
  bound('knows a person by an id of at most 60 characters', people(1), people(1, 61)),
  bound('knows every person by such an id', ids('amber', 'b'.repeat(60)), ids('amber', 'b'.repeat(61))),
  bound('holds nobody twice', ids('amber-b', 'rob-m'), ids('amber-b', 'amber-b')),
  bound('does not mix people and seasons', ids('amber-b', 'rob-m'), ids('amber-b', 's8')),
  bound('does not mix seasons and people', ids('amber-b', 'rob-m'), ids('s8', 'rob-m')),
  bound('takes no season for a person', ids('s8-fan'), ids('s8')),
  bound('takes no plain number for a person', ids('8-fan'), ids('8')),
  bound('takes no season of four digits for a person', ids('s1234-fan'), ids('s1234')),
  bound('has ids of lower-case letters', ids('amber-b'), ids('Amber-b')),
  bound('has ids without blanks', ids('amber-b'), ids('amber b')),
  bound('has ids without accents', ids('amber-b'), ids('ambér-b')),
  bound('has no empty id', ids('amber-b', 'rob-m'), ids('amber-b', '')),
  bound('has no empty first id', ids('amber-b', 'rob-m'), ids('', 'rob-m')),
  bound('has no empty id between others', ids('amber-b', 'b', 'rob-m'), ids('amber-b', '', 'rob-m')),
  bound('has no markup for an id', ids('amber-b'), ids('<b>amber')),
  bound('has no two ids in one', ids('amber', 'rob'), { itemIds: ['amber\nrob'], itemSeasonIds: ['s20'] }),
  bound('has no id that ends its line', ids('amber'), ids('amber\n')),
  bound('has no id that begins with a line', ids('amber'), ids('\namber')),
  bound('has no two ids in one of several', ids('a', 'b', 'c'), ids('a', 'b\nc')),
  bound('has no carriage return in an id', ids('amber'), ids('amber\r')),
  bound('has no number among the ids', ids('amber', 'b2'), ids('amber', 2)),
  bound('has no fraction among the ids', ids('amber', 'b2'), ids('amber', 2.5)),
  bound('has no map among the ids', ids('amber', 'b2'), ids('amber', { id: 'b2' })),
  bound('has no nothing among the ids', ids('amber', 'rob'), ids('amber', null)),
  bound('has no truth among the ids', ids('amber', 'rob'), ids('amber', true)),
  bound('has a season for each person', ids('amber', 'rob'), {
    ...ids('amber', 'rob'),
    itemSeasonIds: ['s8'],
  }),
  bound('has no season without a person', parvati, { ...parvati, itemSeasonIds: ['s20', 's16'] }),
  bound('names the season of a person', parvati, { ...parvati, itemSeasonIds: [''] }),
  bound('names seasons in the stored form', parvati, { ...parvati, itemSeasonIds: ['20'] }),
  bound('names seasons of at most three digits', pickedFrom('s999'), pickedFrom('s1000')),
  bound('names seasons by a number', pickedFrom('s8'), pickedFrom('s')),
  bound('names every season by a number', pickedFrom('s8', 's9'), pickedFrom('s8', 's')),
  bound('names every season so', pickedFrom('s8', 's999'), pickedFrom('s8', 's1000')),
  bound('has no text for a season', pickedFrom('s8'), pickedFrom('Borneo')),
  bound('has no number among the seasons', pickedFrom('s8', 's9'), pickedFrom('s8', 9)),
  bound('has no map among the seasons', pickedFrom('s8', 's9'), pickedFrom('s8', { id: 's9' })),
  bound('has no two seasons in one', pickedFrom('s8', 's9'), pickedFrom('s8\ns9', 's10')),
  bound('has an array for ids', parvati, { ...parvati, itemIds: 'parvati-shallow' }),
  bound('has no map for ids', parvati, { ...parvati, itemIds: { first: 'parvati-shallow' } }),
  bound('has an array for seasons', parvati, { ...parvati, itemSeasonIds: 's20' }),
  bound('has no map for seasons', parvati, { ...parvati, itemSeasonIds: { first: 's20' } }),
];

const seasonType = { type: 'season-ranking', tags: ['season-ranking'], tagSet: {} };

function seasonIds(...itemIds: unknown[]): Changes {
  return { ...seasonType, itemIds, itemSeasonIds: itemIds.map(() => '') };
}

const besides = (...itemSeasonIds: unknown[]) => ({ ...seasonIds('s8', 's20'), itemSeasonIds });
const numbered = (count: number) => seasonIds(...Array.from({ length: count }, (_, index) => `s${index}`));

/** Bounds of a ranking of seasons. */
export const seasonBounds: readonly Bound[] = [
  bound('holds no season twice', seasonIds('s8', 's20'), seasonIds('s8', 's8')),
  bound('has no more digits in any season', seasonIds('s8', 's999'), seasonIds('s8', 's1000')),
  bound('holds no person', seasonIds('s8', 's20'), seasonIds('s8', 'amber')),
  bound('has seasons of at most three digits', seasonIds('s999'), seasonIds('s1000')),
  bound('has seasons in the stored form', seasonIds('s20'), seasonIds('20')),
  bound('has seasons in lower case', seasonIds('s20'), seasonIds('S20')),
  bound('has no two seasons in one', seasonIds('s8', 's20', 's7'), seasonIds('s8', 's20\ns7')),
  bound('has no number among the seasons', seasonIds('s8', 's20'), seasonIds('s8', 20)),
  bound('has no season beside a season', besides('', ''), besides('', 's20')),
  bound('has no number beside a season', besides('', ''), besides('', 0)),
  bound('has an empty place for each season', besides('', ''), besides('')),
  bound('has no more places than seasons', besides('', ''), besides('', '', '')),
];

/** How much a ranking of each kind holds. */
export const lengthBounds: readonly Bound[] = [
  bound('of contestants', people(LIST_ITEMS_MAX), people(LIST_ITEMS_MAX + 1)),
  bound('of seasons', numbered(LIST_ITEMS_MAX), numbered(LIST_ITEMS_MAX + 1)),
];
