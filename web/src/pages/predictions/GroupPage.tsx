import { paths } from '@outrank/shared/addresses';
import type { ShownSeason } from '@outrank/shared/airing/airingFilter';
import { NO_STANDING, type Standing, toEpisodeId, toPredictionKey } from '@outrank/shared/documents/airing';
import type { Group } from '@outrank/shared/documents/group';
import { findEntry } from '@outrank/shared/members';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { formatPoints, groupQueries } from '#features/predictions/predictionQueries.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { ShareButton } from '#features/sharing/ShareButton.tsx';
import { useShield } from '#reader/useShield.ts';
import { EmptyState, QueryView } from '#ui/feedback/QueryView.tsx';
import { Badge } from '#ui/layout/Card.tsx';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { AiringScreen, WatchedGate } from './AiringScreen.tsx';
import { FanOrder } from './EpisodeResults.tsx';
import { AskedChange, GroupActions } from './GroupActions.tsx';
import styles from './Predictions.module.css';
import { FanLine } from './StandingsPage.tsx';

/** A group for its members: who knew best, in all and in the last episode. */
export default function GroupPage() {
  const { groupId = '' } = useParams();
  const { showText } = useShield();
  const query = useQuery(groupQueries.detail(groupId));
  return (
    <QueryView query={query} failedText="Failed to load the group." empty={<GoneGroup />}>
      {(group) => (
        <AiringScreen
          title={showText(group.name)}
          about={group.seasonId}
          actions={<GroupActions groupId={groupId} group={group} />}
        >
          {(season) => <Members groupId={groupId} group={group} season={season} />}
        </AiringScreen>
      )}
    </QueryView>
  );
}

function GoneGroup() {
  return (
    <EmptyState text="This group is gone, or you aren't in it. Ask its owner for an invitation.">
      <Link to={paths.predictions}>Go to predictions</Link>
    </EmptyState>
  );
}

/** The members by their totals, for whoever may see every recorded episode; others see who they are. */
function Members({ groupId, group, season }: { groupId: string; group: Group; season: ShownSeason }) {
  const { uid } = useUser();
  const { seasonId, ownerId, memberIds, memberNames } = group;
  const { knowsAll, knownEpisode, recordedEpisode: recorded } = season;
  const standings = useQuery({ ...groupQueries.standings(seasonId, memberIds), enabled: knowsAll });
  const getPoints = (fan: Standing) => fan.episodes[toEpisodeId(recorded)];
  const found = new Map(standings.data?.map((fan) => [fan.uid, fan]));
  const fans = memberIds.map((id) => {
    const fan = found.get(id) ?? { ...NO_STANDING, uid: id };
    return { ...fan, displayName: findEntry(memberNames, id) || fan.displayName || 'A castaway' };
  });
  const week = fans.flatMap((fan) => {
    const points = getPoints(fan);
    return points === undefined ? [] : [{ id: fan.uid, name: fan.displayName, points }];
  });
  return (
    <section className={styles.section} aria-label="Members">
      {!knowsAll && <WatchedGate season={season} episode={recorded} />}
      <QueryView
        query={knowsAll ? standings : { ...standings, data: [] }}
        failedText="Failed to load the scores."
        isEmpty={() => false}
      >
        {() => (
          <ol className={styles.fans} aria-label="Members">
            {fans
              .toSorted((a, b) => b.total - a.total)
              .map((fan) => (
                <FanLine
                  key={fan.uid}
                  fan={fan}
                  fans={fans}
                  isScored={knowsAll}
                  badge={fan.uid === ownerId && <Badge>owner</Badge>}
                >
                  {knowsAll && knownEpisode > 0 && (
                    <div className={styles.part}>
                      <MemberPrediction season={season} episode={knownEpisode} fan={fan} />
                    </div>
                  )}
                  {uid === ownerId && fan.uid !== uid && (
                    <div className={styles.part}>
                      <AskedChange
                        label="Remove"
                        about={fan.displayName}
                        question={`Remove ${fan.displayName} from the group?`}
                        change={{ groupId, action: 'remove', userId: fan.uid }}
                      />
                    </div>
                  )}
                </FanLine>
              ))}
          </ol>
        )}
      </QueryView>
      {week.length > 0 && (
        <div className={styles.section}>
          <h2 className={styles.title}>Who knew best in episode {recorded}?</h2>
          <ol className={styles.parts} aria-label={`Points of episode ${recorded}`}>
            {week
              .toSorted((a, b) => b.points - a.points)
              .map(({ id, name, points }) => (
                <li key={id}>
                  <bdi translate="no">{name}</bdi> <strong>{formatPoints(points)} of 100</strong>
                </li>
              ))}
          </ol>
          <div className={styles.line}>
            <ShareButton
              size="small"
              aria-label={`Share episode ${recorded}`}
              content={{
                kind: 'group',
                groupId,
                key: toPredictionKey(seasonId, recorded),
                group,
                scores: week,
              }}
              uid={uid}
            />
          </div>
        </div>
      )}
    </section>
  );
}

type PredictionProps = {
  season: ShownSeason;
  /** One that the reader has seen, so it is closed. */
  episode: number;
  fan: { readonly uid: string; readonly displayName: string };
};

/** Another fan's prediction about an episode, which is read when it is opened. */
function MemberPrediction(prediction: PredictionProps) {
  const summary = (
    <>
      Prediction for episode {prediction.episode}
      <span className="visuallyHidden"> by {prediction.fan.displayName}</span>
    </>
  );
  return (
    <Disclosure summary={summary}>{() => <FanOrder {...prediction} uid={prediction.fan.uid} />}</Disclosure>
  );
}
