import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import { LIST_NAME_MAX } from '@outrank/shared/limits';
import { type Draft, isEmptyContent } from '@outrank/shared/lists/draft';
import { emptyContent, type ListContent } from '@outrank/shared/lists/listContent';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { openInstead } from '#features/editor/draftReducer.ts';
import type { SavedList } from '#features/editor/savedList.ts';
import { draftQueries, readOpeningDraft } from '#features/editor/useDraft.ts';
import { sourceListQuery } from '#features/lists/sourceListQuery.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { paths } from '#paths.ts';
import { useShield } from '#spoilers/useShield.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Button, buttonClass } from '#ui/form/Button.tsx';
import { usePageTitle } from '#ui/layout/PageHeading.tsx';
import { CancelButton } from '#widgets/HeaderButtons.tsx';
import { ListEditorScreen } from './ListEditorScreen.tsx';
import { ListLoading } from './ListLoading.tsx';

type Props = {
  /** Undefined when the address names no list. */
  from: ListKey | undefined;
  isOrderKept: boolean;
  onPublished: (list: SavedList) => void;
};

/** A new list of another list's items. A draft that started from the same list continues; any other draft is offered. */
export default function NewListFrom({ from, ...props }: Props) {
  if (!from) return <SourceNotice text="This link doesn't lead to a list" />;
  return <ListFromSource from={from} {...props} />;
}

function ListFromSource(props: Props & { from: ListKey }) {
  const { uid } = useUser();
  const draft = useQuery(draftQueries.own(uid));
  // Like an empty editor, it opens with the browser's copies when the account's draft cannot be read.
  if (draft.isPending && draft.errorUpdateCount === 0) return <ListLoading isNew />;
  return <BesideDraft {...props} draft={draft.data ?? undefined} />;
}

type BesideDraftProps = Props & {
  from: ListKey;
  /** The account's. */
  draft: Draft | undefined;
};

function BesideDraft({ from, isOrderKept, onPublished, draft }: BesideDraftProps) {
  const { uid } = useUser();
  const [before] = useState(() => readOpeningDraft(uid, draft));
  const [opening, setOpening] = useState(isBasedOn(before.content, from) ? before : undefined);
  if (opening) return <ListEditorScreen opening={opening} onPublished={onPublished} />;
  if (!isEmptyContent(before.content) && before.conflict) return <TwoDrafts />;
  return (
    <ReadSource
      from={from}
      isOrderKept={isOrderKept}
      onRead={(content) => setOpening(openInstead(before, content, new Date().toISOString()))}
    />
  );
}

type ReadProps = { from: ListKey; isOrderKept: boolean; onRead: (content: ListContent) => void };

/** Reads the list to start from, or says why there is nothing to start from. */
function ReadSource({ from, isOrderKept, onRead }: ReadProps) {
  const { uid } = useUser();
  const shield = useShield();
  const { data: source, ...query } = useQuery(sourceListQuery(uid, from, isOrderKept));
  const items = source?.items ?? [];
  const watched = items.filter((item) => !shield.showItem(item).isHidden);
  // Whoever has watched every season on a list knows what it gives away.
  const isCovered = watched.length < items.length || (source?.isSpoiler && !shield.isOn);
  const isReady = items.length > 0 && !isCovered;
  const open = (shown: readonly ListedItem[]) =>
    source &&
    onRead({
      ...emptyContent,
      name: isOrderKept ? '' : proposeName(source.name, shield.showText(source.name)),
      items: shown,
      // The readers of the new list are warned like those of the first one.
      tags: source.isSpoiler ? ['spoiler'] : [],
      basedOn: from,
    });
  const openAll = useEffectEvent(() => open(items));
  useEffect(() => {
    if (isReady) openAll();
  }, [isReady]);
  if (query.isError)
    return <SourceNotice text={FAILED} onRetry={query.refetch} isRetrying={query.isFetching} />;
  if (source === undefined || isReady) return <ListLoading isNew />;
  if (source === null) return <SourceNotice text="This list is gone">{GONE}</SourceNotice>;
  if (items.length === 0) return <SourceNotice text="This list has nothing to rank" />;
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

/** Keeps the words that say which end is the best, and names nobody whom the reader has not watched. */
function proposeName(name: string, shown: string): string {
  if (name !== shown) return 'My take';
  const proposal = `My take on ${name}`;
  return proposal.length > LIST_NAME_MAX ? name : proposal;
}

function TwoDrafts() {
  return (
    <SourceNotice text="You have two drafts already" linkText="Open the Editor">
      Choose which one to keep in the editor. Then come back and rank this list.
    </SourceNotice>
  );
}

function Covered({ onShow }: { onShow: () => void }) {
  return (
    <SourceNotice
      text="This list gives away spoilers"
      action={<Button onClick={onShow}>Show Spoilers</Button>}
    >
      Its creator tagged it so. Ranking it yourself shows who or what is on it.
    </SourceNotice>
  );
}

type UnwatchedProps = { hidden: number; all: number; onShow: () => void; onLeaveOut: () => void };

function Unwatched({ hidden, all, onShow, onLeaveOut }: UnwatchedProps) {
  return (
    <SourceNotice
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
    </SourceNotice>
  );
}

type SourceNoticeProps = {
  text: string;
  children?: string;
  /** In place of the way to an empty editor. */
  action?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  linkText?: string;
};

/** Says why a new list cannot start from another one yet, and what to do next. */
function SourceNotice({
  text,
  children,
  action,
  onRetry,
  isRetrying,
  linkText = 'Start an Empty List',
}: SourceNoticeProps) {
  usePageTitle(text);
  const retry = onRetry && (
    <Button isBusy={isRetrying ?? false} onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <>
      <CancelButton fallback={paths.home} />
      <EmptyState
        isPage
        text={text}
        action={
          action ??
          retry ?? (
            <Link className={buttonClass('secondary')} to={paths.create}>
              {linkText}
            </Link>
          )
        }
      >
        {children}
      </EmptyState>
    </>
  );
}
