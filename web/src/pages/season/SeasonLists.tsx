import { formatSeasonName, type Season } from '@outrank/shared/catalogue/catalogue';
import { useSession } from '#features/session/sessionContext.ts';
import { useIsNear } from '#ui/useIsNear.ts';
import { FansLists, SignInToRead } from '#widgets/FansLists.tsx';
import styles from './SeasonPage.module.css';

/** The newest lists of a season's cast, for signed-in fans. */
export function SeasonLists({ season: { id, name } }: { season: Season }) {
  const { status } = useSession();
  const { isNear, watch } = useIsNear();
  return (
    <section ref={watch} aria-labelledby="lists" className={styles.section}>
      <h2 id="lists">Newest lists of this cast</h2>
      {status === 'signedIn' && (
        <FansLists
          about={{ by: 'castOf', id }}
          empty={`Nobody has ranked the cast of ${formatSeasonName(name)} yet.`}
          isNear={isNear}
          count={6}
        />
      )}
      {status === 'signedOut' && <SignInToRead />}
    </section>
  );
}
