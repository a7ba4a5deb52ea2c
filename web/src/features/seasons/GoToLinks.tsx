import { paths } from '@outrank/shared/addresses';
import { formatSeasonName } from '@outrank/shared/catalogue/catalogue';
import { Link } from 'react-router-dom';
import { buttonClass } from '#ui/form/Button.tsx';
import styles from './GoToLinks.module.css';
import { useMatches } from './useMatches.ts';

/** How many seasons, and how many castaways. */
const MATCHES_MAX = 3;

/** Links to the pages of the seasons and castaways that a search text names. */
export default function GoToLinks({ text }: { text: string }) {
  const { seasons, contestants } = useMatches(text);
  const links = [
    ...seasons
      .slice(0, MATCHES_MAX)
      .map(({ id, name }) => [paths.season(id), formatSeasonName(name)] as const),
    ...contestants
      .slice(0, MATCHES_MAX)
      .map(({ contestant: { id, name } }) => [paths.castaway(id), name] as const),
  ];
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label="Seasons and castaways">
      {links.map(([path, name]) => (
        <li key={path}>
          <Link className={buttonClass('secondary', 'small')} to={path}>
            Go to {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
