import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { LOAD_FAILED } from '#features/moderation/ModerationQueue.tsx';
import { moderationQueries } from '#features/moderation/moderationQueries.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { paths } from '#paths.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { ErrorNotice } from '#ui/feedback/QueryView.tsx';
import { DefaultButtons } from '#widgets/HeaderButtons.tsx';

/** What curators see. Everyone else is redirected to Home. */
export function CuratorsOnly({ children }: { children: ReactNode }) {
  const { uid } = useUser();
  const { data: isCurator, isLoadingError, refetch } = useQuery(moderationQueries.isCurator(uid));
  if (isLoadingError) {
    return (
      <>
        <DefaultButtons />
        <ErrorNotice message={LOAD_FAILED} onRetry={refetch} />
      </>
    );
  }
  if (isCurator === undefined) return <Loading isTextVisible />;
  return isCurator ? children : <Navigate to={paths.home} replace />;
}
