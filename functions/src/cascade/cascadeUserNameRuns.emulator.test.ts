import { commentPath, listPath, newListId } from '@outrank/shared/firestore/documentPaths';
import type { QuerySnapshot } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { breakOffEverywhere } from '../testing/chaos.ts';
import { contradictions } from '../testing/contradictions.ts';
import { db, emptyDatabase, interrupted } from '../testing/emulator.ts';
import { giveTwoLists } from '../testing/twoLists.ts';
import { commentsOf, giveComments, giveLists, giveName, listsOf } from '../testing/users.ts';
import { cascadeUserName } from './cascadeUserName.ts';

const namesIn = ({ docs }: QuerySnapshot) => [...new Set(docs.map((copy) => copy.get('userName')))];

beforeEach(emptyDatabase);

describe('a run that carries a username', () => {
  it('goes on where another one broke off', { timeout: 90_000 }, async () => {
    await Promise.all([giveName('ana', 'Tree Mail'), giveLists('ana', 'Ana', 1000)]);
    const breaking = interrupted({
      before: (transaction) => {
        if (transaction === 3) throw new Error('The connection broke');
      },
    });

    await expect(cascadeUserName(breaking, 'ana')).rejects.toThrow('The connection broke');
    expect(namesIn(await listsOf('ana'))).toEqual(['Tree Mail', 'Ana']);
    await expect(cascadeUserName(db, 'ana')).resolves.toEqual({ lists: 600, comments: 0 });
    expect(namesIn(await listsOf('ana'))).toEqual(['Tree Mail']);
  });

  it('is taken up by the next one, wherever it broke off', async () => {
    const places = await breakOffEverywhere({
      prepare: async () => {
        await giveTwoLists();
        await giveName('ana', 'Tree Mail');
      },
      run: (unreliable) => cascadeUserName(unreliable, 'ana'),
      check: () => expect(contradictions()).resolves.toEqual([]),
    });
    expect(places).toBe(2 * 2);
  });

  it('never writes an older name after a newer one', async () => {
    await Promise.all([
      giveName('ana', 'Older'),
      giveLists('ana', 'Ana', 500),
      giveComments('ana', 'Ana', 3),
    ]);
    const afterwards: unknown[] = [];
    const heldUp = interrupted({
      before: async (transaction) => {
        if (transaction !== 2) return;
        await giveName('ana', 'Newer');
        await cascadeUserName(db, 'ana');
      },
      after: async (transaction) => {
        if (transaction >= 2) afterwards.push(...namesIn(await listsOf('ana')));
      },
    });

    await expect(cascadeUserName(heldUp, 'ana')).resolves.toEqual({ lists: 200, comments: 0 });
    expect(new Set(afterwards)).toEqual(new Set(['Newer']));
    expect(namesIn(await listsOf('ana'))).toEqual(['Newer']);
    expect(namesIn(await commentsOf('ana'))).toEqual(['Newer']);
  });

  it('takes up a name that changes while it runs', async () => {
    await Promise.all([
      giveName('ana', 'Older'),
      giveLists('ana', 'Ana', 500),
      giveComments('ana', 'Ana', 3),
    ]);
    const changing = interrupted({
      after: async (transaction) => {
        if (transaction === 1) await giveName('ana', 'Newer');
      },
    });

    await cascadeUserName(changing, 'ana');
    expect(namesIn(await listsOf('ana'))).toEqual(['Newer']);
    expect(namesIn(await commentsOf('ana'))).toEqual(['Newer']);
  });

  it('takes along a comment that was written while it ran, under the name of that moment', async () => {
    await Promise.all([giveName('ana', 'Older'), giveComments('ana', 'Ana', 300)]);
    const writing = interrupted({
      after: async (transaction) => {
        if (transaction !== 1) return;
        await db.doc(commentPath('a-first-one')).set({ userId: 'ana', userName: 'Older' });
        await giveName('ana', 'Newer');
      },
    });

    await cascadeUserName(writing, 'ana');
    expect(namesIn(await commentsOf('ana'))).toEqual(['Newer']);
  });

  it('ends with the name that stands when it changes to another and back', async () => {
    await Promise.all([giveName('ana', 'Tree Mail'), giveLists('ana', 'Ana', 500)]);
    const wavering = interrupted({
      before: (transaction) => (transaction === 2 ? giveName('ana', 'Another') : undefined),
      after: (transaction) => (transaction === 2 ? giveName('ana', 'Tree Mail') : undefined),
    });

    await cascadeUserName(wavering, 'ana');
    expect(namesIn(await listsOf('ana'))).toEqual(['Tree Mail']);
  });

  it('agrees with others that overlap: two changes in quick succession end with the last', async () => {
    await Promise.all([
      giveName('ana', 'First'),
      giveLists('ana', 'Ana', 300),
      giveComments('ana', 'Ana', 50),
    ]);
    const first = cascadeUserName(db, 'ana');
    await giveName('ana', 'Second');
    await Promise.all([first, cascadeUserName(db, 'ana'), cascadeUserName(db, 'ana')]);
    expect(namesIn(await listsOf('ana'))).toEqual(['Second']);
    expect(namesIn(await commentsOf('ana'))).toEqual(['Second']);
  });

  it('does not bring back a list that is deleted meanwhile', async () => {
    await Promise.all([giveName('ana', 'Tree Mail'), giveLists('ana', 'Ana', 3)]);
    const deleted = db.doc(listPath({ userId: 'ana', listId: newListId(1_000_001) }));
    const deleting = interrupted({ before: () => deleted.delete() });

    await expect(cascadeUserName(deleting, 'ana')).resolves.toEqual({ lists: 2, comments: 0 });
    await expect(deleted.get()).resolves.toMatchObject({ exists: false });
  });
});
