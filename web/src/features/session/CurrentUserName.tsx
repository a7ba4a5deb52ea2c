import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '#data/session/auth.ts';
import { profileQueries } from './profileQueries.ts';

/** The signed-in user's name; until the profile is loaded, the identity provider's name. */
export function CurrentUserName({ user }: { user: SessionUser }) {
  const { data: profile } = useQuery(profileQueries.own(user));
  return profile?.displayName ?? user.displayName;
}
