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
import { Disclosure } from '#ui/layout/Disclosure.tsx';
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
      <TotalParts scores={scores} total={total} />
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
          {({ fans }) => (
            <>
              <ol className={styles.fans}>
                {fans.map((fan) => (
                  <FanLine key={fan.uid} fan={fan} fans={fans} />
                ))}
              </ol>
              <OwnLine fans={fans} seasonId={seasonId} />
            </>
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

/** The reader's own line, which stays in sight below those of others. */
function OwnLine({ fans, seasonId }: { fans: readonly RankedFan[]; seasonId: string }) {
  const { uid, displayName } = useUser();
  const { data } = useQuery(predictionQueries.standing(seasonId, uid));
  if (!data) return null;
  const rank = findRank(data, fans);
  return (
    <section className={styles.own} aria-label="Your place">
      {rank === undefined ? <span /> : <RankNumeral rank={rank} />}
      <span className={styles.name}>
        <span translate="no">{displayName}</span> <Badge tone="leaf">you</Badge>{' '}
        <span className={styles.part}>{describeCalls(data)}</span>
      </span>
      <span className={styles.total}>{formatPoints(data.total)}</span>
    </section>
  );
}

/** Equal totals share a rank. Undefined below all that are compared. */
function findRank({ total }: Standing, fans: readonly RankedFan[]): number | undefined {
  const rank = 1 + fans.filter((other) => other.total > total).length;
  return fans.some((other) => other.total <= total) ? rank : undefined;
}

const describeCalls = ({ called, submitted }: Standing) => `${called} of ${submitted} called`;

const sortEpisodes = (scores: Readonly<Record<string, number>>) =>
  Object.entries(scores).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** What a total is made of. */
function TotalParts({ scores, total }: { scores: Readonly<Record<string, number>>; total: number }) {
  const parts = sortEpisodes(scores);
  if (parts.length === 0) return null;
  return (
    <>
      <EpisodeBars scores={scores} isLarge />
      <Disclosure summary={`How ${formatPoints(total)} came together`}>
        <ul className={styles.parts}>
          {parts.map(([id, points]) => (
            <li key={id}>
              <span>Episode {Number(id.slice(1))}</span> <strong>{formatPoints(points)}</strong>
            </li>
          ))}
        </ul>
        <p>An episode without a prediction, or one that does not count, brings nothing.</p>
      </Disclosure>
    </>
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
      {isScored && <RankNumeral rank={findRank(fan, fans) ?? fans.length} />}
      <span className={styles.name}>
        <UserLink userId={uid} userName={displayName} /> {isOwn && <Badge tone="leaf">you</Badge>} {badge}{' '}
        {isScored && <span className={styles.part}>{describeCalls(fan)}</span>}
      </span>
      {isScored && <span className={styles.total}>{formatPoints(total)}</span>}
      {isScored && <EpisodeBars scores={episodes} />}
      {children}
    </li>
  );
}

type BarsProps = { scores: Readonly<Record<string, number>>; isLarge?: boolean };

/** Points by episode, each as a bar between 0 and 100. Large ones have the numbers of the episodes below. */
function EpisodeBars({ scores, isLarge = false }: BarsProps) {
  const sorted = sortEpisodes(scores);
  if (sorted.length === 0) return null;
  return (
    <ul className={styles.bars} data-is-large={isLarge || undefined} aria-label="Points by episode">
      {sorted.map(([id, points]) => {
        const words = `Episode ${Number(id.slice(1))}: ${formatPoints(points)}`;
        return (
          <li key={id} title={words}>
            <span className={styles.bar} style={{ '--ratio': points / 10_000 }} />
            {isLarge && <span aria-hidden="true">{Number(id.slice(1))}</span>}
            <span className="visuallyHidden">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
