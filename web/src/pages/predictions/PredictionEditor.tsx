import { sortLike } from '@outrank/shared/decide/firstGuess';
import { toPredictionKey } from '@outrank/shared/documents/airing';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { useMemo, useState } from 'react';
import { BallotEditor } from '#features/ballots/BallotEditor.tsx';
import { useBallot } from '#features/ballots/useBallot.ts';
import { readOpeningPrediction, useBallotSorting, useLocalBallot } from '#features/ballots/useLocalBallot.ts';
import { HelpMeDecide } from '#features/decide/HelpMeDecide.tsx';
import { useChangePrediction } from '#features/predictions/predictionQueries.ts';
import { useSession } from '#features/session/sessionContext.ts';
import { DragProvider } from '#ui/drag/DragProvider.tsx';
import { Button } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import styles from './Predictions.module.css';

/** The button that withdraws a prediction disappears with it. */
const focusMain = () => document.querySelector('main')?.focus({ preventScroll: true });

type Props = {
  ballotId: string;
  seasonId: string;
  remainingIds: readonly string[];
  /** The submitted order; undefined without one. */
  own: readonly string[] | undefined;
  /** That of the episode before. */
  last: readonly string[] | undefined;
  uid: string;
};

/** Everybody who remains, to be ranked, safest first; before episode 1 the whole cast, winner first. */
export function PredictionEditor({ ballotId, seasonId, remainingIds, own, last, uid }: Props) {
  const key = { uid, ballotId };
  const isWholeSeason = ballotId === toPredictionKey(seasonId, 1);
  const [start] = useState(() => sortLike(own ?? last ?? [], remainingIds));
  const submitted = useMemo(() => own && sortLike(own, remainingIds), [own, remainingIds]);
  const [opening] = useState(() => readOpeningPrediction(key, submitted ?? start));
  const ballot = useBallot(opening);
  const isSignedIn = useSession().status === 'signedIn';
  const hasChanges = useLocalBallot(isSignedIn ? key : undefined, ballot, submitted ?? start);
  const deciding = useBallotSorting(key, ballot);
  const { mutate, isPending, variables } = useChangePrediction();
  const items = useMemo(
    () => ballot.slots.map((id) => contestantItem(id, seasonId)),
    [ballot.slots, seasonId],
  );
  return (
    <DragProvider>
      {submitted && (
        <p className={styles.line}>
          You have predicted this. You can change it until it closes.
          <Button
            size="small"
            variant="quiet"
            isBusy={isPending && variables.order === null}
            onClick={() => mutate({ key: ballotId, uid, order: null }, { onSuccess: focusMain })}
          >
            Withdraw
          </Button>
        </p>
      )}
      <BallotEditor
        ballot={ballot}
        label="Your prediction"
        seasonId={seasonId}
        status={
          submitted && !hasChanges
            ? 'Submitted'
            : `${pluralize(items.length, 'castaway')}, ${isWholeSeason ? 'winner' : 'safest'} first`
        }
        submitLabel="Submit prediction"
        canSubmit
        isSubmitting={isPending && variables.order !== null}
        onSubmit={() => mutate({ key: ballotId, uid, order: ballot.slots })}
        hasChanges={hasChanges}
        submitted={submitted}
        action={<HelpMeDecide items={items} asks="safer" {...deciding} />}
      />
    </DragProvider>
  );
}
