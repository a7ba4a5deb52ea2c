import { formatSeasonName, type Season } from '@outrank/shared/catalogue/catalogue';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ListGridSkeleton } from '#features/lists/ListGrid.tsx';
import { listsAboutQuery } from '#features/lists/listQueries.ts';
import { useReturnPath } from '#features/session/RequireSession.tsx';
import { useSession } from '#features/session/sessionContext.ts';
import { paths } from '#paths.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { useIsNear } from '#ui/useIsNear.ts';
import { PublicListGrid } from '#widgets/PublicListGrid.tsx';
import styles from './SeasonPage.module.css';

const LISTS = 6;

type Props = { season: Season };

/** The newest lists of a season's cast, for signed-in fans. */
export function SeasonLists({ season }: Props) {
  const { status } = useSession();
  const returnPath = useReturnPath();
  const { isNear, watch } = useIsNear();
  return (
    <section ref={watch} aria-labelledby="lists" className={styles.section}>
      <h2 id="lists">Newest lists of this cast</h2>
      {status === 'signedIn' && <NewestLists season={season} isNear={isNear} />}
      {status === 'signedOut' && (
        <p>
          <Link to={paths.login} state={returnPath}>
            Sign in to read what fans say
          </Link>
        </p>
      )}
    </section>
  );
}

function NewestLists({ season, isNear }: Props & { isNear: boolean }) {
  const query = useQuery({ ...listsAboutQuery({ by: 'castOf', id: season.id }, LISTS), enabled: isNear });
  return (
    <QueryView
      query={query}
      failedText="Failed to load lists."
      skeleton={<ListGridSkeleton count={3} hasThreeColumns />}
      isEmpty={(entries) => entries.length === 0}
      empty={<EmptyState text={`Nobody has ranked the cast of ${formatSeasonName(season.name)} yet.`} />}
    >
      {(entries) => <PublicListGrid entries={entries} hasThreeColumns canVote={false} />}
    </QueryView>
  );
}
