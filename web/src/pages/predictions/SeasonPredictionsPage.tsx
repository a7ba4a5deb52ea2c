import { mayShowResults, type ShownSeason } from '@outrank/shared/airing/airingFilter';
import { toEpisodeId, toPredictionKey } from '@outrank/shared/documents/airing';
import { formatPoints, useOwnScores } from '#features/predictions/predictionQueries.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { WatchedEpisode } from '#reader/RevealButton.tsx';
import { formatDay } from '#ui/format.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { AiringScreen } from './AiringScreen.tsx';
import { BootOrder, EpisodeResults, FanOrder, ShareOwn } from './EpisodeResults.tsx';
import { HowDidItGo, useEpisodeReveal } from './EpisodeRevealProvider.tsx';
import styles from './Predictions.module.css';
import { OwnTotal } from './StandingsPage.tsx';

/** All episodes of a season with one's own scores, as far as the reader has seen them. */
export default function SeasonPredictionsPage() {
  return <AiringScreen title="Episodes">{(season) => <Episodes season={season} />}</AiringScreen>;
}

function Episodes({ season }: { season: ShownSeason }) {
  const { uid } = useUser();
  const { seasonId, knownEpisode, airedEpisode, recordedEpisode } = season;
  const own = useOwnScores(season, uid);
  const { revealOnce } = useEpisodeReveal();
  const describe = (number: number, title: string) => {
    const score = own.data?.scores[toEpisodeId(number)];
    const parts = [title && `'${title}'`, score !== undefined && `${formatPoints(score)} of 100`];
    return [`Episode ${number}`, ...parts].filter(Boolean).join(' · ');
  };
  return (
    <>
      {mayShowResults(season, toPredictionKey(seasonId, 1)) && <BootOrder season={season} />}
      <section className={styles.section} aria-label="Episodes">
        <div className={styles.line}>
          <OwnTotal own={own}>Your total</OwnTotal>
        </div>
        <ol className={styles.episodes}>
          {season.episodes.toReversed().map(({ number, title, airsAt }) => (
            <li key={number}>
              {mayShowResults(season, toPredictionKey(seasonId, number)) ? (
                <Disclosure summary={describe(number, title)}>
                  {() => (
                    <div className={styles.section}>
                      <EpisodeResults season={season} episode={number} />
                      {number <= recordedEpisode && (
                        <p className={styles.line}>
                          <HowDidItGo episode={number} />
                        </p>
                      )}
                    </div>
                  )}
                </Disclosure>
              ) : (
                <>
                  <p className={styles.line}>
                    Episode {number} ·{' '}
                    {number > airedEpisode ? `airs ${formatDay(airsAt)}` : 'not watched yet'}{' '}
                    {number <= airedEpisode && number === knownEpisode + 1 && (
                      <WatchedEpisode
                        seasonId={seasonId}
                        episode={number}
                        onPress={() => revealOnce(number)}
                      />
                    )}
                  </p>
                  {number <= airedEpisode && <OwnOrder season={season} episode={number} />}
                </>
              )}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** The reader's own prediction about an episode that they have not seen. It tells nothing of the episode or of others. */
function OwnOrder({ season, episode }: { season: ShownSeason; episode: number }) {
  const { uid } = useUser();
  return (
    <Disclosure summary={`Your prediction for episode ${episode}`}>
      {() => (
        <FanOrder season={season} episode={episode} uid={uid}>
          {(own) => <ShareOwn season={season} episode={episode} own={own} results={null} />}
        </FanOrder>
      )}
    </Disclosure>
  );
}
