import type { ShownSeason } from '@outrank/shared/airing/airingFilter';
import { NO_STANDING, type Prediction, toPredictionKey } from '@outrank/shared/documents/airing';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { formatPoints, predictionQueries, useOwnStanding } from '#features/predictions/predictionQueries.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { useShield } from '#reader/useShield.ts';
import { Button } from '#ui/form/Button.tsx';
import { FullScreenDialog } from '#ui/overlay/FullScreenDialog.tsx';
import { useErrorToast } from '#ui/overlay/Toast.tsx';
import { ShareOwn } from './EpisodeResults.tsx';
import styles from './EpisodeReveal.module.css';
import { describeEpisodeFacts, type EpisodeFacts, findEpisodeFacts } from './episodeRevealWords.ts';
import { useFirstNames } from './WhoGoesHome.tsx';

type Props = {
  season: ShownSeason;
  /** One that is recorded and that the reader has seen. */
  episode: number;
  onOpen: () => void;
  onClose: () => void;
};

/** How an episode went, told once all of it is there. */
export default function EpisodeReveal({ season, episode, onOpen, onClose }: Props) {
  const { uid } = useUser();
  const { data, isError } = useQuery(
    predictionQueries.closed(toPredictionKey(season.seasonId, episode), uid),
  );
  const { data: stored, isError: isStandingMissing } = useOwnStanding(season, uid, true);
  const standing = isStandingMissing ? NO_STANDING : stored;
  const showError = useErrorToast('reveal');
  const hasFailed = isError && data === undefined;
  const giveUp = useEffectEvent(() => {
    showError('Failed to load the predictions.');
    onClose();
  });
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
  if (!data || !standing) return <div className={styles.veil} aria-hidden="true" />;
  const { own, results } = data;
  const facts = findEpisodeFacts({ season, episode, order: own?.order, results, standing });
  return (
    <Council season={season} episode={episode} own={own} facts={facts} onOpen={onOpen} onClose={onClose} />
  );
}

type CouncilProps = Props & { own: Prediction | null; facts: EpisodeFacts };

/** Torches go out, then the line is told. Any key or tap skips to it. It is read out at once, as one sentence. */
function Council({ season, episode, own, facts, onOpen, onClose }: CouncilProps) {
  const { seasonId } = season;
  const [isStill, setIsStill] = useState(false);
  const open = useEffectEvent(onOpen);
  useEffect(() => open(), []);
  const { showItem } = useShield();
  const firstNameOf = useFirstNames(seasonId, facts.torches);
  const nameOf = (id: string) =>
    showItem(contestantItem(id, seasonId)).isHidden ? undefined : firstNameOf(id);
  const { kicker, headline, notes } = describeEpisodeFacts(facts, nameOf);
  const stats = listStats(facts);
  const sentence = [kicker, headline, ...notes, ...stats.map(({ words }) => words)].filter(Boolean).join(' ');
  const skip = () => setIsStill(true);
  return (
    <FullScreenDialog
      title={sentence}
      onClose={onClose}
      className={styles.council}
      data-is-still={isStill || undefined}
      onKeyDown={skip}
      onPointerDown={skip}
    >
      <Torches facts={facts} seasonId={seasonId} />
      <div className={styles.verdict} data-is-called={facts.isCalled || undefined}>
        <div className={styles.told} aria-hidden="true">
          <span className={styles.fallen}>
            {facts.leftIds.map((id) => (
              <ItemPicture key={id} item={showItem(contestantItem(id, seasonId))} size={88} />
            ))}
          </span>
          {kicker && <span className={styles.kicker}>{kicker}</span>}
          <span className={styles.headline}>{headline}</span>
          <span className={styles.notes}>{notes.join(' ')}</span>
          {stats.length > 0 && (
            <span className={styles.stats}>
              {stats.map(({ value, label }) => (
                <span key={label} className={styles.stat}>
                  <span className={styles.value}>{value}</span> {label}
                </span>
              ))}
            </span>
          )}
        </div>
        <div className={styles.actions}>
          <ShareOwn season={season} episode={episode} own={own} results={null} isMain />
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    </FullScreenDialog>
  );
}

/** Numbers beside the line, and how they are said. */
function listStats({ points, calls }: EpisodeFacts) {
  if (points === undefined || !calls) return [];
  const { called, predicted, streak } = calls;
  const value = formatPoints(points);
  return [
    { value, label: 'of 100 points', words: `${value} of 100 points,` },
    { value: streak, label: 'in a row', words: `${streak} in a row,` },
    { value: `${called} of ${predicted}`, label: 'called', words: `${called} of ${predicted} called.` },
  ];
}

/** Milliseconds after the page went dark: who left, one by one, and then what became of whom the fan put last. */
const LEAVING_MS = 1100;
const LEAVING_SPAN_MS = 900;
const STEP_MAX_MS = 450;
const PICK_MS = 2100;
/** Between two torches that are lit. */
const LIGHTING_MS = 30;

/** Everybody who was in, in the fan's order. */
function Torches({ facts, seasonId }: { facts: EpisodeFacts; seasonId: string }) {
  const { torches, leftIds, pick } = facts;
  const { showItem } = useShield();
  const leaving = torches.filter((id) => leftIds.includes(id) && id !== pick);
  const step = Math.min(STEP_MAX_MS, LEAVING_SPAN_MS / leaving.length);
  const toTime = (id: string) => (id === pick ? PICK_MS : LEAVING_MS + leaving.indexOf(id) * step);
  return (
    <div className={styles.torches} aria-hidden="true">
      {torches.map((id, index) => (
        <div
          key={id}
          className={styles.torch}
          data-is-out={leftIds.includes(id) || undefined}
          data-is-pick={id === pick || undefined}
          style={{ '--lit': `${index * LIGHTING_MS}ms`, '--at': `${toTime(id)}ms` } as CSSProperties}
        >
          <svg viewBox="0 0 48 72" className={styles.fire} aria-hidden="true">
            <path className={styles.handle} d="M20.500 45h7l-1.500 27h-4z" />
            <path className={styles.cup} d="M16 39h16l-3 9h-10z" />
            <path className={styles.smoke} d="M24 36c-7-6 6-10 0-18-4-6 1-9 2-14" />
            <g className={styles.flame}>
              <path
                className={styles.outer}
                d="M24 2c7 8 13 13 13 23a13 15 0 0 1-26 0c0-5 2-9 5-12 1 4 2 6 4 7 0-7 1-12 4-18z"
              />
              <path className={styles.inner} d="M24 17c4 4 6 7 6 12a6 9 0 0 1-12 0c0-5 3-8 6-12z" />
            </g>
          </svg>
          <span className={styles.disc}>
            <ItemPicture item={showItem(contestantItem(id, seasonId))} size={48} />
          </span>
        </div>
      ))}
    </div>
  );
}
