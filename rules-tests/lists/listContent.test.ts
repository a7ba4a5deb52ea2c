import { detailTexts, listPath, listTexts } from '@outrank/shared/documents/list';
import { choosableTags } from '@outrank/shared/documents/tags';
import { beforeEach, describe } from 'vitest';
import {
  type Bound,
  boundLength,
  boundReadableText,
  boundTrimmedText,
  type Changes,
  requireFields,
} from '../support/bounds.ts';
import { anasList, newList, publishList, underived } from '../support/lists.ts';
import { ana, fillBucket, setProfiles } from '../support/users.ts';
import { openWorld } from '../support/world.ts';
import { itemBounds, seasonBounds } from './itemBounds.ts';

const { anaCommits, seed, testBounds } = openWorld();
/** Bounds of a list's texts. */
const textBounds: readonly Bound[] = [
  ['has a name of at least one character', { name: 'x' }, { name: '' }],
  ['has a name that is not blank', { name: 'x' }, { name: ' ' }],
  ...boundTrimmedText('name'),
  ...boundReadableText('name'),
  ...Object.entries(listTexts).flatMap(([text, { max }]): Bound[] => [
    ...boundLength(text, max),
    [`has no number for a ${text}`, { [text]: '7' }, { [text]: 7 }],
    [`has no array for a ${text}`, { [text]: '7' }, { [text]: ['7'] }],
  ]),
  ...detailTexts.flatMap((text): Bound[] => [
    [`has no ${text} that turns the direction of texts`, { [text]: 'ab' }, { [text]: 'a\u202eb' }],
    [`has an empty ${text} rather than a blank one`, { [text]: '' }, { [text]: ' ' }],
    [`has an empty ${text} rather than null`, { [text]: '' }, { [text]: null }],
  ]),
  ['may outrank somebody', { name: 'Players who outrank Rob' }, { name: 'The Outrɑnk Top 10' }],
  ['speaks for no moderator', { name: 'Modern Family' }, { name: 'ᴍods pick' }],
];

const type = 'survivor-ranking';
const seasonType = 'season-ranking';
const all = Object.fromEntries([...choosableTags, 'favorites'].map((tag) => [tag, true]));
const tagged = (tags: unknown, tagSet: unknown): Changes => ({ tags, tagSet, type });
const ofSeasons = (listType: string): Changes => ({
  itemIds: ['s20'],
  itemSeasonIds: [''],
  tags: [listType],
  tagSet: {},
  type: listType,
});
const social = tagged(['social', type], { social: true });
const typed = (listType: string): Changes => ({ ...social, tags: ['social', listType], type: listType });

/** Bounds of a list's tags and type. The list has contestants. */
const tagBounds: readonly Bound[] = [
  ['may have every tag', tagged([...Object.keys(all), type], all), tagged(Object.keys(all), all)],
  ['may have no tag but its type', tagged([type], {}), tagged([], {})],
  ['has no tag twice', social, tagged(['social', 'social', type], { social: true })],
  ['has no type twice', social, tagged(['social', type, type], { social: true })],
  ['does not repeat a type in place of a tag', social, tagged([type, type], { social: true })],
  ['has no unknown tag', social, tagged(['villain', type], { villain: true })],
  ['has its type', social, tagged(['social'], { social: true })],
  ['has no other type', social, tagged(['social', seasonType], { social: true })],
  ['has no second type', social, tagged([seasonType, type], { [seasonType]: true })],
  ['has a set of the same tags', social, tagged(['social', type], { spoiler: true })],
  ['has no more tags than the set', social, tagged(['social', 'spoiler', type], { social: true })],
  ['has no more in the set than tags', social, tagged(['social', type], { social: true, spoiler: true })],
  ['has no type in the set', social, tagged(['social', type], { social: true, [type]: true })],
  ['has only true in the set', social, tagged(['social', type], { social: false })],
  ['has no numbers in the set', social, tagged(['social', type], { social: 1 })],
  ['has a map for a set', social, tagged(['social', type], ['social'])],
  ['has an array for tags', social, tagged({ social: true, [type]: true }, { social: true })],
  ['has no text for tags', social, tagged('social', { social: true })],
  ['has no number among the tags', social, tagged(['social', 7], { social: true })],
  ['has the type of its items', social, typed(seasonType)],
  ['has the type of its seasons', ofSeasons(seasonType), ofSeasons(type)],
  ['has a known type', social, typed('ranking')],
];

