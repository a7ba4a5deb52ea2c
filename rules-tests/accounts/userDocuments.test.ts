import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { acceptedNames, deceptiveNames } from '@outrank/shared/accounts/testing/names';
import { toUsername } from '@outrank/shared/accounts/username';
import { userListsPath } from '@outrank/shared/documents/account';
import { inboxPath } from '@outrank/shared/documents/inbox';
import { listTexts } from '@outrank/shared/documents/list';
import { spoilerChoicePath, WATCHED_SEASONS_MAX } from '@outrank/shared/documents/spoilerChoice';
import { choosableTags } from '@outrank/shared/documents/tags';
import { userPath } from '@outrank/shared/documents/user';
import { USERNAME_MAX } from '@outrank/shared/limits';
import { type DocumentData, limit, serverTimestamp, where } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { type Bound, boundLength, type Changes, getDaysFromNow, requireFields } from '../support/bounds.ts';
import { list, read } from '../support/requests.ts';
import { ana, newDraft, newRate, newSpoilerChoice, rename, setProfile, setRate } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { asAna, asBen, seed, testBounds, anaCommits, refuses } = openWorld();
const profile = userListsPath(ana.uid);

describe('a profile', () => {
  it('can be read by other users before it exists', async () => {
    await assertSucceeds(read(asBen(), profile));
  });
});

const longest = 'x'.repeat(USERNAME_MAX);
const named = (displayName: unknown) => ({ displayName });
const plainNameBounds: readonly Bound[] = [
  ['has at most 30 characters', named(longest), named(`${longest}x`)],
  ['is not empty', named('x'), named('')],
  ['is not blank', named('x'), named('   ')],
  ['is not a no-break space', named('x'), named('\u00a0')],
  ['does not begin with a blank', named('Tree Mail'), named(' Tree Mail')],
  ['does not end with a blank', named('Tree Mail'), named('Tree Mail ')],
  ['is a text', named('7'), named(7)],
  ['is not an array', named('7'), named(['7'])],
  ['is required', named('Ana'), {}],
  ['is the only field', named('Ana'), { displayName: 'Ana', isCurator: true }],
  ['is shortened by the app', named(toUsername(` ${longest}x `)), named(` ${longest}`)],
  ['replaces a blank name', named(toUsername(' ')), named(null)],
  ['has no special blank', named('Ada Okafor'), named('Ada\u00a0Okafor')],
];
const nameBounds: readonly Bound[] = [
  ...plainNameBounds,
  ...acceptedNames.map((name): Bound => [`may be ${name}`, named(name), named(`${name}\u200b`)]),
  ...deceptiveNames.flatMap(([kind, names]) =>
    names.map((name): Bound => {
      const code = [...name].map((each) => each.codePointAt(0)?.toString(16)).join(' ');
      return [`has no ${kind}: ${code}`, named(toUsername(name)), named(name)];
    }),
  ),
];

describe('a username at the first sign-in', () => {
  testBounds(nameBounds, (data) => anaCommits({ set: profile, data }), [{ delete: profile }]);
});

describe('the name of a new account', () => {
  const create = (displayName: string) => anaCommits({ set: profile, data: { displayName } });
  const setRenames = (days: number) =>
    setRate(ana.uid, 'renames', { ...newRate('renames', ana.uid), fullAt: getDaysFromNow(days) });

  refuses(() => create('Castaway'), {
    'any but the usual one on the day after a curator has reset it': {
      seed: [setRenames(1.8)],
      refused: () => create('A slur'),
      until: [setRenames(0.9)],
    },
    'another name than the usual one on that day': {
      seed: [setRenames(1.8)],
      refused: () => create('A slur'),
    },
  });
});

describe('a username when changed', () => {
  beforeEach(() => seed(setProfile(ana)));
  refuses(() => anaCommits(rename(ana.uid)), {
    'a name that is no username': () => anaCommits(rename(ana.uid, ' Tree Mail')),
  });
});

const path = userPath(ana.uid);
const save = (data: DocumentData = newDraft()) => anaCommits({ set: path, data });
const everyTag = [...choosableTags];

