import { consensusBallotsPath } from '@outrank/shared/documents/ballots';
import { DELETED_LISTS, listKeyText, listPath } from '@outrank/shared/documents/list';
import { toStoredContent } from '@outrank/shared/lists/listContent';
import { serverTimestamp } from 'firebase/firestore';
import type { Changes } from '../support/bounds.ts';
import { fourOfCast } from '../support/consensusBallots.ts';
import { anasList, bestSeasons, heroes, newList, newSave, setList, underived } from '../support/lists.ts';
import { newFavorite, newUpvote } from '../support/reactions.ts';
import { ana, ben, setProfiles } from '../support/users.ts';
import {
  allowOtherContestants,
  type Harmless,
  isReadableText,
  isSeasonId,
  isSlug,
  occursOnce,
  removed,
  takeFirst,
  type ValidRequest,
} from './validRequest.ts';

const path = listPath(anasList);
const id = listKeyText(anasList);
const byAna = { by: { uid: ana.uid }, seed: [setProfiles(), setList(anasList, underived)], id };
const byBen = { by: { uid: ben.uid }, seed: [setProfiles(), setList()], id };

const texts: readonly Harmless[] = [
  ['name', 'any readable text of 1 to 50', isReadableText(1, 50)],
  ['description', 'any readable text of 0 to 200', isReadableText(0, 200)],
];
const contestants: readonly Harmless[] = [
  allowOtherContestants('itemIds', ({ itemIds }) => itemIds),
  ['itemSeasonIds.*', 'another season', isSeasonId],
];
const noted = {
  ...heroes,
  items: heroes.items.map((item, index) => (index === 0 ? { ...item, note: 'Three times' } : item)),
};
const note: Harmless = [
  'notes.parvati-shallow',
  'any trimmed line of 1 to 140',
  (value) => isReadableText(1, 140)(value) && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(String(value)),
];
const noNotes: Harmless = ['notes', 'there may be no notes', (value) => value === removed];
const otherThanNoted: Harmless = [
  'itemIds.*',
  'another contestant instead of one without a note',
  (value, { itemIds }) => isSlug(value) && occursOnce(value, itemIds) && itemIds.includes('parvati-shallow'),
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

const fourth: Harmless = [
  'itemIds.*',
  'another contestant after the first three',
  (value, { itemIds }) => isSlug(value) && occursOnce(value, itemIds) && itemIds[3] === value,
];
const baseless: Harmless = ['basedOn', 'a list need not be based on another', (value) => value === removed];

function publish(
  name: string,
  content: typeof heroes,
  harmless: readonly Harmless[],
  changes: Changes = underived,
): ValidRequest {
  return {
    name,
    by: byAna.by,
    seed: [setProfiles(), setList()],
    id: 'list_2',
    isValidId: (listId) => /^list_[0-9]{1,16}$/.test(listId),
    createData: (listId) => newList({ userId: ana.uid, listId }, changes, content),
    createWrites: (data, listId) => [
      { set: listPath({ userId: ana.uid, listId }), data },
      takeFirst(ana.uid, 'lists', listId),
    ],
    harmless: [...texts, ...harmless],
  };
}

const { castOf: _castOf, notedIds: _notedIds, topIds: _topIds, ...ofBefore } = newSave();
const saved = { ...ofBefore, isPublic: true };

/** What users write about lists. */
export const listRequests: readonly ValidRequest[] = [
  publish('a list of contestants', heroes, contestants),
  publish('a list with a note', noted, [...contestants.slice(1), otherThanNoted, note, noNotes]),
  publish('a list of seasons', bestSeasons, seasons),
  publish('a list based on another', heroes, [...contestants, baseless], { ...underived, basedOn: anasList }),
  publish('a list with all that it is found by', fourOfCast, [fourth], {}),
  {
    ...byAna,
    name: 'a save of a list',
    createData: () => saved,
    createWrites: (data) => [
      { update: path, data, known: Object.keys(saved) },
      takeFirst(ana.uid, 'listUpdates', anasList.listId),
    ],
    harmless: [...texts, ...contestants, visibility],
  },
  {
    ...byBen,
    name: 'an upvote',
    isValidId: () => false,
    createData: () => newUpvote(),
    createWrites: (data, listKey) => [
      { set: `users/ben/upvotes/${listKey}`, data },
      takeFirst(ben.uid, 'votes', listKey),
    ],
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
    name: 'a submission of a list',
    id: 'cast-s20',
    isValidId: () => false,
    createData: () => ({ listId: anasList.listId, at: serverTimestamp() }),
    createWrites: (data, subject) => [
      { update: path, data: { ...saved, ...toStoredContent(fourOfCast) }, known: Object.keys(saved) },
      takeFirst(ana.uid, 'listUpdates', anasList.listId),
      { set: `${consensusBallotsPath(ana.uid)}/${subject}`, data },
    ],
  },
  {
    ...byAna,
    name: 'the tombstone of a list',
    isValidId: () => false,
    createData: () => ({ at: serverTimestamp() }),
    createWrites: (data, listKey) => [{ delete: path }, { set: `${DELETED_LISTS}/${listKey}`, data }],
  },
];
