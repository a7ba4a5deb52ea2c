import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import { isEmptyContent } from '@outrank/shared/lists/draft';
import { emptyContent, type ListContent } from '@outrank/shared/lists/listContent';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { draftQueries } from '#features/editor/draft/draftQueries.ts';
import { type DraftState, openInstead } from '#features/editor/draft/draftReducer.ts';
import { readOpeningDraft } from '#features/editor/draft/useDraft.ts';
import type { SavedList } from '#features/editor/savedList.ts';
import { type StartingList, startingListQuery } from '#features/lists/startingListQuery.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { useShield } from '#spoilers/useShield.ts';
import { Button } from '#ui/form/Button.tsx';
import { ListEditorScreen } from './ListEditorScreen.tsx';
import { ListLoading } from './ListLoading.tsx';
import { NoStart } from './NoStart.tsx';

type Props = {
  /** Undefined when the address names no list. */
  from: ListKey | undefined;
  isOrderKept: boolean;
  onPublished: (list: SavedList) => void;
};

/** A new list of another list's items. A draft that started from the same list continues; any other draft is offered. */
export default function NewListFrom({ from, ...props }: Props) {
  if (!from) return <NoStart text="This link doesn't lead to a list" />;
  return <StartedList from={from} {...props} />;
}

function StartedList({ from, isOrderKept, onPublished }: Props & { from: ListKey }) {
  const { uid } = useUser();
  const draft = useQuery(draftQueries.own(uid));
  const [opening, setOpening] = useState<DraftState>();
  if (opening) return <ListEditorScreen opening={opening} onPublished={onPublished} />;
  // Like an empty editor, it opens with the browser's copies when the account's draft cannot be read.
  if (draft.isPending && draft.errorUpdateCount === 0) return <ListLoading isNew />;
  const before = readOpeningDraft(uid, draft.data ?? undefined);
  if (isBasedOn(before.content, from)) {
    setOpening(before);
    return <ListLoading isNew />;
  }
  if (!isEmptyContent(before.content) && before.conflict) return <TwoDrafts />;
  return (
    <ReadStart
      from={from}
      isOrderKept={isOrderKept}
      onRead={(content) => setOpening(openInstead(before, content, new Date().toISOString()))}
    />
  );
}

type ReadProps = { from: ListKey; isOrderKept: boolean; onRead: (content: ListContent) => void };

/** Reads the list to start from, or says why there is nothing to start from. */
function ReadStart({ from, isOrderKept, onRead }: ReadProps) {
  const { uid } = useUser();
  const shield = useShield();
  const { data: start, ...query } = useQuery(startingListQuery(uid, from, isOrderKept));
  const items = start?.items ?? [];
  const watched = items.filter((item) => !shield.showItem(item).isHidden);
  // Whoever has watched every season on a list knows what it gives away.
  const isCovered = watched.length < items.length || (start?.isSpoiler && !shield.isOn);
  const isReady = items.length > 0 && !isCovered;
  const open = (shown: readonly ListedItem[]) => start && onRead(toContent({ ...start, items: shown }, from));
  const openAll = useEffectEvent(() => open(items));
  useEffect(() => {
    if (isReady) openAll();
  }, [isReady]);
  if (query.isError) return <NoStart text={FAILED} onRetry={query.refetch} isRetrying={query.isFetching} />;
  if (start === undefined || isReady) return <ListLoading isNew />;
  if (start === null) return <NoStart text="This list is gone">{GONE}</NoStart>;
  if (items.length === 0) return <NoStart text="This list has nothing to rank" />;
  const onShow = () => open(items);
  if (watched.length === items.length) return <Covered onShow={onShow} />;
  const hidden = items.length - watched.length;
  return <Unwatched hidden={hidden} all={items.length} onShow={onShow} onLeaveOut={() => open(watched)} />;
}

/** A ranking needs two. */
const FEWEST_ITEMS = 2;
const FAILED = 'Failed to load list. Please try again later.';
const GONE = 'It may have been deleted, or only its creator can see it.';

function isBasedOn({ basedOn }: ListContent, list: ListKey): boolean {
  return basedOn !== undefined && listKeyText(basedOn) === listKeyText(list);
}

/** The readers of the new list are warned like those of the first one. */
function toContent({ items, isSpoiler }: StartingList, basedOn: ListKey): ListContent {
  return { ...emptyContent, items, tags: isSpoiler ? ['spoiler'] : [], basedOn };
}

function TwoDrafts() {
  return (
    <NoStart text="You have two drafts already" linkText="Open the Editor">
      Choose which one to keep in the editor. Then come back and rank this list.
    </NoStart>
  );
}

function Covered({ onShow }: { onShow: () => void }) {
  return (
    <NoStart text="This list gives away spoilers" action={<Button onClick={onShow}>Show Spoilers</Button>}>
      Its creator tagged it so. Ranking it yourself shows who or what is on it.
    </NoStart>
  );
}

type UnwatchedProps = { hidden: number; all: number; onShow: () => void; onLeaveOut: () => void };

function Unwatched({ hidden, all, onShow, onLeaveOut }: UnwatchedProps) {
  return (
    <NoStart
      text="You haven't watched every season on this list"
      action={
        <>
          {all - hidden >= FEWEST_ITEMS && <Button onClick={onLeaveOut}>Leave Them Out</Button>}{' '}
          <Button variant="quiet" onClick={onShow}>
            Show Everything
          </Button>
        </>
      }
    >
      {`${hidden} of its ${all} picks are hidden from you. Ranking them shows what they are.`}
    </NoStart>
  );
}
