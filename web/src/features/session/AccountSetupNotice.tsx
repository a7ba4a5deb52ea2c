import { CLAIMED_TOO_OFTEN } from '@outrank/shared/accounts/accountCalls';
import type { SessionUser } from '#data/session/auth.ts';
import { ErrorNotice } from '#ui/feedback/QueryView.tsx';
import styles from './AccountSetupNotice.module.css';
import { type SetupProblem, useAccountSetup } from './useAccountSetup.ts';

const texts: Readonly<Record<SetupProblem, string>> = {
  deleting: "We're still deleting your old account. This takes about a minute.",
  blocked: "This Google account is blocked. You can read everything, but you can't post, vote or publish.",
  unreachable: "We can't reach Outrank to set up your account. We'll keep trying.",
  tooOften: CLAIMED_TOO_OFTEN,
  failed: "We couldn't set up your account. Please try again.",
};

/** Sets up the account, and says what keeps it from being ready. The user can read meanwhile, or sign out. */
export default function AccountSetupNotice({ user }: { user: SessionUser }) {
  const { problem, retry, isRetrying } = useAccountSetup(user);
  if (problem === undefined) return null;
  if (problem !== 'deleting' && problem !== 'blocked')
    return (
      <div className={styles.problem}>
        <ErrorNotice message={texts[problem]} onRetry={retry} isRetrying={isRetrying} />
      </div>
    );
  return (
    <p className={styles.notice} role="status">
      {texts[problem]}
    </p>
  );
}
