import { CLAIMED_TOO_OFTEN } from '@outrank/shared/accounts/accountCalls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorKind } from '#data/firebase/errors.ts';
import type { SessionUser } from '#data/session/auth.ts';
import { BlockedAccountError, createProfile, EarlierAccountError } from '#data/session/createProfile.ts';
import { ErrorNotice } from '#ui/feedback/QueryView.tsx';
import { useLastSettled } from '#ui/stable.ts';
import styles from './AccountSetup.module.css';
import { profileQueries } from './profiles.tsx';

/** Why an account is not set up yet. While `deleting` or `unreachable`, it is tried again without the user. */
const texts = {
  deleting: "We're still deleting your old account. This takes about a minute.",
  blocked: "This Google account is blocked. You can read everything, but you can't post, vote or publish.",
  unreachable: "We can't reach Outrank to set up your account. We'll keep trying.",
  tooOften: CLAIMED_TOO_OFTEN,
  failed: "We couldn't set up your account. Please try again.",
};

/** Sets up the account of a signed-in user who has no profile yet. */
export default function AccountSetup({ user }: { user: SessionUser }) {
  const { data: profile } = useQuery(profileQueries.byId(user.uid));
  return profile === null && <SetupNotice key={user.uid} user={user} />;
}

/**
 * Creates the profile, and says what keeps the account from being ready. The user can read meanwhile, or sign out. The problem
 * stays while another attempt runs.
 */
function SetupNotice({ user }: { user: SessionUser }) {
  const queryClient = useQueryClient();
  const queryKey = ['accountSetup', user.uid];
  const { failureReason } = useQuery({
    queryKey,
    queryFn: async () => {
      const profile = await createProfile(user);
      queryClient.setQueryData(profileQueries.byId(user.uid).queryKey, profile);
      return profile;
    },
    retry: (_, error) => ['deleting', 'unreachable'].includes(findProblem(error)),
    retryDelay: (count) => Math.min(1000 * 2 ** count, PAUSE_MAX_MS),
  });
  const latest = failureReason ? findProblem(failureReason) : undefined;
  const problem = useLastSettled(latest, latest !== undefined);
  if (problem === undefined) return null;
  if (problem !== 'deleting' && problem !== 'blocked')
    return (
      <div className={styles.problem}>
        <ErrorNotice
          message={texts[problem]}
          onRetry={() => queryClient.resetQueries({ queryKey })}
          isRetrying={failureReason === null}
        />
      </div>
    );
  return (
    <p className={styles.notice} role="status">
      {texts[problem]}
    </p>
  );
}

const PAUSE_MAX_MS = 10_000;

function findProblem(error: Error): keyof typeof texts {
  if (error instanceof EarlierAccountError) return 'deleting';
  if (error instanceof BlockedAccountError) return 'blocked';
  // A busy server answers with the same code as the function, but not with its sentence.
  if (error.message.startsWith(CLAIMED_TOO_OFTEN)) return 'tooOften';
  return ['offline', 'slow'].includes(errorKind(error)) ? 'unreachable' : 'failed';
}
