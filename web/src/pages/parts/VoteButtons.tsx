import type { RankedList } from '@outrank/shared/lists/list';
import { FavoriteButton } from '#features/reactions/FavoriteButton.tsx';
import { UpvoteButton } from '#features/reactions/UpvoteButton.tsx';
import { useSession } from '#features/session/sessionContext.ts';

/** What a fan may do with any list: upvote it and keep it among the favorites. */
export default function VoteButtons({ list }: { list: RankedList }) {
  const session = useSession();
  const uid = session.status === 'signedIn' ? session.user.uid : undefined;
  return (
    <>
      <UpvoteButton list={list} uid={uid} />
      <FavoriteButton list={list} uid={uid} />
    </>
  );
}
