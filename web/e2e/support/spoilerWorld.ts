import { categories } from '@outrank/shared/catalogue/categories';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import type { ListKey } from '@outrank/shared/documents/list';
import { favoritePath } from '@outrank/shared/documents/reactions';
import { CLASSIC_RANKINGS_PATH } from '@outrank/shared/documents/upkeep';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { Timestamp } from 'firebase-admin/firestore';
import { seedBallots } from './ballots.ts';
import { seedComment } from './commentSteps.ts';
import { seedConsensus } from './consensusSeeds.ts';
import { removeFutureLists, seedList, seedUpvotes, seedUser, store } from './seed.ts';

/** Others' lists, comments, ballots and classic rankings that name people of many seasons. */
export async function seedSpoilerWorld() {
  const ballots = categories.map(({ id }) => seedBallots(id));
  const consensus = (['seasons', 'cast-s28', 'cast-s45'] as const).map((subject) => seedConsensus(subject));
  const author = await seedUser('Keeper');
  const picks = [
    contestantItem('tony-vlachos', 's28'),
    contestantItem('dee-valladares', 's45'),
    contestantItem('parvati-shallow', 's20'),
    contestantItem('kenzie-petty', 's46'),
    contestantItem('yam-yam-arocho', 's44'),
    contestantItem('sandra-diaz-twine', 's20'),
  ];
  const noted = picks.map((item) => ({ ...item, note: 'Better than Sandra Diaz-Twine' }));
  const seed = (name: string, changes: object) => seedList({ ...author, name, ...changes });
  const texts = { description: 'And not Parvati Shallow', createdAt: new Date(Date.now() + 60_000) };
  const listId = await seed('Why Tony Vlachos won', { ...texts, items: noted });
  const otherId = await seed('Reversed', { items: picks.toReversed() });
  const titledId = await seed('Better than Tony Vlachos', {
    items: [contestantItem('dee-valladares', 's45')],
  });
  const coveredId = await seed('Covered', { items: picks, tags: ['spoiler'] });
  await seed('Best seasons', { items: ['s28', 's45', 's20'].map(seasonItem) });
  const listKey = { userId: author.userId, listId };
  await seedUpvotes(listKey, 5);
  await seedComment({ list: listKey, text: 'Tony Vlachos wins' });
  await store.doc(CLASSIC_RANKINGS_PATH).set({
    strategyList: ['Kim Spradlin', 'Dee Valladares', { name: 'Ethan Zohn' }, 'Todd Herzog'],
    lastUpdated: '2026-02-03T12:00:00.000Z',
  });
  const keys = [listId, otherId].map((id) => `${author.userId}~${id}`);
  await Promise.all([...ballots, ...consensus]);
  return {
    listKey,
    list: `/list/${author.userId}/${listId}`,
    titled: `/list/${author.userId}/${titledId}`,
    covered: `/list/${author.userId}/${coveredId}`,
    author: `/rankings/user/${author.userId}`,
    compare: `/compare?a=${keys[0]}&b=${keys[1]}`,
  };
}

/** The paths of the pages. */
export type SpoilerWorld = Awaited<ReturnType<typeof seedSpoilerWorld>>;

export async function removeSpoilerWorld(): Promise<void> {
  await Promise.all([removeFutureLists(), store.doc(CLASSIC_RANKINGS_PATH).delete()]);
}

/** A favorite, and ballots of people whom the reader knows. */
export async function seedOwn(userId: string, favorite: ListKey): Promise<void> {
  const at = Timestamp.now();
  await store.doc(favoritePath(userId, favorite)).set({ ...favorite, name: 'A list', favoritedAt: at });
  const ballot = {
    ranking: ['dee-valladares', 'kenzie-petty', ...Array<string>(8).fill('')],
    submittedAt: at,
  };
  await store.doc(ballotsPath(userId)).set({ 'goat-social': ballot, 'goat-competitor': ballot });
}
