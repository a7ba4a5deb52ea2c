import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SessionUser } from '#data/session/auth.ts';
import { readProfile } from '#data/session/readProfile.ts';
import { useUser } from './sessionContext.ts';

export const profileQueries = {
  /** The profile of a user, or null when there is none. `AccountSetup` creates that of the signed-in user. */
  byId: (uid: string) =>
    queryOptions({
      queryKey: ['profile', uid],
      queryFn: () => readProfile(uid),
      meta: { isPersisted: true },
    }),
};

/** The signed-in user's name; until the profile is loaded, the identity provider's name. */
export function useOwnName({ uid, displayName }: SessionUser): string {
  const { data: profile } = useQuery(profileQueries.byId(uid));
  return profile?.displayName ?? displayName ?? '';
}

export default function CurrentUserName({ user }: { user: SessionUser }) {
  return <span translate="no">{useOwnName(user)}</span>;
}

/** The signed-in user as the author of new comments, with the name in the profile. */
export function useAuthor() {
  const user = useUser();
  const { uid } = user;
  const displayName = useOwnName(user);
  return useMemo(() => ({ uid, displayName }), [uid, displayName]);
}
