import type { Ballots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useReturnPath } from '#features/session/RequireSession.tsx';
import { useSession } from '#features/session/sessionContext.ts';
import { paths } from '#paths.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { ErrorNotice } from '#ui/feedback/QueryView.tsx';
import { buttonClass } from '#ui/form/Button.tsx';
import { BallotEditorScreen } from './BallotEditorScreen.tsx';
import styles from './CategoryPage.module.css';

type ReadResult = Pick<UseQueryResult, 'isLoadingError' | 'refetch'>;

type Props = {
  categoryId: CategoryId;
  user: { readonly uid: string } | undefined;
  ballots: ReadResult & { readonly data: Ballots | undefined };
  results: ReadResult;
  heading: ReactNode;
  onSubmitted: () => void;
  onShare: () => void;
};

export function OwnBallotView({ categoryId, user, ballots, results, heading, onSubmitted, onShare }: Props) {
  const session = useSession();
  // The slots stay when the session ends later.
  const [canVote] = useState(session.status === 'signedIn');
  const failed = [ballots, results].filter(({ isLoadingError }) => isLoadingError);
  const header = (
    <>
      {heading}
      {failed.length > 0 && (
        <ErrorNotice
          message="Failed to load global ranking."
          onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))}
        />
      )}
    </>
  );
  if (user && canVote && ballots.data) {
    return (
      <BallotEditorScreen
        categoryId={categoryId}
        user={user}
        submitted={ballots.data[categoryId]?.slots}
        heading={header}
        onSubmitted={onSubmitted}
        onShare={onShare}
      />
    );
  }
  return (
    <>
      {header}
      {!(user && canVote) && <SignInNotice text="Log in to create or edit your ranking." />}
      {user && canVote && failed.length === 0 && <Loading />}
    </>
  );
}

/** Shown in place of what needs a session. After signing in, the user returns to this page. */
export function SignInNotice({ text }: { text: string }) {
  const state = useReturnPath();
  return (
    <aside className={styles.notice} aria-label="Sign in">
      <p>{text}</p>
      <Link className={buttonClass('primary', 'small')} to={paths.login} state={state}>
        Sign In
      </Link>
    </aside>
  );
}
