import type { ShownSeason } from '@outrank/shared/airing/airingFilter';
import { countCalledPairs, findPickState, findPlaces } from '@outrank/shared/airing/bootOrder';
import { describeEpisode } from '@outrank/shared/airing/episodeText';
import { findOutcome, scorePrediction } from '@outrank/shared/airing/predictionScore';
import { sum } from '@outrank/shared/ballots/topTen';
import {
  NO_STANDING,
  NOTHING_RECORDED,
  type Prediction,
  type PublishedPredictions as Results,
  toPredictionKey,
} from '@outrank/shared/documents/airing';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { formatCount } from '@outrank/shared/text/text';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatMoment } from '#features/predictions/closingTime.ts';
import { formatPoints, predictionQueries, useOwnStanding } from '#features/predictions/predictionQueries.ts';
import { PredictionResults } from '#features/results/predictions/PredictionResults.tsx';
import { useUser } from '#features/session/sessionContext.ts';
import { ShareButton } from '#features/sharing/ShareButton.tsx';
import { ItemLink } from '#reader/ItemLink.tsx';
import { useShield } from '#reader/useShield.ts';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { pluralize } from '#ui/format.ts';
import { Badge } from '#ui/layout/Card.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import styles from './Predictions.module.css';

type Props = {
  season: ShownSeason;
  /** One that the reader has seen, unless only their own prediction is shown. */
  episode: number;
};
/** What the reader predicted, and all fans once it is counted. */
type Predicted = Props & { own: Prediction | null; results: Results | null };

/** How an episode went, and what the reader and all fans predicted about it. Before the first, that is the whole season. */
export function EpisodeResults(props: Props) {
  return (
    <PredictedView {...props}>
      {(predicted) => (
        <>
          <Outcome {...predicted} />
          {props.episode > 1 && <PredictedOrders {...predicted} />}
        </>
      )}
    </PredictedView>
  );
}

function PredictedView({ children, ...props }: Props & { children: (predicted: Predicted) => ReactNode }) {
  const { uid } = useUser();
  const key = toPredictionKey(props.season.seasonId, props.episode);
  return (
    <QueryView
      query={useQuery(predictionQueries.closed(key, uid))}
      failedText="Failed to load the predictions."
    >
      {(found) => children({ ...props, ...found })}
    </QueryView>
  );
}

function PredictedOrders({ season, episode, own, results }: Predicted) {
  if (!results) return <p className={styles.line}>The fans' predictions are being counted.</p>;
  const { recordedAt, airsAt } = season.episodes[episode - 1] ?? {};
  const countedAt = recordedAt ?? airsAt;
  return (
    <>
      <PredictionResults
        seasonId={season.seasonId}
        results={results}
        order={own?.order}
        places={episode === 1 ? findPlaces(season) : undefined}
      />
      {countedAt && <CountedAt time={countedAt} />}
    </>
  );
}

/** Whoever leaves or is blocked later stays in what was counted. */
export const CountedAt = ({ time }: { time: string }) => (
  <p className={styles.line}>Counted {formatMoment(Date.parse(time))}.</p>
);

type OrderProps = Props & { uid: string; children?: (own: Prediction) => ReactNode };

/** What one fan predicted about an episode that has closed, with what is known of who left. */
export function FanOrder({ season: { seasonId, episodes }, episode, uid, children }: OrderProps) {
  const { showItem } = useShield();
  const query = useQuery(predictionQueries.own(toPredictionKey(seasonId, episode), uid));
  const leftIds = episodes[episode - 1]?.leftIds ?? [];
  return (
    <QueryView query={query} failedText="Failed to load the prediction." empty={<p>No prediction.</p>}>
      {(own) => (
        <>
          <ol className={styles.order}>
            {own.order.map((id) => (
              <li key={id}>
                <ItemLink item={showItem(contestantItem(id, seasonId))} />{' '}
                {leftIds.includes(id) && <Badge tone="ember">left</Badge>}
              </li>
            ))}
          </ol>
          {children?.(own)}
        </>
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
  return (
    <section className={styles.section} aria-labelledby="whole-season">
      <h2 id="whole-season" className={styles.title}>
        The whole season
      </h2>
      <PredictedView season={season} episode={1}>
        {(predicted) => (
          <>
            <Called {...predicted} />
            <Disclosure summary="Everybody's place">
              {() => (
                <div className={styles.section}>
                  <PredictedOrders {...predicted} />
                </div>
              )}
            </Disclosure>
          </>
        )}
      </PredictedView>
    </section>
  );
}

function Called(predicted: Predicted) {
  const { season, own } = predicted;
  const order = own?.order ?? [];
  const { called, decided } = countCalledPairs(order, season);
  const pick = findPickState(order, season);
  return (
    <p className={styles.line}>
      {pick && decided > 0 && (
        <strong>{`You called ${called} of ${decided}${season.winnerId === null ? ' so far' : ''}`}</strong>
      )}
      <span>{pick ? picks[pick] : 'You did not predict it.'}</span>
      <ShareOwn {...predicted} />
    </p>
  );
}

/** Shares the reader's score; before it is known, what they predicted. */
export function ShareOwn({ season, episode, own, isMain = false }: Predicted & { isMain?: boolean }) {
  const { uid, displayName } = useUser();
  const [isAsked, setIsAsked] = useState(false);
  const isScored = own !== null && scorePrediction(own.order, findOutcome(season, episode)) !== undefined;
  const found = useOwnStanding(season, uid, isAsked && isScored);
  if (!own) return null;
  const key = toPredictionKey(season.seasonId, episode);
  const content = { key, userId: uid, userName: displayName ?? '', prediction: own, season };
  // What is shared is what the server reads.
  const standing = found.isError ? NO_STANDING : found.data;
  const score = standing && ({ kind: 'score', ...content, standing } as const);
  return (
    <ShareButton
      variant={isMain ? 'primary' : 'secondary'}
      size={isMain ? 'regular' : 'small'}
      aria-label={episode === 1 ? 'Share your prediction' : `Share episode ${episode}`}
      content={isScored ? score : { kind: 'prediction', ...content }}
      onPress={() => setIsAsked(true)}
      uid={uid}
    />
  );
}

/** Who left, and how well the reader knew. */
function Outcome(predicted: Predicted) {
  const { season, episode, own, results } = predicted;
  const { showItem } = useShield();
  const recorded = season.episodes[episode - 1] ?? NOTHING_RECORDED;
  const share = episode > 1 && <ShareOwn {...predicted} />;
  if (recorded.recordedAt === null)
    return <p className={styles.line}>It is not recorded yet who left. {share}</p>;
  const score = own ? scorePrediction(own.order, findOutcome(season, episode)) : undefined;
  return (
    <p className={styles.line}>
      <span>{describeEpisode(recorded, (id) => showItem(contestantItem(id, season.seasonId)).name)}</span>
      {score !== undefined && (
        <span>
          Your prediction: <strong>{formatPoints(score)} of 100</strong>
        </span>
      )}
      {score !== undefined && results?.scores && <span>{describeBetter(score, results.scores)}</span>}
      {episode === 1 && <span>Before it, fans predicted the whole season.</span>}
      {episode > 1 && score === undefined && (
        <span>{own ? 'This episode does not count.' : 'You did not predict this one.'}</span>
      )}
      {share}
    </p>
  );
}

/** `1 of 3 fans knew better`, from how many fans have each number of whole points. */
function describeBetter(score: number, scores: readonly number[]): string {
  const better = sum(scores.slice(Math.floor(score / 100) + 1));
  return `${formatCount(better)} of ${pluralize(sum(scores), 'fan')} knew better`;
}
