import { formatSeasonName } from '@outrank/shared/catalogue/catalogue';
import { CAST_MIN, findSubjectSeason, SEASONS_MIN } from '@outrank/shared/consensus/subject';
import type { Subject } from '@outrank/shared/documents/results';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';

type Props = {
  subject: Subject;
  /** Whether the user is signed in and has no list here yet. */
  canCreate: boolean;
};

/** How to have one's own list counted. */
export function Invitation({ subject, canCreate }: Props) {
  const season = findSubjectSeason(subject);
  const what = season
    ? `${CAST_MIN} contestants, all from ${formatSeasonName(season.name)}`
    : `${SEASONS_MIN} seasons`;
  const start = canCreate ? <Link to={paths.create}>Create a list</Link> : 'Create a list';
  return (
    <>
      Your list can count, too. {start} of at least {what}, and check ‘Count this in the fans' ranking’.
    </>
  );
}
