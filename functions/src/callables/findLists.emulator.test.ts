import { type BrowseFilter, everything } from '@outrank/shared/browseFilter';
import { favoritePath } from '@outrank/shared/documentPaths';
import { beforeEach, expect, it } from 'vitest';
import { liveCatalogue } from '../search/liveCatalogue.ts';
import { db, emptyDatabase } from '../testing/emulator.ts';
import { giveList } from '../testing/storedLists.ts';
import { findLists } from './findLists.ts';

const search = (filter: Partial<BrowseFilter>, more: { userId?: string } = {}) =>
  findLists({ db, upToDate: liveCatalogue(db, Date.now) }, 'ana', {
    filter: { ...everything, ...filter },
    page: 0,
    ...more,
  });

beforeEach(emptyDatabase);

it('finds lists by name in any case, with blanks around', async () => {
  const key = await giveList('All winners ranked', { userId: 'ben' });
  await giveList('Best idols');
  await expect(search({ text: '  WiNNers ' })).resolves.toEqual({ keys: [key], total: 1, hasMore: false });
});

it("finds the caller's favorites, not another fan's", async () => {
  const [anas, bens] = [await giveList('One'), await giveList('Two')];
  await db.doc(favoritePath('ana', anas)).set({ name: 'One' });
  await db.doc(favoritePath('ben', bens)).set({ name: 'Two' });
  await expect(search({ tags: ['favorites'] })).resolves.toMatchObject({ keys: [anas] });
});

it('finds the lists of one fan only', async () => {
  const bens = await giveList('Winners', { userId: 'ben' });
  await giveList('Winners', { userId: 'benjamin' });
  await expect(search({ text: 'winners' }, { userId: 'ben' })).resolves.toMatchObject({ keys: [bens] });
});
