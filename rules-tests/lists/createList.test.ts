import { listPath } from '@outrank/shared/documents/list';
import { toDayNumber } from '@outrank/shared/documents/timestamp';
import { userPath } from '@outrank/shared/documents/user';
import { beforeEach, describe } from 'vitest';
import { forgeTimes, getDaysFromNow } from '../support/bounds.ts';
import {
  anasList,
  anasSecondList,
  bensList,
  deleteList,
  newLastWeek,
  newList,
  publishList,
  setList,
  setListTombstone,
} from '../support/lists.ts';
import { ana, ben, newDraft, rename, setProfile } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { anaCommits, benCommits, seed, refuses, refusesEach, refusesChanges } = openWorld();
const publish = (key = anasList, changes = {}) => anaCommits(publishList(key, changes));
const publishWith = (listId: string) => publish({ ...anasList, listId });

const treeMail = rename(ana.uid, 'Tree Mail');

describe('publishing a list', () => {
  beforeEach(() => seed(setProfile(ana)));

  refusesChanges((changes) => publish(anasList, changes), {
    'an id that differs from the path': { id: 'list_2' },
    'an owner who differs from the path': { userId: ben.uid },
    'the name of another user': { userName: ben.displayName },
    ...forgeTimes('createdAt'),
    'a future updatedAt': { updatedAt: getDaysFromNow(1) },
    'a future changedAt': { changedAt: getDaysFromNow(1) },
    'a past day': { createdDay: toDayNumber(getDaysFromNow(-2)) },
    'a future day': { createdDay: toDayNumber(getDaysFromNow(2)) },
    'an upvote from the start': { upvoteCount: 1 },
    'fewer upvotes than none': { upvoteCount: -1 },
    'a double as the count': { upvoteCount: -0 },
    'a comment from the start': { commentCount: 1 },
    'a double as the count of comments': { commentCount: -0 },
    'a hidden list': { isPublic: false },
    'an earlier order': { lastWeek: newLastWeek() },
  });

  const badIds = ['list_', `list_${'1'.repeat(17)}`, 'list_x', 'list_1x', 'liste_1', '1', 'LIST_1'];
  refusesEach(
    () => publishWith(`list_${'1'.repeat(16)}`),
    badIds,
    (id) => [`the id ${id}`, () => publishWith(id)],
  );

  const saveDraft = (draft: unknown) =>
    anaCommits(publishList(), { merge: userPath(ana.uid), data: { draft } });
  const renameAndPublishAs = (userName: string) => anaCommits(publishList(anasList, { userName }), treeMail);

  const basedOn = (changes: object = {}) => ({ basedOn: { ...bensList, ...changes } });
  const publishOwn = () => publish(anasSecondList, { basedOn: anasList });
  const slashed = 'lists/list_1';

  describe('based on another list', () => {
    beforeEach(() => seed(setProfile(ben), setList(bensList)));

    refusesChanges((changes) => publish(anasList, { ...basedOn(), ...changes }), {
      'a text': { basedOn: 'ben~list_1' },
      'no list at all, as null': { basedOn: null },
      'an unknown field': basedOn({ name: 'Villains' }),
      'no user': { basedOn: { listId: bensList.listId } },
      'no list': { basedOn: { userId: bensList.userId } },
      'a number for a user': basedOn({ userId: 1 }),
      'a number for a list': basedOn({ listId: 1 }),
      'a list that does not exist': basedOn({ listId: 'list_404' }),
      itself: { basedOn: anasList },
    });

    refuses(() => publish(anasList, basedOn()), {
      'a list that only another user can read': {
        refused: () => publish(anasList, basedOn()),
        seed: [setList(bensList, { isPublic: false })],
        until: [setList(bensList)],
      },
      'an own list that does not exist, while an own private one is accepted': {
        refused: publishOwn,
        until: [setList(anasList, { isPublic: false })],
      },
      'a deleted list': {
        seed: [{ delete: listPath(bensList) }],
        refused: () => publish(anasList, basedOn()),
        until: [setList(bensList)],
      },
      'an id that is none of a list, even where there is a document': {
        seed: [{ set: `userLists/${ben.uid}/lists/other`, data: newList(bensList) }],
        refused: () => publish(anasList, basedOn({ listId: 'other' })),
      },
      'a user id with the separator of list keys': {
        seed: [setList({ ...bensList, userId: 'a~b' })],
        refused: () => publish(anasList, basedOn({ userId: 'a~b' })),
      },
      'a path in place of an id': () => publish(anasList, basedOn({ userId: `${ben.uid}/${slashed}` })),
    });
  });

  refuses(publish, {
    'an invalid draft in the same batch, which may clear the draft': {
      seed: [{ set: userPath(ana.uid), data: newDraft() }],
      refused: () => saveDraft('none'),
      accepted: () => saveDraft(null),
    },
    'a new name that the same batch changes': {
      refused: () => renameAndPublishAs('Tree Mail'),
      accepted: () => renameAndPublishAs(ana.displayName),
    },
    'the old name after a change of the name': {
      first: () => anaCommits(treeMail),
      refused: publish,
      accepted: () => publish(anasList, { userName: 'Tree Mail' }),
    },
    'a user without a profile': {
      refused: () => benCommits(publishList(bensList)),
      until: [setProfile(ben)],
    },
    'replacing an existing list': {
      seed: [setList()],
      refused: publish,
      accepted: () => publish(anasSecondList),
    },
    'creating a deleted list again': {
      seed: [setListTombstone()],
      refused: publish,
      accepted: () => publish(anasSecondList),
    },
    'replacing a list that the same batch deletes': {
      seed: [setList()],
      refused: () => anaCommits(deleteList(), publishList(anasList)),
      accepted: () => anaCommits(deleteList(), publishList(anasSecondList)),
    },
  });
});
