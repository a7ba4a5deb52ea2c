import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { FAN_PREFIX } from '#data/fanPrefix.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** What a remembered query answered last is shown at once at the next visit, and asked for again. */
    queryMeta: { readonly isRemembered?: boolean };
  }
}

/** What the queries answered can be read by the version that kept it: this file's address changes with every build. */
const version = new URL(import.meta.url).pathname;

const keyOf = (uid: string) => `${FAN_PREFIX}lastSeen:${uid}`;

/** Keeps in this browser what the remembered queries of a fan answered. A full or forbidden storage keeps nothing. */
export function keepLastSeen(queryClient: QueryClient, uid: string): void {
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ meta, state: { status } }) =>
      meta?.isRemembered === true && status === 'success',
    shouldDehydrateMutation: () => false,
  });
  if (state.queries.length === 0) return;
  try {
    localStorage.setItem(keyOf(uid), JSON.stringify({ version, state }));
  } catch (error) {
    console.warn('This browser could not keep what was seen last', error);
  }
}

/** Gives the queries their last answers back, so that pages have something to show while they ask anew. */
export function restoreLastSeen(queryClient: QueryClient, uid: string): void {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(uid)) ?? 'null') as Kept | null;
    if (kept?.version !== version) return;
    hydrate(queryClient, kept.state);
    // However short the visit's break was, all of it is asked for again.
    queryClient
      .invalidateQueries({ predicate: ({ meta }) => meta?.isRemembered === true, refetchType: 'none' })
      .catch(() => undefined);
  } catch (error) {
    console.warn('What was seen last cannot be read', error);
  }
}

type Kept = { readonly version: string; readonly state: DehydratedState };
