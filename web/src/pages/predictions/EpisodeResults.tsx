import type { ShownSeason } from '@outrank/shared/airing/airingFilter';
import { countCalledPairs, findPickState, findPlaces } from '@outrank/shared/airing/bootOrder';
import { findOutcome, scorePrediction } from '@outrank/shared/airing/predictionScore';
import { type Prediction, toPredictionKey } from '@outrank/shared/documents/airing';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { useQuery } from '@tanstack/react-query';
import { formatPoints } from '#features/predictions/closingTime.ts';
import { predictionQueries, type useOwnScores } from '#features/predictions/predictionQueries.ts';
import { PredictionResults } from '#features/results/predictions/PredictionResults.tsx';
import { useUser } from '#features/session/sessionContext.ts';
import { ShareButton } from '#features/sharing/ShareButton.tsx';
import { useShield } from '#spoilers/useShield.ts';
import { ErrorNotice, QueryView } from '#ui/feedback/QueryView.tsx';
import { formatCount, pluralize } from '#ui/format.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import styles from './Predictions.module.css';

type Props = {
  season: ShownSeason;
  /** One that the reader has seen. */
  episode: number;
};

/** How an episode went, and what the reader and all fans predicted about it. Before the first, that is the whole season. */
export function EpisodeResults({ season, episode }: Props) {
  return (
    <>
      <Outcome season={season} episode={episode} />
      {episode > 1 && <PredictedOrders season={season} episode={episode} />}
    </>
  );
}

function usePredicted({ season: { seasonId }, episode }: Props) {
  const { uid } = useUser();
  const key = toPredictionKey(seasonId, episode);
  return {
    own: useQuery(predictionQueries.own(key, uid)),
    results: useQuery(predictionQueries.results(key)),
  };
}

function PredictedOrders(props: Props) {
  const { season, episode } = props;
  const { own, results } = usePredicted(props);
  return (
    <QueryView
      query={{
        data: own.data === undefined ? undefined : results.data,
        isError: results.isError || own.isError,
        isFetching: results.isFetching || own.isFetching,
        dataUpdatedAt: results.dataUpdatedAt,
        refetch: () => Promise.all([results.refetch(), own.refetch()]),
      }}
      failedText="Failed to load the predictions."
      empty={<p className={styles.line}>The fans' predictions are being counted.</p>}
    >
      {(data) => (
        <PredictionResults
          seasonId={season.seasonId}
          results={data}
          order={own.data?.order}
          places={episode === 1 ? findPlaces(season) : undefined}
        />
      )}
    </QueryView>
  );
}

const picks = {
  in: 'Your winner pick is still in',
  out: 'Your winner pick is out',
  won: 'Your winner pick won',
};

/** The order of the whole season: how well the reader's holds so far, and beside the fans'. For who has seen episode 1. */
export function BootOrder({ season }: { season: ShownSeason }) {
  const { uid } = useUser();
  const own = useQuery(predictionQueries.own(toPredictionKey(season.seasonId, 1), uid));
  const order = own.data?.order ?? [];
  const { called, decided } = countCalledPairs(order, season);
  const pick = findPickState(order, season);
  return (
    <section className={styles.section} aria-labelledby="whole-season">
      <h2 id="whole-season" className={styles.title}>
        The whole season
      </h2>
      {own.data !== undefined && (
        <p className={styles.line}>
          {pick && decided > 0 && (
            <strong>
              {`You called ${called} of ${decided}`}
              {season.winnerId === null && ' so far'}
            </strong>
          )}
          <span>{pick ? picks[pick] : 'You did not predict it.'}</span>
          <ShareOwn season={season} episode={1} prediction={own.data} />
        </p>
      )}
      <Disclosure summary="Everybody's place">
        {() => (
          <div className={styles.section}>
            <PredictedOrders season={season} episode={1} />
          </div>
        )}
      </Disclosure>
    </section>
  );
}

/** A user's points of all episodes that they have seen. */
export function OwnTotal({ own, children }: { own: ReturnType<typeof useOwnScores>; children: string }) {
  if (own.isError)
    return (
      <ErrorNotice
        message="Failed to load your predictions."
        onRetry={own.refetch}
        isRetrying={own.isFetching}
      />
    );
  return (
    <span>
      {children}: <strong>{own.isReady ? formatPoints(own.total) : '…'}</strong>
    </span>
  );
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

type ShareProps = Props & { prediction: Prediction | null };

/** Shares the reader's score; before it is known, what they predicted. */
function ShareOwn({ season, episode, prediction }: ShareProps) {
  const { uid, displayName } = useUser();
  const score = prediction && scorePrediction(prediction.order, findOutcome(season, episode));
  if (!prediction) return null;
  const key = toPredictionKey(season.seasonId, episode);
  return (
    <ShareButton
      size="small"
      aria-label={episode === 1 ? 'Share your prediction' : `Share episode ${episode}`}
      content={{
        kind: score === undefined ? 'prediction' : 'score',
        key,
        userId: uid,
        userName: displayName ?? '',
        prediction,
        season,
      }}
      uid={uid}
    />
  );
}

/** Who left, and how well the reader knew. */
function Outcome(props: Props) {
  const { season, episode } = props;
  const { own, results } = usePredicted(props);
  const { showItem } = useShield();
  const outcome = findOutcome(season, episode);
  const { recordedAt, leftIds } = season.episodes[episode - 1] ?? { recordedAt: null, leftIds: [] };
  if (own.data === undefined) return null;
  const share = episode > 1 && <ShareOwn season={season} episode={episode} prediction={own.data} />;
  if (recordedAt === null) return <p className={styles.line}>It is not recorded yet who left. {share}</p>;
  const names = leftIds.map((id) => showItem(contestantItem(id, season.seasonId)).name);
  const order = own.data?.order;
  const scores = results.data?.scores;
  const score = order && scorePrediction(order, outcome);
  return (
    <p className={styles.line}>
      <span>{names.length === 0 ? 'Nobody left.' : `Left: ${names.join(', ')}.`}</span>
      {score !== undefined && (
        <span>
          Your prediction: <strong>{formatPoints(score)} of 100</strong>
        </span>
      )}
      {score !== undefined && scores && (
        <span>
          {formatCount(sum(scores.slice(Math.floor(score / 100) + 1)))} of {pluralize(sum(scores), 'fan')}{' '}
          knew better
        </span>
      )}
      {episode === 1 && <span>Before it, fans predicted the whole season.</span>}
      {episode > 1 && score === undefined && (
        <span>{order ? 'This episode does not count.' : 'You did not predict this one.'}</span>
      )}
      {share}
    </p>
  );
}
