import { userListsPath } from '@outrank/shared/firestore/documentPaths';
import type { DocumentData, QuerySnapshot } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { db, emptyDatabase, interrupted } from '../testing/emulator.ts';
import { commentsOf, giveComments, giveLists, giveName, listsOf, written } from '../testing/users.ts';
import { cascadeUserName } from './cascadeUserName.ts';

const namesIn = ({ docs }: QuerySnapshot) => [...new Set(docs.map((copy) => copy.get('userName')))];
const versionsOf = ({ docs }: QuerySnapshot) => docs.map(({ updateTime }) => updateTime.valueOf());

function withoutName({ docs }: QuerySnapshot): DocumentData[] {
  return docs.map((copy) => ({ ...copy.data(), userName: undefined, changedAt: undefined }));
}

beforeEach(emptyDatabase);

describe('a changed username', () => {
  it('reaches 1,000 lists and 250 comments, and leaves all else on them', { timeout: 90_000 }, async () => {
    await Promise.all([
      giveName('ana', 'Tree Mail'),
      giveLists('ana', 'Ana', 1000),
      giveComments('ana', 'Ana', 250),
    ]);
    const [lists, comments] = [await listsOf('ana'), await commentsOf('ana')];

    await expect(cascadeUserName(db, 'ana')).resolves.toEqual({ lists: 1000, comments: 250 });

    const [renamed, signed] = [await listsOf('ana'), await commentsOf('ana')];
    expect([namesIn(renamed), namesIn(signed)]).toEqual([['Tree Mail'], ['Tree Mail']]);
    expect(withoutName(renamed)).toEqual(withoutName(lists));
    expect(withoutName(signed)).toEqual(withoutName(comments));
  });

  it('tells search that the lists changed, and says nothing of the kind on comments', async () => {
    await Promise.all([
      giveName('ana', 'Tree Mail'),
      giveLists('ana', 'Ana', 1),
      giveComments('ana', 'Ana', 1),
    ]);
    await cascadeUserName(db, 'ana');
    const [list, comment] = [(await listsOf('ana')).docs[0], (await commentsOf('ana')).docs[0]];
    expect(list?.get('changedAt').toMillis()).toBeGreaterThan(written.toMillis());
    expect(list?.get('updatedAt')).toEqual(written);
    expect(comment?.data()).not.toHaveProperty('changedAt');
  });

  it('leaves the lists and comments of other fans alone', async () => {
    await Promise.all([
      giveName('ana', 'Tree Mail'),
      giveLists('ana', 'Ana', 3),
      giveName('ben', 'Benjamin'),
    ]);
    await Promise.all([giveLists('ben', 'Ana', 3), giveComments('ben', 'Ana', 3)]);
    const [lists, comments] = [await listsOf('ben'), await commentsOf('ben')];
    await cascadeUserName(db, 'ana');
    expect(versionsOf(await listsOf('ben'))).toEqual(versionsOf(lists));
    expect(versionsOf(await commentsOf('ben'))).toEqual(versionsOf(comments));
  });

  it('locks and writes nothing where it stands already', async () => {
    const lockless = interrupted({ before: () => expect.unreachable('A transaction locks what it reads') });
    await Promise.all([
      giveName('ana', 'Tree Mail'),
      giveLists('ana', 'Ana', 3),
      giveComments('ana', 'Ana', 3),
    ]);
    await cascadeUserName(db, 'ana');
    const [lists, comments] = [await listsOf('ana'), await commentsOf('ana')];
    await expect(cascadeUserName(lockless, 'ana')).resolves.toEqual({ lists: 0, comments: 0 });
    expect(versionsOf(await listsOf('ana'))).toEqual(versionsOf(lists));
    expect(versionsOf(await commentsOf('ana'))).toEqual(versionsOf(comments));
  });

  it.each([
    { what: 'is gone', profile: undefined },
    { what: 'holds no name', profile: { displayName: 7 } },
  ])('is nothing to carry when the profile $what', async ({ profile }) => {
    if (profile) await db.doc(userListsPath('ana')).set(profile);
    await giveLists('ana', 'Ana', 3);
    await expect(cascadeUserName(db, 'ana')).resolves.toEqual({ lists: 0, comments: 0 });
    expect(namesIn(await listsOf('ana'))).toEqual(['Ana']);
  });
});
