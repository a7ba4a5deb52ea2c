import { type Ballots, hasAnyPick, type Slots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { BALLOT_SLOTS } from '@outrank/shared/limits';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { BallotEditor, CONTESTANT_DRAG_TYPE } from '#features/ballots/BallotEditor.tsx';
import { useBallot, useSlotTarget } from '#features/ballots/useBallot.ts';
import { readOpeningSlots, useBallotSorting, useLocalBallot } from '#features/ballots/useLocalBallot.ts';
import { useSubmitBallot } from '#features/ballots/useSubmitBallot.ts';
import { HelpMeDecide } from '#features/decide/HelpMeDecide.tsx';
import { useListedIds } from '#features/seasons/panelLayout.ts';
import { SignInLink } from '#features/session/RequireSession.tsx';
import { useSession } from '#features/session/sessionContext.ts';
import { useSeasons } from '#reader/useShield.ts';
import { DragProvider } from '#ui/drag/DragProvider.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { ErrorNotice } from '#ui/feedback/QueryView.tsx';
import { buttonClass } from '#ui/form/Button.tsx';
import { EditorWithSeasons, type PanelProps } from '#widgets/WithSeasons.tsx';
import styles from './CategoryPage.module.css';

type Props = {
  categoryId: CategoryId;
  user: { readonly uid: string } | undefined;
  ballots: UseQueryResult<Ballots>;
  results: UseQueryResult;
  heading: ReactNode;
  onSubmitted: () => void;
  /** Called from the message about a submission. */
  onShare: () => void;
};

/** The user's own ballot in a category, to fill and to submit. */
export function OwnBallotView({ user, ballots, results, heading, ...props }: Props) {
  const session = useSession();
  // The slots stay when the session ends later.
  const [canVote] = useState(session.status === 'signedIn');
  const voter = canVote ? user : undefined;
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
  if (voter && ballots.data) {
    return (
      <BallotEditorScreen
        {...props}
        user={voter}
        submitted={ballots.data[props.categoryId]?.slots}
        heading={header}
      />
    );
  }
  return (
    <>
      {header}
      {!voter && <SignInNotice text="Log in to create or edit your ranking." />}
      {voter && failed.length === 0 && <Loading />}
    </>
  );
}

type ScreenProps = Pick<Props, 'categoryId' | 'heading' | 'onSubmitted' | 'onShare'> & {
  user: { readonly uid: string };
  /** The slots of the submitted ballot; undefined before the first submission. */
  submitted: Slots | undefined;
};

/** The ballot editor with the seasons beside it, and its submission. */
function BallotEditorScreen(props: ScreenProps) {
  const { categoryId, user, submitted, heading, onSubmitted, onShare } = props;
  const { uid } = user;
  const key = { uid, ballotId: categoryId };
  const [opening] = useState(() => readOpeningSlots(key, submitted));
  const ballot = useBallot(opening);
  const target = useSlotTarget(ballot);
  const { slots } = ballot;
  useSeasons();
  const picks = slots.map((slug) => (slug ? contestantItem(slug) : undefined));
  const isSignedIn = useSession().status === 'signedIn';
  const hasChanges = useLocalBallot(isSignedIn ? key : undefined, ballot, submitted);
  const deciding = useBallotSorting(key, ballot);
  const { submit, isSubmitting } = useSubmitBallot(onSubmitted, onShare);
  const listedIds = useListedIds(slots.filter(Boolean));
  const list = useMemo(() => ({ add: target.add }), [target.add]);
  const panel: PanelProps = {
    user,
    createMode: true,
    acceptsSeasons: false,
    list,
    dragType: CONTESTANT_DRAG_TYPE,
    listedIds,
  };
  const sheet = {
    isShown: target.isChoosing,
    onHide: target.hide,
    places: { picks, index: target.index, onSelect: target.select },
  };
  return (
    <DragProvider>
      <EditorWithSeasons panel={panel} sheet={sheet}>
        {heading}
        <BallotEditor
          ballot={ballot}
          label="Your ballot"
          target={target}
          status={hasAnyPick(slots) ? `${listedIds.size} of ${BALLOT_SLOTS} picked` : 'Pick up to ten'}
          submitLabel="Submit My Ranking"
          canSubmit={hasAnyPick(slots)}
          isSubmitting={isSubmitting}
          onSubmit={() => submit({ uid: isSignedIn ? uid : undefined, categoryId, slots })}
          hasChanges={hasChanges}
          submitted={submitted}
          action={<HelpMeDecide items={picks.filter((pick) => pick !== undefined)} {...deciding} />}
        />
        <p className={styles.watched}>
          Results are live. Nobody can open your ballot, but someone who watches the points closely can tell
          where it puts the top fifteen.
        </p>
      </EditorWithSeasons>
    </DragProvider>
  );
}

/** Shown in place of what needs a session. */
export function SignInNotice({ text }: { text: string }) {
  return (
    <aside className={styles.notice} aria-label="Sign in">
      <p>{text}</p>
      <SignInLink className={buttonClass('primary', 'small')}>Sign In</SignInLink>
    </aside>
  );
}
