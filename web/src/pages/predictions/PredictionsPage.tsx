import type { ShownSeason } from '@outrank/shared/airing/airingFilter';
import { sortLike } from '@outrank/shared/decide/firstGuess';
import { parsePredictionKey, toPredictionKey } from '@outrank/shared/documents/airing';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { BallotEditor } from '#features/ballots/BallotEditor.tsx';
import { useBallot } from '#features/ballots/useBallot.ts';
import {
  readOpeningPrediction,
  useBallotSorting,
  useClosedDrafts,
  useLocalBallot,
} from '#features/ballots/useLocalBallot.ts';
import { HelpMeDecide } from '#features/decide/HelpMeDecide.tsx';
import { formatClosing } from '#features/predictions/closingTime.ts';
import { notePredicted } from '#features/predictions/duePrediction.ts';
import { predictionQueries, useChangePrediction } from '#features/predictions/predictionQueries.ts';
import { useSession, useUser } from '#features/session/sessionContext.ts';
import { useShield } from '#reader/useShield.ts';
import { DragProvider } from '#ui/drag/DragProvider.tsx';
import { EmptyState, QueryView } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import { useNow } from '#ui/useNow.ts';
import { AiringScreen, WatchedGate } from './AiringScreen.tsx';
import { BootOrder, EpisodeResults } from './EpisodeResults.tsx';
import { OwnGroups } from './GroupActions.tsx';
import styles from './Predictions.module.css';

/** What can be predicted now, and how the last episode went. */
export default function PredictionsPage() {
  return <AiringScreen title="Predictions">{(season) => <LatestSeason season={season} />}</AiringScreen>;
}

type Props = { season: ShownSeason };

function LatestSeason({ season }: Props) {
  const { uid } = useUser();
  const { knownEpisode, airedEpisode, seasonId, episodes } = season;
  const closed = episodes.slice(0, airedEpisode);
  useClosedDrafts(
    uid,
    closed.map(({ number }) => toPredictionKey(seasonId, number)),
  );
  return (
    <>
      <section className={styles.section} aria-label="Predict">
        <OpenEpisode season={season} />
      </section>
      {knownEpisode > 0 && (
        <section className={styles.section} aria-labelledby="latest">
          <h2 id="latest" className={styles.title}>
            Episode {knownEpisode}
          </h2>
          <EpisodeResults season={season} episode={knownEpisode} />
        </section>
      )}
      {knownEpisode === 1 && <BootOrder season={season} />}
      <OwnGroups seasonId={seasonId} />
    </>
  );
}

/** What is open, or why nothing is. */
function OpenEpisode({ season }: Props) {
  const now = useNow();
  const { open, knownEpisode, airedEpisode, status } = season;
  const closesAt = open?.closesAt ? Date.parse(open.closesAt) : null;
  if (open && (closesAt === null || closesAt > now)) {
    const episode = parsePredictionKey(open.key)?.episode ?? 1;
    return (
      <>
        <h2 className={styles.title}>{episode === 1 ? 'The whole season' : `Episode ${episode}`}</h2>
        <p className={styles.line}>
          {closesAt === null ? (
            'Closes when episode 1 airs'
          ) : (
            <time dateTime={new Date(closesAt).toISOString()}>Closes {formatClosing(closesAt, now)}</time>
          )}
        </p>
        <OpenPrediction key={open.key} season={season} open={open} episode={episode} />
      </>
    );
  }
  return (
    <>
      <EmptyState text={status === 'finished' ? 'This season is over.' : 'Nothing to predict right now.'}>
        {status !== 'finished' && 'The next episode opens when it is known who left in the last one.'}
      </EmptyState>
      {airedEpisode > knownEpisode && <WatchedGate seasonId={season.seasonId} episode={airedEpisode} />}
    </>
  );
}

type OpenProps = { season: ShownSeason; open: NonNullable<ShownSeason['open']>; episode: number };

/** The editor for whoever may know who remains. It starts from the last prediction. */
function OpenPrediction({ season, open: { key, remainingIds }, episode }: OpenProps) {
  const { uid } = useUser();
  const { seasonId } = season;
  const { isOn, hasWatched } = useShield();
  const isOpen = remainingIds !== null && (!isOn || hasWatched(seasonId));
  const own = useQuery({ ...predictionQueries.own(key, uid), enabled: isOpen });
  const lastKey = toPredictionKey(seasonId, Math.max(1, episode - 1));
  const last = useQuery({ ...predictionQueries.own(lastKey, uid), enabled: isOpen });
  const hasPredicted = own.data === undefined ? undefined : own.data !== null;
  useEffect(() => {
    if (hasPredicted !== undefined) notePredicted(uid, key, hasPredicted);
  }, [uid, key, hasPredicted]);
  if (!isOpen) return <WatchedGate seasonId={seasonId} episode={episode - 1} />;
  return (
    <QueryView
      query={{ ...own, data: own.data === undefined || last.isPending ? undefined : { own: own.data } }}
      failedText="Failed to load your prediction."
    >
      {(prediction) => (
        <PredictionEditor
          // A correction changes who remains.
          key={remainingIds.join(' ')}
          ballotId={key}
          seasonId={seasonId}
          remainingIds={remainingIds}
          own={prediction.own?.order}
          last={last.data?.order}
        />
      )}
    </QueryView>
  );
}

/** The button that withdraws a prediction disappears with it. */
const focusMain = () => document.querySelector('main')?.focus({ preventScroll: true });

type EditorProps = {
  ballotId: string;
  seasonId: string;
  remainingIds: readonly string[];
  /** The submitted order; undefined without one. */
  own: readonly string[] | undefined;
  /** That of the episode before. */
  last: readonly string[] | undefined;
};

/** Everybody who remains, to be ranked, safest first; before episode 1 the whole cast, winner first. */
function PredictionEditor({ ballotId, seasonId, remainingIds, own, last }: EditorProps) {
  const { uid } = useUser();
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
