import type { RankedList } from '@outrank/shared/list';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { profileQueries } from '#features/session/profileQueries.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { Loading } from '#ui/Loading.tsx';
import { lazyPart } from '#ui/lazyPart.ts';

// The talk comes after the list.
const CommentsSection = lazyPart(async () => ({
  default: (await import('#features/comments/CommentsSection.tsx')).CommentsSection,
}));

/** The talk about a list, as the signed-in fan takes part in it. */
export function ListComments({ list: { userId, id } }: { list: RankedList }) {
  const user = useUser();
  const { data: profile } = useQuery(profileQueries.own(user));
  const { uid } = user;
  const displayName = profile?.displayName ?? user.displayName ?? '';
  const author = useMemo(() => ({ uid, displayName }), [uid, displayName]);
  const list = useMemo(() => ({ userId, listId: id }), [userId, id]);
  return (
    <Suspense fallback={<Loading label="Loading comments ..." />}>
      <CommentsSection key={`${userId}~${id}`} list={list} author={author} />
    </Suspense>
  );
}
