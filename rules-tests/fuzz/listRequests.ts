import {
  DELETED_LISTS,
  listKeyText,
  listPath,
  ratePath,
  upvotePath,
} from '@outrank/shared/firestore/documentPaths';
import { serverTimestamp } from 'firebase/firestore';
import { anasList, bestSeasons, heroes, newList, newSave, setList } from '../support/lists.ts';
import { castUpvote, newFavorite, newUpvote } from '../support/reactions.ts';
import { ana, ben, newRate, setProfiles } from '../support/users.ts';
import type { RestWrite } from './rest.ts';
import {
  allowOtherContestants,
  type Harmless,
  isSeasonId,
  isTrimmedText,
  occursOnce,
  type ValidRequest,
} from './validRequest.ts';

const path = listPath(anasList);
const id = listKeyText(anasList);
const byAna = { by: { uid: ana.uid }, seed: [setProfiles(), setList()], id };
const byBen = { by: { uid: ben.uid }, seed: [setProfiles(), setList(anasList, { upvoteCount: 7 })], id };

const texts: readonly Harmless[] = [
  ['name', 'any trimmed text of 1 to 50', isTrimmedText(1, 50)],
  ['description', 'any trimmed text of 0 to 200', isTrimmedText(0, 200)],
];
const contestants: readonly Harmless[] = [
  allowOtherContestants('itemIds', ({ itemIds }) => itemIds),
  ['itemSeasonIds.*', 'another season', isSeasonId],
];
const seasons: readonly Harmless[] = [
  [
    'itemIds.*',
    'another season, even one that is not in the catalogue',
    (value, { itemIds }) => isSeasonId(value) && occursOnce(value, itemIds),
  ],
];
const visibility: Harmless = [
  'isPublic',
  'an owner may hide and show a list',
  (value) => typeof value === 'boolean',
];

function publish(name: string, content: typeof heroes, harmless: readonly Harmless[]): ValidRequest {
  return {
    name,
    by: byAna.by,
    seed: [setProfiles()],
    id: 'list_2',
    isValidId: (listId) => /^list_[0-9]{1,16}$/.test(listId),
    createData: (listId) => newList({ userId: ana.uid, listId }, {}, content),
    createWrites: (data, listId) => [
      { set: listPath({ userId: ana.uid, listId }), data },
      { set: ratePath(ana.uid, 'lists'), data: newRate(listId) },
    ],
    harmless: [...texts, ...harmless],
  };
}

const saved = { ...newSave(), isPublic: true };
const counted = { upvoteCount: 8, changedAt: serverTimestamp() };
const update = (data: object): RestWrite => ({ update: path, data, known: Object.keys(counted) });
const upvote = upvotePath(ben.uid, anasList);

/** What users write about lists. */
export const listRequests: readonly ValidRequest[] = [
  publish('a list of contestants', heroes, contestants),
  publish('a list of seasons', bestSeasons, seasons),
  {
    ...byAna,
    name: 'a save of a list',
    createData: () => saved,
    createWrites: (data) => [{ update: path, data, known: Object.keys(saved) }],
    harmless: [...texts, ...contestants, visibility],
  },
  {
    ...byBen,
    name: 'an upvote',
    isValidId: () => false,
    createData: () => newUpvote(),
    createWrites: (data, listKey) => [{ set: `users/ben/upvotes/${listKey}`, data }, update(counted)],
  },
  {
    ...byBen,
    name: 'the count of an upvote',
    createData: () => counted,
    createWrites: (data) => [{ set: upvote, data: newUpvote() }, update(data)],
  },
  {
    ...byBen,
    name: 'the count of a withdrawn upvote',
    seed: [...byBen.seed, castUpvote(ben.uid)],
    createData: () => ({ ...counted, upvoteCount: 7 }),
    createWrites: (data) => [{ delete: upvote }, update(data)],
  },
  {
    ...byBen,
    name: 'a favorite',
    isValidId: () => false,
    createData: () => newFavorite(),
    createWrites: (data, listKey) => [{ set: `users/ben/favorites/${listKey}`, data }],
  },
  {
    ...byAna,
    name: 'the tombstone of a list',
    isValidId: () => false,
    createData: () => ({ at: serverTimestamp() }),
    createWrites: (data, listKey) => [{ delete: path }, { set: `${DELETED_LISTS}/${listKey}`, data }],
  },
];