const someList = { userId: 'ben', listId: 'list_1' };
const items = (...itemIds: string[]) => ({ itemIds, itemSeasonIds: itemIds.map(() => 's8') });
const seasons = (...itemIds: string[]) => ({ itemIds, itemSeasonIds: itemIds.map(() => '') });
const draftBounds: readonly Bound[] = [
  ...requireFields(newDraft().draft),
  ...Object.entries(listTexts).flatMap(([text, { max }]): Bound[] => [
    ...boundLength(text, max),
    [`may have an empty ${text}`, { [text]: '' }, { [text]: null }],
    [`may have blanks around a ${text}`, { [text]: ' The ' }, { [text]: ['x'] }],
  ]),
  ['has no unknown field', {}, { type: 'survivor-ranking' }],
  ['may have every tag of the editor', { tags: everyTag }, { tags: [...everyTag, 'favorites'] }],
  ['may have no tag', { tags: [] }, { tags: null }],
  ['has no type', { tags: ['social'] }, { tags: ['social', 'survivor-ranking'] }],
  ['has no tag twice', { tags: ['social'] }, { tags: ['social', 'social'] }],
  ['has no number for a tag', { tags: ['social'] }, { tags: ['social', 7] }],
  ['has an array of tags', { tags: ['social'] }, { tags: { social: true } }],
  ['may have no item', { itemIds: [], itemSeasonIds: [] }, { itemIds: [], itemSeasonIds: ['s20'] }],
  ['has no item twice', items('amber', 'rob'), items('amber', 'amber')],
  ['has contestants, or seasons', items('amber', 'rob'), items('amber', 's8')],
  [
    'has seasons with no season beside',
    seasons('s8', 's20'),
    { ...seasons('s8', 's20'), itemSeasonIds: ['', 's20'] },
  ],
  ['has its items in arrays', { itemIds: [], itemSeasonIds: [] }, { itemIds: {}, itemSeasonIds: {} }],
  ['may say that the list counts', { isOffered: true }, { isOffered: 'yes' }],
  ['may say that the list does not count', { isOffered: false }, { isOffered: null }],
  ['may be based on a list', { basedOn: someList }, { basedOn: 'ben~list_1' }],
  ['is based on a list of a user', { basedOn: someList }, { basedOn: { listId: 'list_1' } }],
  ['is based on a list with an id', { basedOn: someList }, { basedOn: { ...someList, listId: 'list_x' } }],
  ['is based on no path', { basedOn: someList }, { basedOn: { ...someList, userId: 'ben/lists' } }],
  ['stores no name of that list', { basedOn: someList }, { basedOn: { ...someList, name: 'Villains' } }],
  ['has no future time', {}, { updatedAt: getDaysFromNow(1) }],
  ['has no text for a time', {}, { updatedAt: '2026-11-21T00:00:00.000Z' }],
];

const someItems = { itemIds: ['amber', 'rob'], itemSeasonIds: ['s8', 's8'] };
const sorting = { order: ['rob', 'amber'], top: null, answers: 'L' };
const sorted = (changes: object = {}) => ({ ...someItems, sorting: { ...sorting, ...changes } });

const sortingBounds: readonly Bound[] = [
  ['sorts all items, or looks for the best', sorted({ top: 1 }), sorted({ top: 'all' })],
  ['looks for one of the best at least', sorted({ top: 1 }), sorted({ top: 0 })],
  ['looks for at most all', sorted({ top: 800 }), sorted({ top: 801 })],
  ['looks for a whole number', sorted({ top: 2 }), sorted({ top: 1.5 })],
  ['is about the items of the draft', sorted(), sorted({ order: ['rob', 'ethan'] })],
  ['is about all items', sorted(), sorted({ order: ['rob'] })],
  ['is about no item twice', sorted(), sorted({ order: ['rob', 'amber', 'amber'] })],
  ['has its items in an array', sorted(), sorted({ order: 'rob' })],
  ['has the letters of answers', sorted({ answers: 'LR=lr' }), sorted({ answers: 'LX' })],
  ['may have no answer', sorted({ answers: '' }), sorted({ answers: null })],
  [
    'has at most 10,000 answers',
    sorted({ answers: 'L'.repeat(10_000) }),
    sorted({ answers: 'L'.repeat(10_001) }),
  ],
  ['has no line break', sorted(), sorted({ answers: 'L\n' })],
  ['has no other field', sorted(), sorted({ at: 1 })],
  ['has all fields', sorted(), { ...someItems, sorting: { order: sorting.order, answers: '' } }],
  ['is a map', sorted(), { ...someItems, sorting: 'L' }],
];

