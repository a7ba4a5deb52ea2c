import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '#data/session/auth.ts';
import { profileQueries } from './profileQueries.ts';

/** One's username; until it is known, the name that came with the sign-in. */
export function CurrentUserName({ user }: { user: SessionUser }) {
  const { data: profile } = useQuery(profileQueries.own(user));
  return profile?.displayName ?? user.displayName;
}
