import type { Profile } from '@outrank/shared/documents/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import { saveUsername } from '#data/session/accountWrites.ts';
import type { SessionUser } from '#data/session/auth.ts';
import { profileQueries } from './profileQueries.ts';

/** Changes the signed-in user's name. The header and the user's pages show it at once. */
export function useChangeUsername(user: SessionUser) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (displayName: string) => saveUsername(db, user.uid, displayName),
    onSuccess: async (_, displayName) => {
      const own = profileQueries.own(user);
      const byId = profileQueries.byId(user.uid);
      const profile: Profile = { displayName };
      // A read that started before the change would restore the old name.
      await Promise.all([queryClient.cancelQueries(own), queryClient.cancelQueries(byId)]);
      queryClient.setQueryData(own.queryKey, profile);
      queryClient.setQueryData(byId.queryKey, profile);
    },
  });
}
