import { seasonItem } from '@outrank/shared/lists/listedItem';
import type { ChoosableTag } from '@outrank/shared/lists/tags';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seedList, seedUser } from './seed.ts';

/** What a fan finds and uses on Browse and on one fan's page. */
export function browsingOn(page: () => Page) {
  const cards = () => page().getByRole('article');
  const names = () => cards().getByRole('heading', { level: 3 }).allTextContents();
  const more = () => page().getByRole('button', { name: 'Show more rankings' });
  return {
    cards,
    more,
    expectNames: (wanted: readonly string[]) => expect.poll(names).toEqual(wanted),
    search: () => page().getByRole('searchbox', { name: 'Search rankings...' }),
    tag: (name: string) => page().getByRole('button', { name, exact: true }),
    address: () => new URL(page().url()).pathname + new URL(page().url()).search,
    /** Shows every page. */
    showAll: async (count: number) => {
      while ((await cards().count()) < count) {
        const before = await cards().count();
        await more().click();
        await expect.poll(() => cards().count()).toBeGreaterThan(before);
      }
    },
  };
}

const day = 86_400_000;

/** A fan with this many lists: some of them with equal votes, of both types and several tags. */
export async function seedProlificUser(count: number) {
  const fan = await seedUser('Prolific');
  const lists = Array.from({ length: count }, (_, index) => ({
    name: `List ${index + 1}`,
    upvoteCount: (index * 7) % 5,
    createdAt: new Date(Date.now() - ((index * 11) % count) * day),
    tags: (['social', 'strategic', 'spoiler'] as const).filter(
      (_tag, bit) => index & (1 << bit),
    ) as ChoosableTag[],
    ...(index % 3 === 0 ? { items: [seasonItem('s20')] } : {}),
  }));
  await Promise.all(lists.map((list) => seedList({ ...fan, ...list })));
  return { fan, lists };
}
