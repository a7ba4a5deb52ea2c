import { COUNT_MAX } from '@outrank/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { browseQueries } from '#features/lists/browse/browseQueries.ts';
import { profileQueries } from '#features/session/profileQueries.ts';
import { BrowseLists } from '#pages/parts/BrowseLists.tsx';
import { BackButton } from '#pages/parts/HeaderButtons.tsx';
import { paths } from '#paths.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { pluralize } from '#ui/pluralize.ts';

/** The name that the link passed on, so that the heading shows it at once. */
const stateSchema = z.object({ userName: z.string() });

export default function UserRankingsPage() {
  const { userId = '' } = useParams();
  return <UserRankings key={userId} userId={userId} />;
}

function UserRankings({ userId }: { userId: string }) {
  const { state } = useLocation();
  const linkState = stateSchema.safeParse(state);
  const { data: profile, isLoadingError } = useQuery(profileQueries.byId(userId));
  const name = profile?.displayName ?? (linkState.success ? linkState.data.userName : '');
  const isNameUnknown = isLoadingError && !name;
  return (
    <>
      <BackButton fallback={paths.rankings} />
      {profile === null ? (
        <EmptyState text="User not found" />
      ) : (
        <>
          <PageHeading lead={<CountLine userId={userId} />}>
            {isNameUnknown ? 'Rankings' : `Rankings by ${name}`}
          </PageHeading>
          <BrowseLists
            userId={userId}
            empty={<EmptyState text="This torch is still unlit. No rankings by this fan yet." />}
          />
        </>
      )}
    </>
  );
}

/** The number of all public lists of the user, whatever the filter. */
function CountLine({ userId }: { userId: string }) {
  const { data: count } = useQuery(browseQueries.count(userId));
  if (count === undefined) return <>&nbsp;</>;
  const amount = count < COUNT_MAX ? pluralize(count, 'ranking') : `${COUNT_MAX} or more rankings`;
  return `${amount} created by this user`;
}
