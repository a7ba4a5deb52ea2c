import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { LAST_SEEN_PREFIX } from '#data/fanPrefix.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** What a remembered query answered last is shown at once at the next visit, and asked for again. It must be plain JSON. */
    queryMeta: { readonly isRemembered?: boolean };
  }
}

type Kept = { readonly version: string; readonly answers: readonly (readonly [QueryKey, unknown])[] };

/** What the queries answered can be read by the version that kept it: this file's address changes with every build. */
const version = import.meta.url;

const keyOf = (uid: string) => `${LAST_SEEN_PREFIX}${uid}`;

/** Keeps in this browser what the remembered queries of a fan answered. A full or forbidden storage keeps nothing. */
export function keepLastSeen(queryClient: QueryClient, uid: string): void {
  const queries = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ meta }) => meta?.isRemembered === true });
  const known = queries.filter(({ state: { data } }) => data !== undefined);
  if (known.length === 0) return;
  const kept: Kept = { version, answers: known.map(({ queryKey, state: { data } }) => [queryKey, data]) };
  try {
    localStorage.setItem(keyOf(uid), JSON.stringify(kept));
  } catch (error) {
    console.warn('This browser could not keep what was seen last', error);
  }
}

/** Gives the queries their last answers back, as old ones, so that pages have something to show while they ask anew. */
export function restoreLastSeen(queryClient: QueryClient, uid: string): void {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(uid)) ?? 'null') as Kept | null;
    if (kept?.version !== version) return;
    for (const [queryKey, data] of kept.answers)
      queryClient.setQueryData(queryKey, (known: unknown) => known ?? data, { updatedAt: 1 });
  } catch (error) {
    console.warn('What was seen last cannot be read', error);
  }
}
