import type { QueryClient } from '@tanstack/react-query';

/** Within this time after lists have arrived, their cards are mounted. */
const MOUNT_MS = 50;

/** How long reactions wait for slow lists, in milliseconds. */
const WAIT_MAX_MS = 2000;

const areListsLoading = (client: QueryClient) =>
  client.isFetching({ predicate: ({ meta }) => meta?.hasCards === true }) > 0;

/**
 * Resolves once all lists of a page have arrived and their cards are mounted, so that the reactions on all of them are one
 * query. Firestore bills a query without results too, so a query for each section would cost more.
 */
export async function whenCardsAreShown(client: QueryClient): Promise<void> {
  // Restored cards mount before the section around them starts to read them again.
  await wait(MOUNT_MS);
  if (!areListsLoading(client)) return;
  await whenListsAreLoaded(client);
  await wait(MOUNT_MS);
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function whenListsAreLoaded(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(finish, WAIT_MAX_MS);
    const unsubscribe = client.getQueryCache().subscribe(() => {
      if (!areListsLoading(client)) finish();
    });
  });
}
