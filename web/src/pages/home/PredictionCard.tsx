import { paths } from '@outrank/shared/addresses';
import { parsePredictionKey } from '@outrank/shared/documents/airing';
import type { NextClosing } from '@outrank/shared/lists/weeklyTop';
import { Link } from 'react-router-dom';
import { formatClosing } from '#features/predictions/closingTime.ts';
import { Card } from '#ui/layout/Card.tsx';
import styles from './HomePage.module.css';

/** Leads to the prediction that closes next. It names nobody. */
export default function PredictionCard({
  closing: { key, closesAt },
  now,
}: {
  closing: NextClosing;
  now: number;
}) {
  const { episode = 1 } = parsePredictionKey(key) ?? {};
  return (
    <Card as="section">
      <Link className={styles.predict} data-card-link to={paths.predictions}>
        {episode === 1 ? 'Predict the whole season' : `Who leaves in episode ${episode}?`}
      </Link>
      <p className={styles.closing}>Rank who is left. Closes {formatClosing(Date.parse(closesAt), now)}</p>
    </Card>
  );
}
