import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Author } from '#features/comments/threadContext.ts';
import { profileQueries } from '#features/session/profiles.tsx';
import { useUser } from '#features/session/sessionContext.ts';

/** The signed-in user as the author of new comments, with the name in the profile. */
export function useAuthor(): Author {
  const user = useUser();
  const { data: profile } = useQuery(profileQueries.own(user));
  const { uid } = user;
  const displayName = profile?.displayName ?? user.displayName ?? '';
  return useMemo(() => ({ uid, displayName }), [uid, displayName]);
}
