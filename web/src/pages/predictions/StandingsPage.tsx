import type { ShownSeason } from '@outrank/shared/airing/airingFilter';
import { findBetterThan } from '@outrank/shared/airing/predictionScore';
import { parsePredictionKey, type Standings, toEpisodeId } from '@outrank/shared/documents/airing';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { formatPoints } from '#features/predictions/closingTime.ts';
import { predictionQueries, useOwnScores } from '#features/predictions/predictionQueries.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { paths } from '#paths.ts';
import { findAired } from '#spoilers/airingSeason.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { pluralize } from '#ui/format.ts';
import { Badge, RankNumeral } from '#ui/layout/Card.tsx';
import DistinctName from '#ui/names/DistinctName.tsx';
import { AiringScreen, WatchedGate } from './AiringScreen.tsx';
import { OwnTotal } from './EpisodeResults.tsx';
import styles from './Predictions.module.css';

/** Who knew best in a season. */
export default function StandingsPage() {
  return (
    <AiringScreen title="Standings">
      {(season, now) => <SeasonStandings season={season} now={now} />}
    </AiringScreen>
  );
}

/** The standings, for whoever may see every recorded episode; others see their own scores so far. */
function SeasonStandings({ season, now }: { season: ShownSeason; now: number }) {
  const { uid } = useUser();
  const { seasonId, knowsAll, knownEpisode, open } = season;
  const standings = useQuery({ ...predictionQueries.standings(seasonId), enabled: knowsAll });
  const own = useOwnScores(season, uid);
  const aired = findAired(season, now);
  const recorded = open ? (parsePredictionKey(open.key)?.episode ?? 1) - 1 : aired;
  const scores = Object.fromEntries(
    own.episodes.flatMap(({ number, score }) => (score === undefined ? [] : [[toEpisodeId(number), score]])),
  );
  return (
    <section className={styles.section} aria-label="Standings">
      <div className={styles.line}>
        <OwnTotal own={own}>{knowsAll ? 'Your total' : `Your total up to episode ${knownEpisode}`}</OwnTotal>
        {standings.data && Object.keys(scores).length > 0 && (
          <BetterThan standings={standings.data.standings} total={own.total} />
        )}
      </div>
      <EpisodeBars scores={scores} />
      {!knowsAll && (
        <>
          <p>
            The standings tell what happened in every episode that is recorded, so you see your own scores.
          </p>
          <WatchedGate seasonId={seasonId} episode={recorded} />
        </>
      )}
      {knowsAll && (
        <QueryView
          query={standings}
          failedText="Failed to load the standings."
          skeleton={<Loading />}
          isEmpty={(data) => data === null || data.fans.length === 0}
          empty={<p>Nobody has a score yet.</p>}
        >
          {(data) => (
            <ol className={styles.fans}>
              {data?.fans.map(({ uid: fanId, displayName, total, episodes: points }) => (
                <li key={fanId} className={styles.fan} data-is-own={fanId === uid || undefined}>
                  <RankNumeral rank={1 + data.fans.findIndex((fan) => fan.total === total)} />
                  <span className={styles.name}>
                    <Link to={paths.userRankings(fanId)}>
                      <DistinctName id={fanId} name={displayName} />
                    </Link>{' '}
                    {fanId === uid && <Badge tone="leaf">you</Badge>}
                  </span>
                  <span className={styles.total}>{formatPoints(total)}</span>
                  <EpisodeBars scores={points} />
                </li>
              ))}
            </ol>
          )}
        </QueryView>
      )}
    </section>
  );
}

function BetterThan({ standings, total }: { standings: Standings; total: number }) {
  const percent = findBetterThan(standings, total);
  if (percent === undefined) return null;
  return <span>{`better than ${percent} % of ${pluralize(standings.count, 'fan')}`}</span>;
}

/** Points by episode, each as a small bar. */
function EpisodeBars({ scores }: { scores: Readonly<Record<string, number>> }) {
  const sorted = Object.entries(scores).toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (sorted.length === 0) return null;
  return (
    <ul className={styles.bars} aria-label="Points by episode">
      {sorted.map(([id, points]) => {
        const words = `Episode ${Number(id.slice(1))}: ${formatPoints(points)}`;
        return (
          <li
            key={id}
            className={styles.bar}
            style={{ '--ratio': points / 10_000 } as CSSProperties}
            title={words}
          >
            <span className="visuallyHidden">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
