import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { listQueries } from '#features/lists/listQueries.ts';
import { profileQueries } from '#features/session/profileQueries.ts';
import { paths } from '#paths.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { BackButton } from './HeaderButtons.tsx';
import { PublicLists } from './PublicLists.tsx';

/** The name that the link knew already, so that it stands there at once. */
const stateSchema = z.object({ userName: z.string() });

export default function UserRankingsPage() {
  const { userId = '' } = useParams();
  const { state } = useLocation();
  const known = stateSchema.safeParse(state);
  const { data: profile } = useQuery(profileQueries.of(userId));
  const lists = useInfiniteQuery(listQueries.of(userId));
  const name = profile?.displayName ?? (known.success ? known.data.userName : '');
  return (
    <>
      <BackButton fallback={paths.rankings} />
      <PageHeading>Rankings by {name}</PageHeading>
      <PublicLists lists={lists} heading="Newest rankings" emptyText="No rankings by this fan yet." />
    </>
  );
}
