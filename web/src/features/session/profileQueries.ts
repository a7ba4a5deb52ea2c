import { queryOptions } from '@tanstack/react-query';
import type { SessionUser } from '#data/auth.ts';
import { db } from '#data/firestore.ts';
import { ensureProfile } from '#data/profile.ts';

export const profileQueries = {
  /** One's own profile, made at the first sign-in. */
  own: (user: SessionUser) =>
    queryOptions({ queryKey: ['profile', user.uid], queryFn: () => ensureProfile(db, user) }),
};
