import { findSeasonsOfContestant } from '@outrank/shared/catalogue/catalogue';
import { searchCatalogue } from '@outrank/shared/catalogue/searchCatalogue';
import { type ClassicRankings, findNamedLists } from '@outrank/shared/lists/classicRankings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCuratorClaim } from '#data/session/auth.ts';
import { RevealButton } from '#reader/RevealButton.tsx';
import { useShield } from '#reader/useShield.ts';
import { Button } from '#ui/form/Button.tsx';
import { RankNumeral } from '#ui/layout/Card.tsx';
import { useIsHeaderShort } from '#ui/layout/HeaderSlot.tsx';
import styles from './ClassicRankingsSection.module.css';
import { LastUpdated } from './useClassicRankings.tsx';

/** The rows of a list that are shown before its 'Show all'. */
const FIRST_ROWS = 3;

type Props = {
  uid: string;
  rankings: ClassicRankings;
  onEdit: () => void;
  /** The editor was open: the focus returns to its button. */
  hasEdited?: boolean;
};

const focusButton = (button: HTMLButtonElement | null) => button?.focus();

/** The three lists of the classic rankings document. While they are empty, only curators see the section. */
export default function ClassicRankingsSection({ uid, rankings, onEdit, hasEdited = false }: Props) {
  const { data: canEdit } = useQuery({ queryKey: ['hasCuratorClaim', uid], queryFn: hasCuratorClaim });
  const lists = findNamedLists(rankings);
  const isHeaderShort = useIsHeaderShort();
  if (lists.length === 0 && !canEdit) return null;
  return (
    <section className={styles.section} aria-labelledby="classic">
      <div className={styles.top}>
        <h2 id="classic" className={styles.heading}>
          Classic rankings
        </h2>
        {isHeaderShort && <LastUpdated time={rankings.lastUpdated} />}
        {canEdit && (
          <Button ref={hasEdited ? focusButton : undefined} size="small" onClick={onEdit}>
            Edit
          </Button>
        )}
      </div>
      <div className={styles.lists}>
        {lists.map((list) => (
          <ClassicList key={list.title} {...list} />
        ))}
      </div>
    </section>
  );
}

function ClassicList({ title, names }: { title: string; names: readonly string[] }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const shown = isUnfolded ? names : names.slice(0, FIRST_ROWS);
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ol className={styles.names}>
        {shown.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two hidden names read the same
          <li key={index} className={styles.name}>
            <RankNumeral rank={index + 1} size="small" />
            <ClassicName name={name} which={`number ${index + 1} of ${title}`} />
          </li>
        ))}
      </ol>
      {names.length > FIRST_ROWS && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {isUnfolded ? 'Show less' : 'Show all'} <span className="visuallyHidden">of {title}</span>
        </Button>
      )}
    </section>
  );
}

/** The people whom a name may mean: those called exactly so, else those of whose name it is a part. */
function findPeople(name: string) {
  const people = searchCatalogue(name).contestants.map(({ contestant }) => contestant);
  const exact = people.filter((person) => person.name === name);
  return exact.length > 0 ? exact : people;
}

/**
 * Every entry is a person, so unlike in other texts the spoiler shield hides a first name too when it may be that of somebody
 * hidden. `which` tells the entries apart: 'number 1 of Strategy'.
 */
function ClassicName({ name, which }: { name: string; which: string }) {
  const { isOn, showPerson, showText, hasWatched } = useShield();
  const people = isOn ? findPeople(name) : [];
  const unwatched = people.find(
    ({ id }) => !findSeasonsOfContestant(id).some((season) => hasWatched(season.id)),
  );
  if (!unwatched) return showText(name);
  const item = showPerson(unwatched.id);
  return (
    <span>
      {/* Revealed, it is the name that curators wrote. */}
      {item.isHidden ? item.name : name} <RevealButton item={item} which={which} />
    </span>
  );
}
