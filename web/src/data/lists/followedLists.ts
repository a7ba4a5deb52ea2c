import type { ListEntry } from '@outrank/shared/lists/rankedList';
import { type Firestore, getDocs } from 'firebase/firestore/lite';
import { chunkIds } from '#data/reactions/readReactions.ts';
import { newestListsOf, type PageEnd } from './listFirestoreQueries.ts';
import { toEntry } from './lists.ts';

type Source = {
  readonly userIds: readonly string[];
  /** Lists that were read and not shown yet, newest first. */
  readonly unshown: readonly PageEnd[];
  /** The last list that was read; null when there is no other. */
  readonly end: PageEnd | null | undefined;
};

export type FeedStart = readonly Source[];

export type FeedPage = { readonly entries: readonly ListEntry[]; readonly next?: FeedStart };

export const startFeed = (userIds: readonly string[]): FeedStart =>
  chunkIds(userIds).map((chunk) => ({ userIds: chunk, unshown: [], end: undefined }));

/** Reads on where a source has nothing left to show. */
async function fill(db: Firestore, source: Source, count: number): Promise<Source> {
  if (source.unshown.length > 0 || source.end === null) return source;
  const { docs } = await getDocs(newestListsOf(db, source.userIds, count, source.end));
  return { ...source, unshown: docs, end: (docs.length === count && docs.at(-1)) || null };
}

/** As a text of which later ones are greater. */
const getTime = ({ unshown }: Source) => String(unshown[0]?.data().createdAt?.valueOf() ?? '');

/**
 * A page of the newest public lists of users, each of them once however many are published meanwhile. The first page reads up
 * to `count` documents for every 30 users, the next ones about as many as they show.
 */
export async function readFeed(db: Firestore, start: FeedStart, count: number): Promise<FeedPage> {
  let sources = start;
  const shown: PageEnd[] = [];
  for (;;) {
    sources = await Promise.all(sources.map((source) => fill(db, source, count)));
    const newest = sources.toSorted((a, b) => (getTime(a) < getTime(b) ? 1 : -1))[0];
    const [list] = newest?.unshown ?? [];
    if (!newest || !list) return { entries: shown.map(toEntry) };
    if (shown.length === count) return { entries: shown.map(toEntry), next: sources };
    shown.push(list);
    sources = sources.map((each) => (each === newest ? { ...each, unshown: each.unshown.slice(1) } : each));
  }
}
