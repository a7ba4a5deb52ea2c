import { findSeasonsOfContestant } from '@outrank/shared/catalogue/catalogue';
import { searchCatalogue } from '@outrank/shared/catalogue/searchCatalogue';
import { RevealButton } from '#spoilers/RevealButton.tsx';
import { useShield } from '#spoilers/useShield.ts';

/** The people whom a name may mean: those called exactly so, else those of whose name it is a part. */
function findPeople(name: string) {
  const people = searchCatalogue(name).contestants.map(({ contestant }) => contestant);
  const exact = people.filter((person) => person.name === name);
  return exact.length > 0 ? exact : people;
}

type Props = {
  name: string;
  /** Which of the entries it is: 'number 1 of Strategy'. */
  which: string;
};

/**
 * A name in the classic rankings for a reader with the spoiler shield. Every entry is a person, so unlike in other texts a
 * first name is hidden too when it may be that of somebody hidden.
 */
export default function ClassicName({ name, which }: Props) {
  const { showPerson, showText, hasWatched } = useShield();
  const unwatched = findPeople(name).find(
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
