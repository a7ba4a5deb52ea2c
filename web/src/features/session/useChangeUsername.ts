import type { Profile } from '@outrank/shared/accounts/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import type { SessionUser } from '#data/session/auth.ts';
import { saveUsername } from '#data/session/username.ts';
import { profileQueries } from './profileQueries.ts';

/** Changes one's own name; the header and one's own pages show it at once. */
export function useChangeUsername(user: SessionUser) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (displayName: string) => saveUsername(db, user.uid, displayName),
    onSuccess: async (_, displayName) => {
      const own = profileQueries.own(user);
      const anybodys = profileQueries.of(user.uid);
      const profile: Profile = { displayName };
      // A reading that began before would bring the old name back.
      await Promise.all([queryClient.cancelQueries(own), queryClient.cancelQueries(anybodys)]);
      queryClient.setQueryData(own.queryKey, profile);
      queryClient.setQueryData(anybodys.queryKey, profile);
    },
  });
}
