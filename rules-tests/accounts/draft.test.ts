import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { userPath } from '@outrank/shared/firestore/documentPaths';
import { LIST_DESCRIPTION_MAX, LIST_NAME_MAX } from '@outrank/shared/limits';
import { choosableTags } from '@outrank/shared/lists/tags';
import type { DocumentData } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { itemBounds, seasonBounds } from '../lists/itemBounds.ts';
import { type Bound, boundLength, type Changes, getDaysFromNow, requireFields } from '../support/bounds.ts';
import { commit } from '../support/requests.ts';
import { ana, newDraft } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { anaCommits, asAna, refuses } = openWorld();
const path = userPath(ana.uid);
const save = (data: DocumentData = newDraft(), db = asAna()) => commit(db, { set: path, data });
const everyTag = [...choosableTags];

const draftBounds: readonly Bound[] = [
  ...requireFields(newDraft().draft),
  ...boundLength('name', LIST_NAME_MAX),
  ...boundLength('description', LIST_DESCRIPTION_MAX),
  ['has no unknown field', {}, { type: 'survivor-ranking' }],
  ['may have an empty name', { name: '' }, { name: null }],
  ['may have blanks around a name', { name: ' The ' }, { name: 7 }],
  ['may have an empty description', { description: '' }, { description: null }],
  ['may have a blank description', { description: ' ' }, { description: ['x'] }],
  ['may have every tag of the editor', { tags: everyTag }, { tags: [...everyTag, 'favorites'] }],
  ['may have no tag', { tags: [] }, { tags: null }],
  ['has no type', { tags: ['social'] }, { tags: ['social', 'survivor-ranking'] }],
  ['has no tag twice', { tags: ['social'] }, { tags: ['social', 'social'] }],
  ['has no number for a tag', { tags: ['social'] }, { tags: ['social', 7] }],
  ['has an array of tags', { tags: ['social'] }, { tags: { social: true } }],
  ['may have no item', { itemIds: [], itemSeasonIds: [] }, { itemIds: [], itemSeasonIds: ['s20'] }],
  ['has its items in arrays', { itemIds: [], itemSeasonIds: [] }, { itemIds: {}, itemSeasonIds: {} }],
  ['has no future time', {}, { updatedAt: getDaysFromNow(1) }],
  ['has no text for a time', {}, { updatedAt: '2026-11-21T00:00:00.000Z' }],
];

const getItems = ({ itemIds, itemSeasonIds }: Changes): Changes => ({ itemIds, itemSeasonIds });
const draftItemBounds = [...itemBounds, ...seasonBounds].map(
  ([sentence, accepted, refused]): Bound => [sentence, getItems(accepted), getItems(refused)],
);

describe.each([
  { what: 'a draft', bounds: draftBounds },
  { what: 'the items of a draft', bounds: draftItemBounds },
])('$what', ({ bounds }) => {
  it.each(bounds)('%s', async (_sentence, accepted, refused) => {
    await assertFails(save(newDraft(refused)));
    await assertSucceeds(save(newDraft(accepted)));
    await assertFails(save(newDraft(refused)));
  });
});

describe('the private document of a user', () => {
  refuses(() => save(), {
    'a text for a cleared draft': {
      refused: () => save({ draft: '' }),
      accepted: [
        () => save({ draft: null }),
        () => save(),
        () => anaCommits({ merge: path, data: { draft: null } }),
      ],
    },
    'other fields, and no field': [() => save({}), () => save({ ...newDraft(), favorites: [] })],
  });
});
