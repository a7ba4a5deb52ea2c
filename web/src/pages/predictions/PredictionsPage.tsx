import type { ShownSeason } from '@outrank/shared/airing/airingFilter';
import { parsePredictionKey, toPredictionKey } from '@outrank/shared/documents/airing';
import { useQuery } from '@tanstack/react-query';
import { useStore } from '#createStore.ts';
import { readUnsentPrediction, useClosedDrafts } from '#features/ballots/useLocalBallot.ts';
import { describeDeviceClock, formatClosing, formatMoment } from '#features/predictions/closingTime.ts';
import { predictionQueries } from '#features/predictions/predictionQueries.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { airingQueries } from '#reader/airingSeason.ts';
import { serverClock } from '#serverTime.ts';
import { EmptyState } from '#ui/feedback/QueryView.tsx';
import { useNow } from '#ui/useNow.ts';
import { AiringScreen, WatchedGate } from './AiringScreen.tsx';
import { BootOrder, EpisodeResults, ShareOwn } from './EpisodeResults.tsx';
import { HowDidItGo, useEpisodeReveal } from './EpisodeRevealProvider.tsx';
import { OpenPrediction } from './OpenPrediction.tsx';
import styles from './Predictions.module.css';
import { useFirstNames } from './WhoGoesHome.tsx';

const MINUTE_MS = 60_000;

/** What can be predicted now, and how the last episode went. */
export default function PredictionsPage() {
  return <AiringScreen title="Predictions">{(season) => <LatestSeason season={season} />}</AiringScreen>;
}

type Props = { season: ShownSeason };

function LatestSeason({ season }: Props) {
  const { uid } = useUser();
  const { knownEpisode, recordedEpisode, seasonId, episodes } = season;
  const recorded = episodes.slice(0, recordedEpisode);
  useClosedDrafts(
    uid,
    recorded.map(({ number }) => toPredictionKey(seasonId, number)),
  );
  // A curator may correct who is in while the page is looked at.
  useQuery({ ...airingQueries.latestSeason(), refetchInterval: MINUTE_MS });
  return (
    <>
      <section className={styles.section} aria-label="Predict">
        <ClockNote />
        <OpenEpisode season={season} />
      </section>
      {knownEpisode > 0 && <LatestResults season={season} />}
      {knownEpisode === 1 && <BootOrder season={season} />}
    </>
  );
}

/** How the last episode that the reader has seen went; before they ask for it, only that it is known. */
function LatestResults({ season }: Props) {
  const { knownEpisode: episode, recordedEpisode } = season;
  const { openedEpisode } = useEpisodeReveal();
  const isRecorded = episode <= recordedEpisode;
  return (
    <section className={styles.section} aria-labelledby="latest">
      <h2 id="latest" className={styles.title}>
        Episode {episode}
      </h2>
      {isRecorded && (
        <p className={styles.line}>
          <HowDidItGo episode={episode} />
        </p>
      )}
      {(!isRecorded || episode <= openedEpisode) && <EpisodeResults season={season} episode={episode} />}
    </section>
  );
}

/** For somebody whose device shows another time than the page. */
function ClockNote() {
  const { device, time } = useStore(serverClock);
  const words = describeDeviceClock(device, time);
  return words && <p className={styles.line}>{words}</p>;
}

/** What is open, or why nothing is. */
function OpenEpisode({ season }: Props) {
  const now = useNow();
  const { open, knownEpisode, airedEpisode, recordedEpisode, status } = season;
  const closesAt = open?.closesAt ? Date.parse(open.closesAt) : null;
  if (open && (closesAt === null || closesAt > now)) {
    const episode = parsePredictionKey(open.key)?.episode ?? 1;
    return (
      <>
        <h2 id="question" className={styles.title}>
          {episode === 1 ? 'Who wins?' : 'Who goes home?'}
        </h2>
        <p className={styles.closing}>
          {episode > 1 && <span>Episode {episode}</span>}
          {closesAt === null ? (
            <span>Closes when episode 1 airs</span>
          ) : (
            <time dateTime={new Date(closesAt).toISOString()}>Closes {formatClosing(closesAt, now)}</time>
          )}
        </p>
        <OpenPrediction key={open.key} season={season} open={open} episode={episode} />
      </>
    );
  }
  const pending = season.episodes[recordedEpisode];
  return (
    <>
      {pending && airedEpisode === pending.number && (
        <ClosedPrediction key={pending.number} season={season} episode={pending.number} />
      )}
      <EmptyState text={status === 'finished' ? 'This season is over.' : 'Nothing to predict right now.'}>
        {status !== 'finished' && 'The next episode opens when it is known who left in the last one.'}
      </EmptyState>
      {airedEpisode > knownEpisode && <WatchedGate season={season} episode={airedEpisode} />}
    </>
  );
}

/** What the reader had said, or done without saying it, when the prediction about an episode closed that is not recorded yet. */
function ClosedPrediction({ season, episode }: Props & { episode: number }) {
  const { uid } = useUser();
  const { seasonId, knownEpisode, episodes } = season;
  const key = toPredictionKey(seasonId, episode);
  const own = useQuery(predictionQueries.own(key, uid));
  const draft = readUnsentPrediction({ uid, ballotId: key });
  const order = own.data?.order ?? draft;
  const pick = episode === 1 ? order.at(0) : order.at(-1);
  const nameOf = useFirstNames(seasonId, order);
  // Who is in tells who left before.
  if (own.isPending || pick === undefined || knownEpisode < episode - 1) return null;
  const closed = formatMoment(Date.parse(episodes[episode - 1]?.airsAt ?? ''));
  return (
    <p className={styles.line}>
      <span>
        {own.data ? 'You said:' : 'You had'} <strong translate="no">{nameOf(pick)}</strong>
        {own.data ? '.' : ', and did not lock it in.'} It closed {closed}.
      </span>
      {own.data && <ShareOwn season={season} episode={episode} own={own.data} results={null} />}
    </p>
  );
}
