import type { RankedList } from '@outrank/shared/lists/rankedList';
import type { ShownText } from '@outrank/shared/spoilers/spoilerShield';
import { useQueryClient } from '@tanstack/react-query';
import { listQueries } from '#features/lists/listQueries.ts';
import { FavoriteButton, UpvoteButton } from '#features/reactions/ReactionButtons.tsx';
import { useSession } from '#features/session/sessionContext.ts';

/** The reactions that a user can give to any list: an upvote and a favorite. */
export function VoteButtons({ list, name }: { list: RankedList; name: ShownText }) {
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.user.uid : undefined;
  const queryClient = useQueryClient();
  const refreshOwnLists = () =>
    list.userId === uid && queryClient.invalidateQueries({ queryKey: listQueries.own(uid).queryKey });
  return (
    <>
      <UpvoteButton list={list} name={name} uid={uid} onSaved={refreshOwnLists} />
      <FavoriteButton list={list} name={name} uid={uid} />
    </>
  );
}