describe.each([
  { what: 'a draft', bounds: draftBounds },
  { what: 'the sorting of a draft', bounds: sortingBounds },
])('$what', ({ bounds }) => {
  testBounds(bounds, (changes) => save(newDraft(changes)));
});

describe('the private document of a user', () => {
  refuses(save, {
    'a wrong draft in place of another': { first: save, refused: () => save(newDraft({ tags: ['x'] })) },
    'a text for a cleared draft': {
      refused: () => save({ draft: '' }),
      accepted: [() => save({ draft: null }), save, () => anaCommits({ merge: path, data: { draft: null } })],
    },
    'other fields, and no field': [() => save({}), () => save({ ...newDraft(), favorites: [] })],
  });
});

const watch = (count: number) => ({ watched: Array.from({ length: count }, (_, index) => `s${index}`) });

const watchedTo = (seasonId: string, episode: number) => ({ airing: { seasonId, episode } });

const spoilerBounds: readonly Bound[] = [
  ...requireFields(newSpoilerChoice()),
  ['has a known mode', { mode: 'off' }, { mode: 'hide' }],
  ['has one mode', { mode: 'on' }, { mode: ['on'] }],
  ['may name no season', { watched: [] }, { watched: null }],
  ['has at most 100 seasons', watch(WATCHED_SEASONS_MAX), watch(WATCHED_SEASONS_MAX + 1)],
  ['has no season twice', { watched: ['s1', 's2'] }, { watched: ['s1', 's1'] }],
  ['has the ids of seasons', { watched: ['s1'] }, { watched: ['tony-vlachos'] }],
  ['has no line break in an id', { watched: ['s1', 's2'] }, { watched: ['s1\ns2'] }],
  ['has texts', { watched: ['s1'] }, { watched: [1] }],
  ['has its seasons in an array', { watched: [] }, { watched: {} }],
  ['may name the last episode watched', watchedTo('s51', 30), watchedTo('s51', 31)],
  ['may name the first one', watchedTo('s51', 0), watchedTo('s51', -1)],
  ['names a whole episode', watchedTo('s51', 1), watchedTo('s51', 1.5)],
  ['names it with its season', watchedTo('s51', 1), watchedTo('tony-vlachos', 1)],
  ['names the season in one line', watchedTo('s51', 1), watchedTo('s51\n', 1)],
  ['names no more of it', watchedTo('s51', 1), { airing: { seasonId: 's51', episode: 1, winnerId: 'x' } }],
  ['names no less of it', watchedTo('s51', 1), { airing: { seasonId: 's51' } }],
  ['may say that the user watches live', { watchesLive: true }, { watchesLive: 'yes' }],
  ['may say that the user does not', { watchesLive: false }, { watchesLive: null }],
  ['has no other field', {}, { name: 'Ana' }],
  ['has no past time', {}, { at: getDaysFromNow(-1) }],
  ['has no future time', {}, { at: getDaysFromNow(1) }],
];

describe('the watched seasons of a user', () => {
  const spoilers = spoilerChoicePath(ana.uid);
  const choose = (changes: Changes) => anaCommits({ set: spoilers, data: newSpoilerChoice(changes) });

  testBounds(spoilerBounds, choose);
  refuses(() => choose({}), {
    'a wrong choice in place of another': {
      first: () => choose({}),
      refused: () => choose({ mode: 'hide' }),
    },
  });
});

describe('an inbox', () => {
  const inbox = inboxPath(ana.uid);
  const see = (data: DocumentData = {}) =>
    anaCommits({ update: inbox, data: { seenAt: serverTimestamp(), ...data } });
  const entries = [{ kind: 'upvotes', listId: 'list_1' }];
  beforeEach(() => seed([{ set: inbox, data: { entries, at: serverTimestamp(), seenAt: null } }]));

  it('is seen by its owner, who changes nothing else of it', async () => {
    await assertFails(see({ at: serverTimestamp() }));
    await assertFails(see({ seenAt: getDaysFromNow(1) }));
    await assertFails(see({ seenAt: null }));
    await assertSucceeds(see());
  });

  it('is found by no query over all users', async () => {
    const everybodys = { group: 'inbox' };
    for (const db of [asBen(), asAna()]) {
      await assertFails(list(db, everybodys, limit(1)));
      await assertFails(list(db, everybodys, where('seenAt', '==', null), limit(1)));
    }
    await assertSucceeds(read(asAna(), inbox));
  });
});
