import { queryOptions } from '@tanstack/react-query';
import { db } from '#data/firebase/firestore.ts';
import type { SessionUser } from '#data/session/auth.ts';
import { ensureProfile, readProfile } from '#data/session/profile.ts';

export const profileQueries = {
  /** One's own profile, made at the first sign-in. */
  own: (user: SessionUser) =>
    queryOptions({
      queryKey: ['profile', user.uid],
      queryFn: () => ensureProfile(db, user),
      meta: { isPersisted: true },
    }),
  /** Anybody's profile, or null when there is no such fan. */
  of: (uid: string) =>
    queryOptions({ queryKey: ['profileOf', uid], queryFn: async () => (await readProfile(db, uid)) ?? null }),
};
