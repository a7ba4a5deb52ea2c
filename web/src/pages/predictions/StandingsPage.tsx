import type { ShownSeason } from '@outrank/shared/airing/airingFilter';
import { findBetterThan } from '@outrank/shared/airing/predictionScore';
import type { Standing } from '@outrank/shared/documents/airing';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatPoints, predictionQueries, useOwnScores } from '#features/predictions/predictionQueries.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { UserLink } from '#reader/UserLink.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { pluralize } from '#ui/format.ts';
import { Badge, RankNumeral } from '#ui/layout/Card.tsx';
import { AiringScreen, WatchedGate } from './AiringScreen.tsx';
import { CountedAt } from './EpisodeResults.tsx';
import styles from './Predictions.module.css';

/** Who knew best in a season. */
export default function StandingsPage() {
  return <AiringScreen title="Standings">{(season) => <SeasonStandings season={season} />}</AiringScreen>;
}

/** The standings, for whoever may see every recorded episode; others see their own scores so far. */
function SeasonStandings({ season }: { season: ShownSeason }) {
  const { uid } = useUser();
  const { seasonId, knowsAll, knownEpisode } = season;
  const recordedAt = season.episodes[season.recordedEpisode - 1]?.recordedAt;
  const standings = useQuery({ ...predictionQueries.standings(seasonId), enabled: knowsAll });
  const own = useOwnScores(season, uid);
  const { scores = {}, total = 0 } = own.data ?? {};
  const ranked = Object.keys(scores).length > 0 ? standings.data?.standings : undefined;
  const percent = ranked && findBetterThan(ranked, total);
  return (
    <section className={styles.section} aria-label="Standings">
      <div className={styles.line}>
        <OwnTotal own={own}>{knowsAll ? 'Your total' : `Your total up to episode ${knownEpisode}`}</OwnTotal>
        {percent !== undefined && (
          <span>{`better than ${percent} % of ${pluralize(ranked?.count ?? 0, 'fan')}`}</span>
        )}
        {percent !== undefined && recordedAt && <CountedAt time={recordedAt} />}
      </div>
      <EpisodeBars scores={scores} />
      {!knowsAll && (
        <>
          <p>
            The standings tell what happened in every episode that is recorded, so you see your own scores.
          </p>
          <WatchedGate season={season} episode={season.recordedEpisode} />
        </>
      )}
      {knowsAll && (
        <QueryView
          query={standings}
          failedText="Failed to load the standings."
          isEmpty={({ fans }) => fans.length === 0}
          empty={<p>Nobody has a score yet.</p>}
        >
          {(data) => (
            <ol className={styles.fans}>
              {data.fans.map((fan) => (
                <FanLine key={fan.uid} fan={fan} fans={data.fans} />
              ))}
            </ol>
          )}
        </QueryView>
      )}
    </section>
  );
}

/** A user's points of all episodes that they have seen. */
export function OwnTotal({ own, children }: { own: ReturnType<typeof useOwnScores>; children: string }) {
  return (
    <QueryView
      query={own}
      failedText="Failed to load your predictions."
      skeleton={<span>{children}: …</span>}
    >
      {({ total }) => (
        <span>
          {children}: <strong>{formatPoints(total)}</strong>
        </span>
      )}
    </QueryView>
  );
}

type RankedFan = Standing & { readonly uid: string };

type FanProps = {
  fan: RankedFan;
  /** All who are compared, of whom equal totals share a rank. */
  fans: readonly RankedFan[];
  /** Whether the reader may see the points. */
  isScored?: boolean;
  badge?: ReactNode;
  children?: ReactNode;
};

export function FanLine({ fan, fans, isScored = true, badge, children }: FanProps) {
  const { uid, displayName, total, episodes } = fan;
  const isOwn = uid === useUser().uid;
  return (
    <li className={styles.fan} data-is-own={isOwn || undefined}>
      {isScored && <RankNumeral rank={1 + fans.filter((other) => other.total > total).length} />}
      <span className={styles.name}>
        <UserLink userId={uid} userName={displayName} /> {isOwn && <Badge tone="leaf">you</Badge>} {badge}
      </span>
      {isScored && <span className={styles.total}>{formatPoints(total)}</span>}
      {isScored && <EpisodeBars scores={episodes} />}
      {children}
    </li>
  );
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
          <li key={id} className={styles.bar} style={{ '--ratio': points / 10_000 }} title={words}>
            <span className="visuallyHidden">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
