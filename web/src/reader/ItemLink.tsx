import { paths } from '@outrank/shared/addresses';
import type { ShownItem } from '@outrank/shared/spoilers/spoilerShield';
import { Link } from 'react-router-dom';
import styles from './ItemLink.module.css';

type Props = { item: ShownItem };

/** The name of a castaway or a season with a link to their page; without one when the shield hides or the catalogue lacks them. */
export function ItemLink({ item: { id, name, isSeason, isHidden, isUnknown } }: Props) {
  if (isHidden || isUnknown) return <span translate="no">{name}</span>;
  return (
    <Link className={styles.link} translate="no" to={isSeason ? paths.season(id) : paths.castaway(id)}>
      {name}
    </Link>
  );
}

/** The season that a castaway was picked from, in the same way. Nothing for a season. */
export function SeasonLink({ item: { seasonId, seasonName, isUnknown } }: Props) {
  if (!seasonId || isUnknown) return seasonName && <span translate="no">{seasonName}</span>;
  return (
    <Link className={styles.link} translate="no" to={paths.season(seasonId)}>
      {seasonName}
    </Link>
  );
}
