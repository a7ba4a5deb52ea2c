import type { ListEntry } from '@outrank/shared/lists/rankedList';
import { getDocs } from 'firebase/firestore/lite';
import { type ListsAbout, type PageEnd, topListsAbout } from './listFirestoreQueries.ts';
import { toPage } from './lists.ts';

/** Pages that are read where one fan has most of the lists. */
const PAGES_MAX = 4;

/** The most upvoted lists about something, one of each fan, so that nobody fills the page. Usually reads `count` documents. */
export async function readListsAbout(about: ListsAbout, count: number): Promise<ListEntry[]> {
  const firsts = new Map<string, ListEntry>();
  let after: PageEnd | undefined;
  for (let page = 0; page < PAGES_MAX && firsts.size < count / 2; page += 1) {
    const { entries, next } = toPage((await getDocs(topListsAbout(about, count, after))).docs, count);
    for (const entry of entries)
      if (entry.list?.isPublic !== false && !firsts.has(entry.key.userId))
        firsts.set(entry.key.userId, entry);
    if (!next) break;
    after = next;
  }
  return [...firsts.values()].slice(0, count);
}