const four = {
  itemIds: ['amber', 'boston', 'cirie', 'dee'],
  itemSeasonIds: ['s20', 's20', 's20', 's20'],
  castOf: 's20',
  notedIds: [],
  topIds: ['amber', 'boston', 'cirie'],
};
const mixed = { ...four, itemSeasonIds: ['s20', 's20', 's20', 's7'], castOf: undefined };
const noted = { ...four, notes: { boston: 'x', dee: 'y' }, notedIds: ['boston', 'dee'] };
const inOrder = { itemIds: ['s20', 's7'], itemSeasonIds: ['', ''], topIds: ['s20', 's7'], notedIds: [] };
const season: Changes = { ...ofSeasons(seasonType), ...inOrder };

/** Bounds of the fields that a list is found by. */
const derivedBounds: readonly Bound[] = [
  ['has the season of its cast', four, { ...four, castOf: undefined }],
  ['has no other season for a cast', four, { ...four, castOf: 's7' }],
  ['has no season of a part of its items', mixed, { ...mixed, castOf: 's20' }],
  ['has no cast of seasons', season, { ...season, castOf: '' }],
  ['has its first items', four, { ...four, topIds: ['amber', 'boston'] }],
  ['has its first items in order', four, { ...four, topIds: ['boston', 'amber', 'cirie'] }],
  ['has no more than three first items', four, { ...four, topIds: four.itemIds }],
  ['has both items first', season, { ...season, topIds: ['s20'] }],
  ['has the ids of its notes', noted, { ...noted, notedIds: ['boston'] }],
  [
    'has the ids of its notes in any order',
    { ...noted, notedIds: ['dee', 'boston'] },
    { ...noted, notedIds: ['boston', 'cirie'] },
  ],
  ['has the ids of its notes once', noted, { ...noted, notedIds: ['boston', 'dee', 'dee'] }],
  [
    'has no ids of notes without notes',
    { ...four, notes: undefined },
    { ...four, notes: undefined, notedIds: ['amber'] },
  ],
  [
    'has an array of ids of notes',
    { ...four, notes: undefined },
    { ...four, notes: undefined, notedIds: {} },
  ],
  ['may have none of these fields', { ...four, ...underived }, { ...four, ...underived, castOf: 's20' }],
];

const otherTypes = {
  id: 1,
  userId: 1,
  userName: 1,
  type: 1,
  isPublic: 'true',
  createdAt: '2026-11-21T00:00:00.000Z',
  createdDay: '20261121',
  updatedAt: '2026-11-21T00:00:00.000Z',
  changedAt: 1,
  upvoteCount: '0',
  commentCount: '0',
};

const fieldBounds: readonly Bound[] = [
  ...requireFields(newList()),
  ...Object.entries(otherTypes).map(
    ([field, value]): Bound => [`has no other type of ${field}`, {}, { [field]: value }],
  ),
  ['has no unknown field', {}, { color: 'red' }],
  ['has no older field', {}, { public: true }],
];

describe.each([
  { kind: 'a list', bounds: [...fieldBounds, ...textBounds, ...tagBounds, ...derivedBounds] },
  { kind: 'a list of contestants', bounds: itemBounds },
  { kind: 'a list of seasons', bounds: seasonBounds },
])('$kind', ({ bounds }) => {
  beforeEach(() => seed(setProfiles()));

  testBounds(bounds, (changes) => anaCommits(publishList(anasList, changes)), [
    { delete: listPath(anasList) },
    fillBucket(ana.uid, 'lists'),
  ]);
});
