import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { db } from '#data/firebase/firestore.ts';
import type { SessionUser } from '#data/session/auth.ts';
import { readProfile } from '#data/session/readProfile.ts';
import { useUser } from './sessionContext.ts';

export const profileQueries = {
  /** The signed-in user's profile, or null before `AccountSetup` has created it. */
  own: (user: SessionUser) =>
    queryOptions({
      queryKey: ['profile', user.uid],
      queryFn: async () => (await readProfile(db, user.uid)) ?? null,
      meta: { isPersisted: true },
    }),
  /** The profile of any user, or null when there is none. */
  byId: (uid: string) =>
    queryOptions({
      queryKey: ['profileById', uid],
      queryFn: async () => (await readProfile(db, uid)) ?? null,
    }),
};

/** The signed-in user's name; until the profile is loaded, the identity provider's name. */
export function CurrentUserName({ user }: { user: SessionUser }) {
  const { data: profile } = useQuery(profileQueries.own(user));
  return profile?.displayName ?? user.displayName;
}

/** The signed-in user as the author of new comments, with the name in the profile. */
export function useAuthor() {
  const user = useUser();
  const { data: profile } = useQuery(profileQueries.own(user));
  const { uid } = user;
  const displayName = profile?.displayName ?? user.displayName ?? '';
  return useMemo(() => ({ uid, displayName }), [uid, displayName]);
}
