import {
  DELETED_LISTS,
  favoritePath,
  listKeyText,
  listPath,
  ratePath,
  upvotePath,
} from '@outrank/shared/firestore/documentPaths';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import {
  ana,
  anasList,
  bestSeasons,
  type Changes,
  changedList,
  giveList,
  giveProfiles,
  heroes,
  newList,
} from '../builders.ts';
import { newRate } from '../rates.ts';
import { giveUpvote, newFavorite, newUpvote } from '../reactionBuilders.ts';
import { type Harmless, isListedOnce, isSeasonId, isSlug, isTrimmedText, type Kind } from './kind.ts';
import type { Write } from './rest.ts';

const asAna = { uid: ana.uid };
const asBen = { uid: 'ben' };
const isListId = (id: string) => /^list_[0-9]{1,16}$/.test(id);
const place = listPath(anasList);

const words: readonly Harmless[] = [
  { at: 'name', reason: 'a name is any trimmed text of 1 to 50', is: isTrimmedText(1, 50) },
  { at: 'description', reason: 'any trimmed text of 0 to 200', is: isTrimmedText(0, 200) },
];

const contestants: readonly Harmless[] = [
  {
    at: 'itemIds.*',
    reason: 'another contestant, whom the catalogue may not know',
    is: (value, { itemIds }) => isSlug(value) && isListedOnce(value, itemIds),
  },
  { at: 'itemSeasonIds.*', reason: 'another season', is: isSeasonId },
];

const seasons: readonly Harmless[] = [
  {
    at: 'itemIds.*',
    reason: 'another season, which the catalogue may not know',
    is: (value, { itemIds }) => isSeasonId(value) && isListedOnce(value, itemIds),
  },
];

const isHidden: Harmless = {
  at: 'isPublic',
  reason: 'an owner may hide and show a list',
  is: (value) => typeof value === 'boolean',
};

function publication(name: string, content: typeof heroes, harmless: readonly Harmless[]): Kind {
  return {
    name,
    by: asAna,
    given: giveProfiles,
    id: 'list_2',
    isId: isListId,
    data: (listId) => newList({ userId: ana.uid, listId }, {}, content),
    writes: (data, id) => [
      { set: listPath({ userId: ana.uid, listId: id }), data },
      { set: ratePath(ana.uid, 'lists'), data: newRate(id) },
    ],
    harmless: [...words, ...harmless],
  };
}

async function giveAnasList(db: Firestore, changes: Changes = {}) {
  await giveProfiles(db);
  await giveList(db, anasList, changes);
}

const save: Kind = {
  name: 'a save of a list',
  by: asAna,
  given: (db) => giveAnasList(db),
  id: anasList.listId,
  data: () => ({ ...changedList(), isPublic: true }),
  writes: (data) => [{ update: place, data, known: Object.keys({ ...changedList(), isPublic: true }) }],
  harmless: [...words, ...contestants, isHidden],
};

const upvoteKey = upvotePath('ben', anasList);
const upvotesOfAll = { upvoteCount: 8, changedAt: serverTimestamp() };

/** A vote on the list, of which the other half is as it should be. */
function vote(name: string, attacked: Pick<Kind, 'data' | 'writes'>): Kind {
  return {
    name,
    by: asBen,
    given: (db) => giveAnasList(db, { upvoteCount: 7 }),
    id: listKeyText(anasList),
    harmless: [],
    ...attacked,
  };
}

const counter: Write = { update: place, data: upvotesOfAll };

/** What a fan writes about lists. */
export const listRequests: readonly Kind[] = [
  publication('a list of contestants', heroes, contestants),
  publication('a list of seasons', bestSeasons, seasons),
  save,
  {
    ...vote('the mark of an upvote', {
      data: () => newUpvote(),
      writes: (data, id) => [{ set: `users/ben/upvotes/${id}`, data }, counter],
    }),
    isId: () => false,
  },
  vote('the count of an upvote', {
    data: () => ({ ...upvotesOfAll }),
    writes: (data) => [
      { set: upvoteKey, data: newUpvote() },
      { update: place, data, known: Object.keys(upvotesOfAll) },
    ],
  }),
  {
    ...vote('the count of an upvote taken back', {
      data: () => ({ ...upvotesOfAll, upvoteCount: 7 }),
      writes: (data) => [{ delete: upvoteKey }, { update: place, data, known: Object.keys(upvotesOfAll) }],
    }),
    given: async (db) => {
      await giveAnasList(db, { upvoteCount: 7 });
      await giveUpvote(db, 'ben');
    },
  },
  {
    name: 'a favorite',
    by: asBen,
    given: (db) => giveAnasList(db),
    id: listKeyText(anasList),
    isId: () => false,
    data: () => newFavorite(),
    writes: (data, id) => [{ set: favoritePath('ben', anasList).replace(listKeyText(anasList), id), data }],
    harmless: [],
  },
  {
    name: 'the tombstone of a list',
    by: asAna,
    given: (db) => giveAnasList(db),
    id: listKeyText(anasList),
    isId: () => false,
    data: () => ({ at: serverTimestamp() }),
    writes: (data, id) => [{ delete: place }, { set: `${DELETED_LISTS}/${id}`, data }],
    harmless: [],
  },
];
