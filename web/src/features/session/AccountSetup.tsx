import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '#data/session/auth.ts';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { profileQueries } from './profiles.tsx';

// Only the first sign-in needs it.
const AccountSetupNotice = lazyComponent(() => import('./AccountSetupNotice.tsx'));

/** Sets up the account of a signed-in user who has no profile yet. */
export function AccountSetup({ user }: { user: SessionUser }) {
  const { data: profile } = useQuery(profileQueries.own(user));
  if (profile !== null) return null;
  return <AccountSetupNotice key={user.uid} user={user} />;
}
