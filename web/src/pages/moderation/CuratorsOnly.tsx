import { paths } from '@outrank/shared/addresses';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { LOAD_FAILED } from '#features/moderation/ModerationQueue.tsx';
import { moderationQueries } from '#features/moderation/moderationQueries.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';

/** What curators see. Everyone else is redirected to Home. */
export function CuratorsOnly({ children }: { children: ReactNode }) {
  const { uid } = useUser();
  const query = useQuery(moderationQueries.isCurator(uid));
  return (
    <QueryView query={query} failedText={LOAD_FAILED} skeleton={<Loading isTextVisible />}>
      {(isCurator) => (isCurator ? children : <Navigate to={paths.home} replace />)}
    </QueryView>
  );
}
