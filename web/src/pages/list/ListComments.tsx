import type { Comment } from '@outrank/shared/documents/comment';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { findUnwatchedSeasons } from '@outrank/shared/spoilers/spoilerShield';
import { useCallback, useMemo } from 'react';
import { ReportButton } from '#features/reports/ReportButton.tsx';
import { useAuthor } from '#features/session/profiles.tsx';
import { useShield } from '#reader/useShield.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { lazyAfterContent } from '#ui/lazyComponent.ts';

// The comments load after the list.
const CommentsSection = lazyAfterContent(
  () => import('#features/comments/CommentsSection.tsx'),
  () => <Loading label="Loading comments ..." />,
);

type Props = {
  list: RankedList;
  areItemsCovered: boolean;
};

export function ListComments({ list: { userId, id, items }, areItemsCovered }: Props) {
  const shield = useShield();
  const author = useAuthor();
  const { uid } = author;
  const list = useMemo(() => ({ userId, listId: id }), [userId, id]);
  const renderActions = useCallback(
    (comment: Comment) => (
      <ReportButton
        uid={uid}
        target={{ kind: 'comment', commentId: comment.id }}
        content={{ text: comment.text }}
        author={{ uid: comment.userId, displayName: comment.userName }}
        targetName={`the comment by ${comment.userName}`}
      />
    ),
    [uid],
  );
  return (
    <CommentsSection
      key={`${userId}~${id}`}
      list={list}
      author={author}
      isFolded={areItemsCovered}
      unwatchedSeasons={findUnwatchedSeasons(shield, items)}
      renderActions={renderActions}
    />
  );
}
