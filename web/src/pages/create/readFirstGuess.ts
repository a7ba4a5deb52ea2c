import { findSubject } from '@outrank/shared/consensus/subject';
import { findUnsortedSubject, sortLike } from '@outrank/shared/decide/firstGuess';
import { ENOUGH_BALLOTS } from '@outrank/shared/limits';
import type { ListContent } from '@outrank/shared/lists/listContent';
import { toStoredItems } from '@outrank/shared/lists/listedItem';
import { isShuffled } from '@outrank/shared/lists/shuffleItems';
import type { QueryClient } from '@tanstack/react-query';
import { getShuffleSeed } from '#features/lists/sourceListQuery.ts';
import { resultsQueries, subjectPoll } from '#features/results/resultsQueries.ts';

/**
 * The first guess of 'Help me decide': the current order, or the fans' when the current one says nothing, because the items
 * are in random order or in that of the catalogue. Reads at most one document.
 */
export async function readFirstGuess(
  client: QueryClient,
  { items, basedOn }: ListContent,
  uid: string,
): Promise<readonly string[]> {
  const ids = items.map(({ id }) => id);
  const isRandom = basedOn && isShuffled(items, getShuffleSeed(uid, basedOn));
  const subject = isRandom ? findSubject(toStoredItems(items)) : findUnsortedSubject(items);
  const consensus = subject && (await client.fetchQuery(resultsQueries.live(subjectPoll(subject))));
  if (!consensus || consensus.ballots < ENOUGH_BALLOTS) return ids;
  return sortLike(
    consensus.rows.map(({ id }) => id),
    ids,
  );
}
