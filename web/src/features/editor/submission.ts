import {
  findSubject,
  isBestFirst,
  isSubmittedByDefault,
  type Qualification,
  qualify,
} from '@outrank/shared/consensus/subject';
import type { Subject } from '@outrank/shared/documents/results';
import type { ListContent } from '@outrank/shared/lists/listContent';
import { toStoredItems } from '@outrank/shared/lists/listedItem';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { type CountedList, readCountedList } from '#data/lists/submissions.ts';
import type { SavedList } from './savedList.ts';

export const submissionQueries = {
  all: ['submissions'] as const,
  /** The user's list that counts in the fans' ranking of a subject, or null. Every visit of the editor reads it again. */
  own: (userId: string, subject: Subject) =>
    queryOptions({
      queryKey: [...submissionQueries.all, userId, subject],
      queryFn: () => readCountedList({ userId, subject }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
};

/** Puts into the cache what saving a list has changed about the user's submissions. */
export function setSavedSubmission(
  client: QueryClient,
  list: RankedList,
  isSubmitted: boolean | undefined,
): void {
  const subject = findSubject(toStoredItems(list.items));
  if (subject === undefined) return;
  const { queryKey } = submissionQueries.own(list.userId, subject);
  if (isSubmitted === undefined) {
    client.invalidateQueries({ queryKey });
    return;
  }
  const saved: CountedList = { listId: list.id, name: list.name };
  client.setQueryData<CountedList | null>(queryKey, (before) => {
    if (isSubmitted) return saved;
    return before?.listId === list.id ? null : before;
  });
}

type Versions = { readonly content: ListContent; readonly saved: SavedList | undefined };

function qualifyContent({ content, saved }: Versions): Qualification | { readonly problem: 'private' } {
  return saved?.isPublic === false ? { problem: 'private' } : qualify(toStoredItems(content.items));
}

/**
 * Whether the fans' ranking counts the list once it is saved. Decides as `updateList` does, so that the editor shows what saving
 * will do. @param uid undefined for a visitor.
 */
export function useSubmission(uid: string | undefined, { content, saved }: Versions) {
  const qualification = qualifyContent({ content, saved });
  const subject = 'problem' in qualification ? undefined : qualification.subject;
  const { data: counted } = useQuery({
    ...submissionQueries.own(uid ?? '', subject ?? 'seasons'),
    enabled: uid !== undefined && subject !== undefined,
  });
  if (subject === undefined) return { qualification, isSubmitted: false, isChanged: false };
  const wasSubmitted = saved !== undefined && counted?.listId === saved.listId;
  const stored = saved && {
    subject: findSubject(toStoredItems(saved.content.items)),
    isSubmitted: wasSubmitted,
  };
  const isUnknown = counted === undefined && stored?.subject === subject;
  const byDefault = isUnknown ? undefined : isSubmittedByDefault(content.name, subject, stored);
  const isSubmitted = content.isSubmitted ?? byDefault;
  return {
    qualification,
    /** Undefined while it is unknown whether the saved version counts; then saving does not change that. */
    isSubmitted,
    /** Saving counts a list that does not count yet, or the other way round. */
    isChanged: saved !== undefined && counted !== undefined && isSubmitted !== wasSubmitted,
    /** The list does not count, and its name sounds as if its first item were not the best. */
    isOtherDirection: isSubmitted === false && !isBestFirst(content.name),
    replaced: wasSubmitted ? undefined : counted?.name,
  };
}

export type Submission = ReturnType<typeof useSubmission>;
