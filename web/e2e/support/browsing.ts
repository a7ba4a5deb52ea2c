import type { ListTag } from '@outrank/shared/documents/tags';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { expect } from 'vitest';
import { seedList, seedUser } from './seed.ts';
import { page } from './userPage.ts';

export const cards = () => page.getByRole('article');
const cardNames = () => cards().getByRole('heading', { level: 3 }).allTextContents();
export const expectNames = (names: readonly string[]) => expect.poll(cardNames).toEqual(names);
export const showMore = () => page.getByRole('button', { name: 'Show more rankings' });
export const tag = (name: string) => page.getByRole('button', { name, exact: true });

const DAY_MS = 86_400_000;

/** Creates a user with this many lists of both types and several tags, some with equal votes. */
export async function seedProlificUser(count: number) {
  const author = await seedUser('Prolific');
  const lists = Array.from({ length: count }, (_, index) => ({
    name: `List ${index + 1}`,
    upvoteCount: (index * 7) % 5,
    createdAt: new Date(Date.now() - ((index * 11) % count) * DAY_MS),
    tags: (['social', 'strategic', 'spoiler'] as const).filter(
      (_tag, bit) => index & (1 << bit),
    ) as ListTag[],
    ...(index % 3 === 0 ? { items: [seasonItem('s20')] } : {}),
  }));
  await Promise.all(lists.map((list) => seedList({ ...author, ...list })));
  return { author, lists };
}
