import { findTexts } from '@outrank/shared/documents/documentKind';
import { getListText, type ListTexts, listTexts } from '@outrank/shared/documents/list';
import { type BrowseFilter, emptyFilter } from '@outrank/shared/lists/browseFilter';
import type { ListEntry, RankedList } from '@outrank/shared/lists/rankedList';
import { type ShownList, showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { normalizeText } from '@outrank/shared/text/text';
import { hashKey, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useShield } from '#spoilers/useShield.ts';
import { useLastSettled } from '#ui/stable.ts';
import { type BrowseRequest, browseQueries, mergePages } from './browseQueries.ts';

const LOAD_FAILED = 'Failed to load public lists. Please try again later.';
const TOO_FAST = "You're searching too fast. Wait a moment and try again.";

/** Only searches have a rate; Firestore itself may be busy for other reasons. */
function describeProblem(error: Error | null): string {
  return error && 'code' in error && error.code === 'functions/resource-exhausted' ? TOO_FAST : LOAD_FAILED;
}

/** All loaded pages of public lists as one array, for this user. The previous filter's lists stay until the new ones are loaded. */
export function useBrowse(request: BrowseRequest, uid: string) {
  const { showList } = useShield();
  const pages = browseQueries.pages(request);
  const lists = useInfiniteQuery(pages);
  const filterKey = hashKey(pages.queryKey);
  const shownFilterKey = useLastSettled(filterKey, !lists.isPlaceholderData);
  const loaded = lists.data && mergePages(lists.data.pages);
  const entries =
    loaded &&
    leaveOutHiddenMatches(loaded, request.filter.text, (list) =>
      list.userId === uid ? showOwn(list) : showList(list),
    );
  const isEverything = request.userId === undefined && !isFiltered(request.filter);
  const counted = useQuery({ ...browseQueries.count(), enabled: isEverything && lists.hasNextPage });
  const loadedTotal = !lists.hasNextPage ? loaded?.length : isEverything ? counted.data : undefined;
  return {
    lists,
    entries,
    /** How many of the loaded lists are left out because they match by hidden names alone. */
    hiddenCount: loaded && entries ? loaded.length - entries.length : 0,
    isEverything,
    problem: describeProblem(lists.error),
    /** Identifies the filter that `entries` match. */
    shownFilterKey,
    total: lists.data?.pages.at(-1)?.total ?? loadedTotal,
  };
}

export const isFiltered = ({ text, type, tags }: BrowseFilter) =>
  text.trim() !== '' || type !== emptyFilter.type || tags.length > 0;

export type BrowseResult = ReturnType<typeof useBrowse>;

const searchedTexts = findTexts(listTexts, 'isSearched');

/**
 * Leaves out lists that a search finds only by what the spoiler shield hides from the reader: among the results, such a list
 * would tell whose name is masked in it.
 */
function leaveOutHiddenMatches(
  entries: readonly ListEntry[],
  text: string,
  show: (list: RankedList) => ShownList,
): readonly ListEntry[] {
  const words = normalizeText(text);
  if (words === '') return entries;
  const matches = (list: ListTexts) =>
    searchedTexts.some((text) => normalizeText(getListText(list, text)).includes(words));
  return entries.filter(({ list }) => !list || !matches(list) || matches(show(list)));
}
