import { paths } from '@outrank/shared/addresses';
import { COUNT_MAX } from '@outrank/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { browseQueries } from '#features/lists/browse/useBrowse.ts';
import { FollowButton } from '#features/reactions/FollowButton.tsx';
import { profileQueries } from '#features/session/profiles.tsx';
import { useUser } from '#features/session/sessionContext.ts';
import { Skeleton } from '#ui/feedback/Loading.tsx';
import { EmptyState } from '#ui/feedback/QueryView.tsx';
import { buttonClass } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { lazyAfterContent } from '#ui/lazyComponent.ts';
import { BrowseLists } from '#widgets/BrowseLists.tsx';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import { NothingHere } from '#widgets/NothingHere.tsx';
import styles from './FanFacts.module.css';

const FanFacts = lazyAfterContent(
  () => import('./FanFacts.tsx'),
  () => <Skeleton shape="block" height="5rem" />,
);

/** The name that the link passed on, so that the heading shows it at once. */
const stateSchema = z.object({ userName: z.string() });

export default function UserRankingsPage() {
  const { userId = '' } = useParams();
  return <UserRankings key={userId} userId={userId} />;
}

function UserRankings({ userId }: { userId: string }) {
  const { uid } = useUser();
  const { state } = useLocation();
  const linkState = stateSchema.safeParse(state);
  const { data: profile, isLoadingError } = useQuery(profileQueries.byId(userId));
  const name = profile?.displayName ?? (linkState.success ? linkState.data.userName : '');
  const isNameUnknown = isLoadingError && !name;
  return (
    <>
      <BackButton fallback={paths.rankings} />
      {profile === null ? (
        <NothingHere text="User not found" way="rankings" />
      ) : (
        <>
          <PageHeading
            lead={<CountLine userId={userId} />}
            actions={userId !== uid && profile && <FollowButton uid={uid} userId={userId} />}
          >
            {isNameUnknown ? 'Rankings' : `Rankings by ${name}`}
          </PageHeading>
          <div className={styles.facts}>
            <FanFacts userId={userId} />
          </div>
          <BrowseLists
            userId={userId}
            empty={
              <EmptyState
                text="No rankings from this fan yet."
                action={
                  <Link className={buttonClass('secondary')} to={paths.rankings}>
                    Browse All Rankings
                  </Link>
                }
              />
            }
          />
        </>
      )}
    </>
  );
}

function CountLine({ userId }: { userId: string }) {
  const { data: count } = useQuery(browseQueries.count(userId));
  if (count === undefined) return <>&nbsp;</>;
  const amount = count < COUNT_MAX ? pluralize(count, 'ranking') : `${COUNT_MAX} or more rankings`;
  return `${amount} created by this user`;
}
