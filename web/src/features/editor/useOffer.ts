import { isOfferedByDefault } from '@outrank/shared/consensus/consensusBallot';
import { findSubject, type Qualification, qualify } from '@outrank/shared/consensus/subject';
import type { Subject } from '@outrank/shared/documents/results';
import type { ListContent } from '@outrank/shared/lists/listContent';
import { toStoredItems } from '@outrank/shared/lists/listedItem';
import { useQuery } from '@tanstack/react-query';
import type { OfferedList } from '#data/lists/submissions.ts';
import { offerQueries } from './offerQueries.ts';
import type { SavedList } from './savedList.ts';

/** Whether the fans' ranking counts the list once it is saved. */
export type Offer = {
  readonly qualification: Qualification | { readonly problem: 'private' };
  /** Undefined while it is unknown whether the saved version is offered; then saving does not change that. */
  readonly isOffered: boolean | undefined;
  /** Saving offers a list that is not offered, or the other way round. */
  readonly isChanged: boolean;
  /** The name of the user's other list that this one replaces. */
  readonly replaced: string | undefined;
};

type Versions = { readonly content: ListContent; readonly saved: SavedList | undefined };

function qualifyContent({ content, saved }: Versions): Offer['qualification'] {
  return saved?.isPublic === false ? { problem: 'private' } : qualify(toStoredItems(content.items));
}

/** `offered` is the list that the user offers for the subject, null without one, undefined while that is unknown. */
function decideOffer(
  { content, saved }: Versions,
  subject: Subject,
  offered: OfferedList | null | undefined,
): Omit<Offer, 'qualification'> {
  const wasOffered = saved !== undefined && offered?.listId === saved.listId;
  const stored = saved && {
    subject: findSubject(toStoredItems(saved.content.items)),
    isOffered: wasOffered,
  };
  const isUnknown = offered === undefined && stored?.subject === subject;
  const byDefault = isUnknown ? undefined : isOfferedByDefault(content.name, subject, stored);
  const isOffered = content.isOffered ?? byDefault;
  return {
    isOffered,
    isChanged: saved !== undefined && offered !== undefined && isOffered !== wasOffered,
    replaced: wasOffered ? undefined : offered?.name,
  };
}

/** Decides as `updateList` does, so that the editor shows what saving will do. */
export function useOffer(uid: string, versions: Versions): Offer {
  const qualification = qualifyContent(versions);
  const subject = 'problem' in qualification ? undefined : qualification.subject;
  const { data } = useQuery({
    ...offerQueries.own(uid, subject ?? 'seasons'),
    enabled: subject !== undefined,
  });
  if (subject === undefined)
    return { qualification, isOffered: false, isChanged: false, replaced: undefined };
  return { qualification, ...decideOffer(versions, subject, data) };
}
