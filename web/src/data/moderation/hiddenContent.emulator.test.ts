import { listPath, WEEKLY_TOP_PATH } from '@outrank/shared/firestore/documentPaths';
import { Timestamp } from 'firebase/firestore';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { readComments } from '#data/comments/readComments.ts';
import { errorKind } from '#data/firebase/errors.ts';
import { countPublicLists } from '#data/lists/countLists.ts';
import { readList, readOwnLists, readPublicLists } from '#data/lists/lists.ts';
import { readMissingListReason } from '#data/lists/missingListReason.ts';
import { readWeeklyTop } from '#data/lists/weeklyTop.ts';
import { getClient, setUpDatabase, storedList } from '#testing/emulatorDatabase.ts';

const database = setUpDatabase();
const list = { userId: 'ana', listId: 'list_1' };
const [ben, ana] = [getClient('ben'), getClient('ana')];

describe('a list that a curator hid', () => {
  beforeEach(async () => {
    await database.seedList(list, { hidden: true, isPublic: false });
    await database.seed('userLists/ana', { displayName: 'Ana of Fiji' });
    // The scheduled function stored this before the list was hidden.
    await database.seed(WEEKLY_TOP_PATH, { lists: [storedList(list)], computedAt: Timestamp.now() });
  });

  test('is invisible to other users', async () => {
    expect(await readList(ben, list)).toBeUndefined();
    expect(await readMissingListReason(ben, list)).toBe('noLists');
    expect(await readWeeklyTop(ben)).toEqual([]);
    expect((await readPublicLists(ben, { type: 'all', tags: [], sort: 'newest' }, 10)).entries).toEqual([]);
    expect(await countPublicLists(ben, 'ana')).toBe(0);
    expect(await readComments(ben, 'ben', list).then(() => 'none', errorKind)).toBe('forbidden');
  });

  test('stays visible to its owner, who can edit it', async () => {
    const own = await readOwnLists(ana, 'ana', 10);
    expect(own.entries.map(({ list }) => list?.isHidden)).toEqual([true]);
    const edit = { name: 'Villains', updatedAt: serverTimestamp(), changedAt: serverTimestamp() };
    await updateDoc(doc(ana, listPath(list)), edit);
    expect(await readList(ana, list)).toMatchObject({ name: 'Villains', isHidden: true, isPublic: false });
  });
});
