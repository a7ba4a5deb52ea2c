import type { SeasonResults } from '@outrank/shared/facts/seasonFacts';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { toSlug } from '@outrank/shared/text/text';
import type { ReactNode } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { ItemLink } from '#reader/ItemLink.tsx';
import { useShield } from '#reader/useShield.ts';
import { formatUtcDay, pluralize } from '#ui/format.ts';
import { Badge, RankNumeral } from '#ui/layout/Card.tsx';
import { type Tribes, useTribes } from './factsQueries.ts';
import styles from './SeasonRecord.module.css';
import { VoteChart } from './VoteChart.tsx';

type Props = { seasonId: string; results: SeasonResults };

/** Everything that happened in a season. Only for readers who asked for it. */
export function SeasonRecord({ seasonId, results }: Props) {
  const part = { seasonId, results, tribes: useTribes(seasonId) };
  return (
    <div className={styles.record}>
      <Finishes {...part} />
      <JuryVotes {...part} />
      <Section title="Every vote">
        <VoteChart results={results} tribes={part.tribes} />
      </Section>
      {results.advantages.length > 0 && <Advantages {...part} />}
      <Confessionals {...part} />
      <Episodes {...part} />
    </div>
  );
}

type PartProps = Props & { tribes: Tribes };

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

type PersonProps = Omit<PartProps, 'results'> & { name: string; size: number; children: ReactNode };

/** A castaway with the picture, and what is told about them below the name. */
function Person({ seasonId, name, tribes, size, children }: PersonProps) {
  const { showItem } = useShield();
  const id = toSlug(name);
  const item = showItem(contestantItem(id, seasonId));
  return (
    <div className={styles.person}>
      <ItemPicture item={item} size={size} colors={tribes.get(id)?.buff} />
      <div>
        <p className={styles.name}>
          <ItemLink item={item} />
        </p>
        <p className={styles.soft}>{children}</p>
      </div>
    </div>
  );
}

/** `Sole Survivor · 39 days` */
const describeFinish = ({ result, days }: SeasonResults['cast'][number]) =>
  `${result} · ${pluralize(days, 'day')}`;

function Finishes({ seasonId, tribes, results }: PartProps) {
  const winner = results.cast[0];
  return (
    <>
      {winner && (
        <div className={styles.winner}>
          <h3>Winner</h3>
          <Person seasonId={seasonId} name={winner.name} tribes={tribes} size={112}>
            {describeFinish(winner)} · jury vote {results.finalVote} ·{' '}
            <time dateTime={results.finale}>{formatUtcDay(results.finale)}</time>
          </Person>
        </div>
      )}
      <Section title="How they finished">
        <ol className={styles.finishes}>
          {results.cast.map((castaway) => (
            <li key={castaway.name} className={styles.finish}>
              <RankNumeral rank={castaway.place} size="small" />
              <Person seasonId={seasonId} name={castaway.name} tribes={tribes} size={44}>
                {describeFinish(castaway)}
              </Person>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

function JuryVotes({ seasonId, tribes, results: { cast, jury } }: PartProps) {
  return (
    <Section title="The jury's votes">
      <ul className={styles.finalists}>
        {cast
          .filter(({ finalist }) => finalist)
          .map(({ name }) => {
            const jurors = jury.filter(([, finalist]) => finalist === name).map(([juror]) => juror);
            return (
              <li key={name} className={styles.finalist}>
                <Person seasonId={seasonId} name={name} tribes={tribes} size={52}>
                  {pluralize(jurors.length, 'vote')}
                </Person>
                <ul className={styles.jurors} aria-label={`Votes for ${name}`}>
                  {jurors.map((juror) => (
                    <li key={juror} className={styles.juror} style={toStyle(tribes, juror)}>
                      {juror}
                    </li>
                  ))}
                </ul>
              </li>
            );
          })}
      </ul>
    </Section>
  );
}

/** The color of a castaway's first tribe for a style. */
const toStyle = (tribes: Tribes, name: string) => ({ '--tribe': tribes.get(toSlug(name))?.color });

const outcomes = { Yes: 'it worked', No: "it didn't work", 'Not needed': "it wasn't needed" } as const;

function Advantages({ results }: PartProps) {
  return (
    <Section title="Idols and advantages">
      <ol className={styles.advantages}>
        {results.advantages.map(({ type, events }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and several have the same type
          <li key={index} className={styles.advantage}>
            <p className={styles.name}>{type}</p>
            <ol className={styles.events}>
              {events.map((each, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                <li key={position}>
                  <strong>{each.event}</strong> {describeEvent(each)}{' '}
                  <span className={styles.soft}>Episode {each.episode}</span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type AdvantageEvent = SeasonResults['advantages'][number]['events'][number];

/** `Tony Vlachos for LJ McKanas: it worked, 3 votes nullified` */
function describeEvent({ by, for: other, success, votesNullified = 0 }: AdvantageEvent): string {
  const who = [by, other && `for ${other}`].filter(Boolean).join(' ');
  const nullified = votesNullified > 0 && `${pluralize(votesNullified, 'vote')} nullified`;
  const how = [success && outcomes[success], nullified].filter(Boolean).join(', ');
  return [who, how].filter(Boolean).join(': ');
}

function Confessionals({ results: { cast }, tribes }: PartProps) {
  const sorted = cast.toSorted((a, b) => b.confessionals - a.confessionals);
  const most = Math.max(1, sorted[0]?.confessionals ?? 0);
  return (
    <Section title="Confessionals">
      <ol className={styles.bars}>
        {sorted.map(({ name, confessionals }) => (
          <li key={name} className={styles.barRow}>
            <span translate="no">{name}</span>{' '}
            <span
              className={styles.bar}
              style={{ ...toStyle(tribes, name), '--ratio': confessionals / most }}
            />
            <span className={styles.count}>{confessionals}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Episodes({ results: { episodes } }: PartProps) {
  return (
    <Section title="Episodes">
      <ol className={styles.episodes}>
        {episodes.map(({ number, title, date, kind }) => (
          <li key={`${number} ${title}`} className={styles.episode}>
            <span className={styles.number}>{number}</span>
            <div>
              <p className={styles.name}>
                {title} {kind && <Badge>{kind}</Badge>}
              </p>
              <p className={styles.soft}>
                <time dateTime={date}>{formatUtcDay(date)}</time>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
