import type { RankingKey } from '@outrank/shared/consensus/rankingKey';
import { findSubject } from '@outrank/shared/consensus/subject';
import { listKeyText } from '@outrank/shared/documents/list';
import { type Draft, isEmptyContent } from '@outrank/shared/lists/draft';
import type { ListContent } from '@outrank/shared/lists/listContent';
import { toStoredItems } from '@outrank/shared/lists/listedItem';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openInstead } from '#features/editor/draftReducer.ts';
import type { SavedList } from '#features/editor/savedList.ts';
import { readOpeningDraft } from '#features/editor/useDraft.ts';
import { sourceListQuery } from '#features/lists/sourceListQuery.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { ListEditorScreen } from './ListEditorScreen.tsx';
import { ReadSource, TwoDrafts } from './ReadSource.tsx';

type Props = {
  /** A list, or a subject for all of its items. */
  from: RankingKey;
  isOrderKept: boolean;
  draft: Draft | undefined;
  onPublished: (list: SavedList) => void;
};

/** A new list of another list's items, or of a subject's. A draft that started from the same continues; any other draft is offered. */
export default function NewListFrom({ from, isOrderKept, draft, onPublished }: Props) {
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
      onRead={(content) => setOpening(openInstead(before, content, new Date().toISOString()))}
    />
  );
}

/** Whether a draft started from this. One that can be counted in a subject is about to rank the subject. */
function hasStartedFrom({ basedOn, items }: ListContent, from: RankingKey): boolean {
  if (typeof from === 'string') return findSubject(toStoredItems(items)) === from;
  return basedOn !== undefined && listKeyText(basedOn) === listKeyText(from);
}
