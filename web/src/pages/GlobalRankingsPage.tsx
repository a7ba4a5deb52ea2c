import { categories } from '@outrank/shared/categories';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import styles from './GlobalRankingsPage.module.css';
import { BackButton } from './HeaderButtons.tsx';

export default function GlobalRankingsPage() {
  return (
    <>
      <BackButton fallback={paths.home} />
      <PageHeading lead="Three questions, ten names each, one answer from the whole island.">
        Global Rankings
      </PageHeading>
      <h2 className={styles.call}>Vote for the GOATs</h2>
      <ul className={styles.categories}>
        {categories.map(({ id, name, description }) => (
          <li key={id} className={styles.category}>
            <h3>
              <Link to={paths.category(id)}>{name}</Link>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
