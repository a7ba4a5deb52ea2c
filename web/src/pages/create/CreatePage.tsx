import { EDIT_PARAMETER, KEPT_ORDER, paths, START_PARAMETERS } from '@outrank/shared/addresses';
import { parseRankingKey, type RankingKey } from '@outrank/shared/consensus/rankingKey';
import { findSubject } from '@outrank/shared/consensus/subject';
import { listKeyText } from '@outrank/shared/documents/list';
import { type Draft, isEmptyContent } from '@outrank/shared/lists/draft';
import type { ListContent } from '@outrank/shared/lists/listContent';
import { toStoredItems } from '@outrank/shared/lists/listedItem';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { openInstead } from '#features/editor/draftReducer.ts';
import {
  type OpeningEdit,
  readOpeningEdit,
  type SavedList,
  toSavedList,
} from '#features/editor/savedList.ts';
import { draftQueries, readOpeningDraft } from '#features/editor/useDraft.ts';
import { listQueries } from '#features/lists/listQueries.ts';
import { sourceListQuery } from '#features/lists/sourceListQuery.ts';
import { LIST_NOT_FOUND } from '#features/lists/useSaveList.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { CatalogueSearch } from '#reader/CatalogueSearch.tsx';
import { useSeasons } from '#reader/useShield.ts';
import { estimateNow } from '#serverTime.ts';
import { ErrorNotice } from '#ui/feedback/QueryView.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { CancelButton } from '#widgets/HeaderButtons.tsx';
import { ListEditorScreen } from './ListEditorScreen.tsx';
import { RankedShare } from './RankedShare.tsx';
import { ListLoading, ReadSource, SourceNotice, TwoDrafts } from './ReadSource.tsx';

/** Creates a list, or edits the one that the address names; at /rank, a visitor ranks a share anew. A first save changes the address, so that reload and back work. */
export default function CreatePage() {
  const { shareId } = useParams();
  const [parameters] = useSearchParams();
  const editedId = parameters.get(EDIT_PARAMETER);
  const [published, setPublished] = useState<{ readonly listId: string; readonly start: URLSearchParams }>();
  if (shareId !== undefined) return <RankedShare key={shareId} shareId={shareId} />;
  if (editedId && editedId !== published?.listId) return <StoredList key={editedId} listId={editedId} />;
  const start = editedId && published ? published.start : parameters;
  return (
    <NewList
      key={start.toString()}
      start={start}
      onPublished={({ listId }) => setPublished({ listId, start })}
    />
  );
}

const DRAFT_FAILED = 'Failed to load your draft. Please try again.';
const DRAFT_FROM_BROWSER =
  "This is the draft from this browser. We couldn't check your account for a newer one.";

function NewList(props: { start: URLSearchParams; onPublished: (list: SavedList) => void }) {
  const { start, onPublished } = props;
  const user = useUser();
  const [hasLocalDraft] = useState(() => !isEmptyContent(readOpeningDraft(user.uid, undefined).content));
  const draft = useQuery(draftQueries.own(user.uid));
  useSeasons();
  // The editor stays while a draft that could not be read is read again, and then opens anew with both versions.
  if (draft.isPending && draft.errorUpdateCount === 0) return <ListLoading isNew />;
  const from = start.get(START_PARAMETERS.from);
  if (from !== null) {
    const key = parseRankingKey(from);
    if (!key)
      return (
        <CatalogueSearch>
          <SourceNotice text="This link doesn't lead to a list" />
        </CatalogueSearch>
      );
    return (
      <NewListFrom
        from={key}
        isOrderKept={start.get(START_PARAMETERS.order) === KEPT_ORDER}
        draft={draft.data}
        onPublished={onPublished}
      />
    );
  }
  return (
    <ListEditorScreen
      user={user}
      key={draft.data === undefined ? 'unread' : 'read'}
      opening={readOpeningDraft(user.uid, draft.data)}
      onPublished={onPublished}
      notice={
        draft.data === undefined && (
          <ErrorNotice
            message={hasLocalDraft ? DRAFT_FROM_BROWSER : DRAFT_FAILED}
            onRetry={draft.refetch}
            isRetrying={draft.isFetching}
          />
        )
      }
    />
  );
}

type NewListFromProps = {
  /** A list, or a subject for all of its items. */
  from: RankingKey;
  isOrderKept: boolean;
  draft: Draft | null | undefined;
  onPublished: (list: SavedList) => void;
};

/** A new list of another list's items, or of a subject's. A draft that started from the same continues; any other draft is offered. */
function NewListFrom({ from, isOrderKept, draft, onPublished }: NewListFromProps) {
  const user = useUser();
  const { uid } = user;
  const [before] = useState(() => readOpeningDraft(uid, draft));
  const [opening, setOpening] = useState(hasStartedFrom(before.content, from) ? before : undefined);
  const hasTwoDrafts = !isEmptyContent(before.content) && before.conflict !== undefined;
  const source = useQuery({
    ...sourceListQuery(uid, from, isOrderKept),
    enabled: !opening && !hasTwoDrafts,
  });
  if (opening) return <ListEditorScreen user={user} opening={opening} onPublished={onPublished} />;
  if (hasTwoDrafts) return <TwoDrafts />;
  return (
    <ReadSource
      query={source}
      isOrderKept={isOrderKept}
      onRead={(content) => setOpening(openInstead(before, content, new Date(estimateNow()).toISOString()))}
    />
  );
}

/** Whether a draft started from this. One that can be counted in a subject is about to rank the subject. */
function hasStartedFrom({ basedOn, items }: ListContent, from: RankingKey): boolean {
  if (typeof from === 'string') return findSubject(toStoredItems(items)) === from;
  return basedOn !== undefined && listKeyText(basedOn) === listKeyText(from);
}

function StoredList({ listId }: { listId: string }) {
  const user = useUser();
  const stored = useQuery({
    ...listQueries.detail({ userId: user.uid, listId }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [opening, setOpening] = useState<OpeningEdit>();
  const read = stored.isSuccess && stored.isFetchedAfterMount ? stored.data : undefined;
  // An open editor stays, even when a later read fails or returns another version.
  if (read && !opening) setOpening(readOpeningEdit(user.uid, toSavedList(read)));
  if (opening) return <ListEditorScreen user={user} opening={opening} />;
  if (stored.isPending || !stored.isFetchedAfterMount || read) return <ListLoading />;
  if (stored.isError) {
    return (
      <>
        <CancelButton fallback={paths.myLists} />
        <PageHeading>Edit Ranking</PageHeading>
        <ErrorNotice message="Failed to load list. Please try again later." onRetry={stored.refetch} />
      </>
    );
  }
  return <SourceNotice text={LIST_NOT_FOUND} />;
}
