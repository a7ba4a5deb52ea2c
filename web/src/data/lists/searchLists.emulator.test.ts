import { userListsPath } from '@outrank/shared/firestore/documentPaths';
import { everything } from '@outrank/shared/lists/browseFilter';
import type { ListContent } from '@outrank/shared/lists/list';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { loadEnv } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorKind } from '#data/firebase/errors.ts';
import { recordListChange } from '#data/storage/recentListChanges.ts';
import { seedList, seedUser, store } from '../../../e2e/support/seed.ts';

// Set before the modules that read it at their first import.
for (const [name, value] of Object.entries(loadEnv('emulator', 'web'))) vi.stubEnv(name, value);
const { auth, signOut } = await import('#data/session/auth.ts');
const { db } = await import('#data/firebase/firestore.ts');
const { deleteList } = await import('./deleteList.ts');
const { signInAsDemoUser } = await import('#data/session/demoSignIn.ts');
const { createList, updateList } = await import('./saveList.ts');
const { searchLists } = await import('./searchLists.ts');

const word = `word${Date.now()}`;
const named = (name: string): ListContent => ({
  name,
  description: '',
  tags: [],
  items: [seasonItem('s20')],
});
const asked = (text: string) => ({ filter: { ...everything, text }, page: 0 });

async function signIn() {
  const fan = await signInAsDemoUser({ sub: word, name: 'Searching fan', email: `${word}@example.com` });
  return { uid: fan.uid, displayName: fan.displayName };
}

async function namesFound(text: string): Promise<unknown[]> {
  return (await searchLists(asked(text))).entries.map(({ list }) => list?.name);
}

beforeAll(signIn);
afterAll(async () => {
  await signOut();
  vi.unstubAllEnvs();
});

describe('a search', () => {
  it("finds one's own list right after it was saved, renamed and deleted", async () => {
    const owner = await signIn();
    const key = { userId: owner.uid, listId: `list_${Date.now()}` };
    await expect(namesFound(word)).resolves.toEqual([]);
    const { updatedAt } = await createList(db, owner, key.listId, named(`Old ${word}`));
    await expect(namesFound(` ${word.toUpperCase()} `)).resolves.toEqual([`Old ${word}`]);
    await updateList(db, key, named(`New ${word}`), updatedAt);
    await expect(namesFound(`old ${word}`)).resolves.toEqual([]);
    await expect(namesFound(`new ${word}`)).resolves.toEqual([`New ${word}`]);
    await deleteList(db, key);
    await expect(namesFound(word)).resolves.toEqual([]);
  });

  it('gives the lists of one fan in pages of twelve, whole, and tells how many there are', async () => {
    const fan = await seedUser('Prolific fan');
    for (let place = 1; place <= 13; place += 1)
      await seedList({ ...fan, name: `List ${place}`, upvoteCount: place });
    // The search is fresh after a change of one's own only.
    recordListChange();
    const first = await searchLists({ ...asked('list'), userId: fan.userId });
    expect(first).toMatchObject({ total: 13, hasMore: true });
    expect(first.entries.map(({ list }) => list?.name)).toEqual(
      Array.from({ length: 12 }, (_, place) => `List ${13 - place}`),
    );
    const last = await searchLists({ ...asked('list'), page: 1, userId: fan.userId });
    expect(last).toMatchObject({ entries: [{ list: { name: 'List 1' } }], total: 13, hasMore: false });
    await store.recursiveDelete(store.doc(userListsPath(fan.userId)));
  });
});

describe('a search fails', () => {
  const failure = (request: ReturnType<typeof asked>, signal?: AbortSignal) =>
    searchLists(request, signal).catch((error: unknown) => error);

  it('as signed out when nobody is signed in', async () => {
    await signOut();
    expect(auth.currentUser).toBeNull();
    const error = await failure(asked(word));
    await signIn();
    expect(errorKind(error)).toBe('signedOut');
    expect(String(error)).toContain('You must be logged in to search lists.');
  });

  it('as invalid when it asks for what there is not', async () => {
    expect(errorKind(await failure({ ...asked(word), page: -1 }))).toBe('invalid');
  });

  it('when it is cancelled, and reads no list then', async () => {
    const cancel = new AbortController();
    const called: string[] = [];
    const send = globalThis.fetch;
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      called.push(String(request[0]));
      const answer = await send(...request);
      if (called.at(-1)?.endsWith('/searchLists')) cancel.abort();
      return answer;
    });
    const error = await failure(asked(''), cancel.signal);
    fetch.mockRestore();
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(called).toEqual([expect.stringMatching('/searchLists$')]);
  });
});
