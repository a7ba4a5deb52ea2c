import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SessionUser } from '#data/auth.ts';
import { db } from '#data/firestore.ts';
import { saveUsername } from '#data/username.ts';
import { profileQueries } from './profileQueries.ts';

/** Changes one's own name; the header and one's profile show it at once. */
export function useChangeUsername(user: SessionUser) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (displayName: string) => saveUsername(db, user.uid, displayName),
    onSuccess: (_, displayName) =>
      queryClient.setQueryData(profileQueries.own(user).queryKey, { displayName }),
  });
}
