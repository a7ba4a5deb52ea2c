import { formatSeasonName, type Season } from '@outrank/shared/catalogue/catalogue';
import { seasonColors } from '@outrank/shared/catalogue/seasonColors';
import { type CastawayRecord as Found, findRecord } from '@outrank/shared/facts/castawayRecord';
import type { SeasonResults } from '@outrank/shared/facts/seasonFacts';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import type { ReactNode } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { useShownSeason } from '#reader/airingSeason.ts';
import { ItemLink } from '#reader/ItemLink.tsx';
import { useShield } from '#reader/useShield.ts';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import { RankNumeral } from '#ui/layout/Card.tsx';
import styles from './CastawayRecords.module.css';
import { describeSeason, hasFacts } from './factsQueries.ts';
import { AiringStanding, ResultsView, useWhatHappened } from './WhatHappened.tsx';

type Props = { id: string; seasons: readonly Season[] };

/** What a castaway did in each of these seasons, which is neither drawn nor read until the reader asks. */
export function CastawayRecords({ id, seasons }: Props) {
  return (
    <ul className={styles.seasons}>
      {seasons.map((season) => (
        <SeasonPart key={season.id} id={id} season={season} />
      ))}
    </ul>
  );
}

function SeasonPart({ id, season }: Omit<Props, 'seasons'> & { season: Season }) {
  const item = useShield().showItem(seasonItem(season.id));
  const { query, isOver } = useShownSeason(season.id);
  const [isShown, toggle] = useWhatHappened(season.id);
  const [from, to] = seasonColors(season.seasonNumber);
  const label = isShown ? 'Hide what happened' : 'Show what happened';
  if (isOver && !hasFacts(season.id)) return null;
  return (
    <li className={styles.season} style={{ '--from': from, '--to': to }}>
      <div className={styles.head}>
        <ItemPicture item={item} size={64} />
        <div className={styles.words}>
          <h3 className={styles.name}>
            <ItemLink item={item} />
          </h3>
          <p className={styles.soft}>{describeSeason(season)}</p>
        </div>
        {isOver && (
          <Button
            variant={isShown ? 'quiet' : 'secondary'}
            size="small"
            aria-expanded={isShown}
            aria-label={`${label} in ${formatSeasonName(season.name)}`}
            onClick={toggle}
          >
            {label}
          </Button>
        )}
      </div>
      {!isOver && (
        <QueryView query={query} failedText="Failed to load the season.">
          {(airing) => <AiringStanding season={airing} id={id} />}
        </QueryView>
      )}
      {isOver && isShown && (
        <ResultsView seasonId={season.id}>
          {(results) => <CastawayRecord results={results} id={id} />}
        </ResultsView>
      )}
    </li>
  );
}

/** What a castaway did in a season. Only for readers who asked for it. */
function CastawayRecord({ results, id }: { results: SeasonResults; id: string }) {
  const record = findRecord(results, id);
  if (!record) return <p>Nothing is recorded here yet.</p>;
  const { place, result, days, votesAgainst, votesCast, votesWithMajority, jury, finalist } = record;
  const color = results.tribes.find(({ name }) => name === record.tribe)?.color;
  const most = Math.max(1, ...results.cast.map(({ confessionals }) => confessionals));
  return (
    <div className={styles.record} style={{ '--tribe': color }}>
      <div className={styles.finish}>
        <RankNumeral rank={place} size="large" />
        <p>
          <strong className={styles.result}>{result}</strong>
          <br />
          <span className={styles.soft}>
            {`place ${place} of ${results.cast.length}${jury ? ', on the jury' : ''}`}
          </span>
        </p>
      </div>
      <dl className={styles.numbers}>
        <Figure term="Days" value={`${days} of ${results.days}`}>
          <Bar ratio={days / results.days} />
        </Figure>
        {votesCast > 0 && (
          <Figure term="With the majority" value={`in ${votesWithMajority} of ${votesCast}`}>
            <Bar ratio={votesWithMajority / votesCast} parts={votesCast} />
          </Figure>
        )}
        <Figure
          term="Confessionals"
          value={`${record.confessionals}, ${(record.confessionalShare * 100).toFixed(1)}% of the season's`}
        >
          <Bar ratio={record.confessionals / most} />
        </Figure>
        <Figure term="Votes against" value={String(votesAgainst)} />
        {finalist && (
          <Figure term="Jury votes received" value={`${record.juryVotes} of ${results.jury.length}`} />
        )}
        {record.advantages.length > 0 && <Advantages advantages={record.advantages} />}
      </dl>
    </div>
  );
}

function Figure({ term, value, children }: { term: string; value: string; children?: ReactNode }) {
  return (
    <div className={styles.number}>
      <dt>{term}</dt>
      <dd>
        {value}
        {children}
      </dd>
    </div>
  );
}

/** An ornament: the number beside it says the same. */
function Bar({ ratio, parts = 1 }: { ratio: number; parts?: number }) {
  return <span className={styles.bar} style={{ '--ratio': ratio, '--parts': parts }} />;
}

function Advantages({ advantages }: Pick<Found, 'advantages'>) {
  return (
    <div className={styles.number} data-is-wide>
      <dt>Idols and advantages</dt>
      {advantages.map(({ type, event, episode, success, votesNullified = 0 }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and several can be alike
        <dd key={index} className={styles.advantage}>
          <strong>{event}</strong> {type}
          {success === 'No' && <span>, in vain</span>}
          {votesNullified > 0 && <span>, {pluralize(votesNullified, 'vote')} nullified</span>}{' '}
          <span className={styles.soft}>Episode {episode}</span>
        </dd>
      ))}
    </div>
  );
}
