import { paths } from '@outrank/shared/addresses';
import { type CategoryId, categories } from '@outrank/shared/catalogue/categories';
import { Brain, Handshake, type LucideIcon, Trophy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card } from '#ui/layout/Card.tsx';
import sectionStyles from './HomeSection.module.css';
import styles from './VoteCards.module.css';

const icons: Readonly<Record<CategoryId, LucideIcon>> = {
  'goat-strategy': Brain,
  'goat-social': Handshake,
  'goat-competitor': Trophy,
};

/** A card for each category of the Global Rankings. It reads nothing. */
export default function VoteCards() {
  return (
    <section className={sectionStyles.section} aria-labelledby="vote">
      <h2 id="vote" className={sectionStyles.title}>
        Vote for the GOATs
      </h2>
      <ul className={styles.cards}>
        {categories.map(({ id, name, description }) => {
          const Icon = icons[id];
          return (
            <Card key={id} as="li">
              <Icon className={styles.icon} aria-hidden="true" />
              <Link className={styles.name} data-card-link to={paths.category(id)}>
                {name}
              </Link>
              <p className={styles.description}>{description}</p>
            </Card>
          );
        })}
      </ul>
    </section>
  );
}
