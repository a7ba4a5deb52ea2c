import { paths } from '@outrank/shared/addresses';
import { listKeyText } from '@outrank/shared/documents/list';
import { isEmptyContent } from '@outrank/shared/lists/draft';
import { listedItem } from '@outrank/shared/lists/listedItem';
import { shuffleItems } from '@outrank/shared/lists/shuffleItems';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { adoptDraft, readOpeningDraft, saveVisitorDraft } from '#features/editor/useDraft.ts';
import { getShuffleSeed, type SourceList } from '#features/lists/sourceListQuery.ts';
import { useSignInPath } from '#features/session/RequireSession.tsx';
import { useSession } from '#features/session/sessionContext.ts';
import { shareSummaryQuery } from '#features/sharing/shareSummaryQuery.ts';
import { ListEditorScreen } from './ListEditorScreen.tsx';
import { ListLoading, ReadSource, TwoDrafts } from './ReadSource.tsx';

/**
 * Ranks anew what a share holds, without a session: the draft lies in this browser until saving asks to sign in. Then it becomes
 * the user's, and /create goes on with it.
 */
export function RankedShare({ shareId }: { shareId: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const signInPath = useSignInPath();
  const uid = `visitor~${shareId}`;
  const [opening, setOpening] = useState(() => readOpeningDraft(uid, undefined));
  const hasDraft = !isEmptyContent(opening.content);
  const source = useQuery({
    ...shareSummaryQuery(shareId),
    select: (share): SourceList | null =>
      share && {
        name: share.list ? share.title : '',
        items: shuffleItems(
          share.items.map(({ id, seasonId }) => listedItem(id, seasonId)),
          share.list ? getShuffleSeed(uid, share.list) : uid,
        ),
        isSpoiler: share.isSpoiler,
        basedOn: share.list,
      },
    enabled: !hasDraft,
  });
  if (session.status === 'loading') return <ListLoading isNew />;
  if (session.status === 'signedIn') {
    if (hasDraft) return <AdoptedDraft visitorId={uid} uid={session.user.uid} />;
    const list = source.data?.basedOn;
    if (list) return <Navigate to={paths.startFrom(listKeyText(list))} replace />;
  }
  if (!hasDraft)
    return (
      <ReadSource
        query={source}
        onRead={(content) => {
          saveVisitorDraft(uid, content);
          setOpening({ ...opening, content });
        }}
      />
    );
  const visitor = {
    // The draft is stored at every change.
    save: () => navigate(signInPath),
    // The page of the share is no page of the app.
    cancel: () => window.location.assign(paths.share(shareId)),
  };
  const nobody = { uid, displayName: null, email: null, photoURL: null };
  return <ListEditorScreen user={nobody} visitor={visitor} opening={opening} />;
}

function AdoptedDraft({ visitorId, uid }: { visitorId: string; uid: string }) {
  const [isAdopted] = useState(() => adoptDraft(visitorId, uid));
  return isAdopted ? <Navigate to={paths.create} replace /> : <TwoDrafts />;
}
