import type { ShownSeason } from '@outrank/shared/airing/airingFilter';
import { findOutcome, scorePrediction } from '@outrank/shared/airing/predictionScore';
import { toPredictionKey } from '@outrank/shared/documents/airing';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { useQuery } from '@tanstack/react-query';
import { formatPoints } from '#features/predictions/closingTime.ts';
import { predictionQueries, type useOwnScores } from '#features/predictions/predictionQueries.ts';
import { PredictionResults } from '#features/results/predictions/PredictionResults.tsx';
import { useUser } from '#features/session/sessionContext.ts';
import { useShield } from '#spoilers/useShield.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { ErrorNotice, QueryView } from '#ui/feedback/QueryView.tsx';
import { formatCount, pluralize } from '#ui/format.ts';
import styles from './Predictions.module.css';

type Props = {
  season: ShownSeason;
  /** One that the reader has seen. */
  episode: number;
};

/** What the reader and all fans predicted about an episode, and who left. */
export function EpisodeResults({ season, episode }: Props) {
  const { uid } = useUser();
  const key = toPredictionKey(season.seasonId, episode);
  const results = useQuery(predictionQueries.results(key));
  const own = useQuery(predictionQueries.own(key, uid));
  const isReady = own.data !== undefined && results.data !== undefined;
  const order = own.data?.order;
  return (
    <>
      {own.data !== undefined && (
        <Outcome season={season} episode={episode} order={order} scores={results.data?.scores} />
      )}
      <QueryView
        query={{
          data: isReady ? { results: results.data } : undefined,
          isError: results.isError || own.isError,
          isFetching: results.isFetching || own.isFetching,
          dataUpdatedAt: results.dataUpdatedAt,
          refetch: () => Promise.all([results.refetch(), own.refetch()]),
        }}
        failedText="Failed to load the predictions."
        skeleton={<Loading />}
        isEmpty={(data) => data.results === null}
        empty={<p className={styles.line}>The fans' predictions are being counted.</p>}
      >
        {(data) =>
          data.results && (
            <PredictionResults seasonId={season.seasonId} results={data.results} order={order} />
          )
        }
      </QueryView>
    </>
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

type OutcomeProps = Props & {
  order: readonly string[] | undefined;
  /** How many fans reached so many whole points. */
  scores: readonly number[] | undefined;
};

/** Who left, and how well the reader knew. */
function Outcome({ season, episode, order, scores }: OutcomeProps) {
  const { showItem } = useShield();
  const outcome = findOutcome(season, episode);
  const { recordedAt, leftIds } = season.episodes[episode - 1] ?? { recordedAt: null, leftIds: [] };
  if (recordedAt === null) return <p className={styles.line}>It is not recorded yet who left.</p>;
  const names = leftIds.map((id) => showItem(contestantItem(id, season.seasonId)).name);
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
    </p>
  );
}
