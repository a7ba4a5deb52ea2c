import { type CastawayRecord as Found, findRecord } from '@outrank/shared/facts/castawayRecord';
import type { SeasonResults } from '@outrank/shared/facts/seasonFacts';
import type { CSSProperties, ReactNode } from 'react';
import { pluralize } from '#ui/format.ts';
import { RankNumeral } from '#ui/layout/Card.tsx';
import styles from './CastawayRecords.module.css';
import { SeasonResultsView } from './SeasonResultsView.tsx';

/** What a castaway did in a season. Only for readers who asked for it. */
export default function CastawayRecord({ id, seasonId }: { id: string; seasonId: string }) {
  return (
    <SeasonResultsView seasonId={seasonId}>
      {(results) => <RecordView results={results} id={id} />}
    </SeasonResultsView>
  );
}

function RecordView({ results, id }: { results: SeasonResults; id: string }) {
  const record = findRecord(results, id);
  if (!record) return <p>Nothing is recorded here yet.</p>;
  const { place, result, days, votesAgainst, votesCast, votesWithMajority, jury, finalist } = record;
  const color = results.tribes.find(({ name }) => name === record.tribe)?.color;
  const most = Math.max(1, ...results.cast.map(({ confessionals }) => confessionals));
  return (
    <div className={styles.record} style={{ '--tribe': color } as CSSProperties}>
      <div className={styles.finish}>
        <RankNumeral rank={place} size="large" />
        <p>
          <strong className={styles.result}>{result}</strong>
          <br />
          <span className={styles.soft}>
            place {place} of {results.cast.length}
            {jury && ', on the jury'}
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
          value={`${record.confessionals}, ${formatShare(record.confessionalShare)} of the season's`}
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

/** `17.5%` */
const formatShare = (share: number) => `${(share * 100).toFixed(1)}%`;

type FigureProps = { term: string; value: string; children?: ReactNode };

function Figure({ term, value, children }: FigureProps) {
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
  return <span className={styles.bar} style={{ '--ratio': ratio, '--parts': parts } as CSSProperties} />;
}

function Advantages({ advantages }: Pick<Found, 'advantages'>) {
  return (
    <div className={styles.number} data-is-wide>
      <dt>Idols and advantages</dt>
      {advantages.map(({ type, event, episode, success, votesNullified = 0 }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and several can be alike
        <dd key={index} className={styles.advantage}>
          <strong>{event}</strong> {type}
          {success === 'No' && ', in vain'}
          {votesNullified > 0 && `, ${pluralize(votesNullified, 'vote')} nullified`}{' '}
          <span className={styles.soft}>Episode {episode}</span>
        </dd>
      ))}
    </div>
  );
}
