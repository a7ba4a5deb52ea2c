import { paths } from '@outrank/shared/addresses';
import { hasNews } from '@outrank/shared/documents/inbox';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ActivityEntry } from '#features/activity/ActivityEntry.tsx';
import { activityQueries, useMarkSeen } from '#features/activity/activityQueries.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { LoadingSkeleton } from '#ui/feedback/Loading.tsx';
import { EmptyState, QueryView } from '#ui/feedback/QueryView.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import styles from './ActivityPage.module.css';

export default function ActivityPage() {
  const { uid } = useUser();
  const entries = useQuery(activityQueries.entries(uid));
  const { mutate: markSeen } = useMarkSeen(uid);
  const { data: inbox } = useQuery(activityQueries.inbox(uid));
  const isUnseen = entries.data !== undefined && inbox != null && hasNews(inbox);
  useEffect(() => {
    if (isUnseen) markSeen();
  }, [isUnseen, markSeen]);
  return (
    <>
      <BackButton fallback={paths.home} />
      <PageHeading lead="What other fans did with your lists and comments.">Activity</PageHeading>
      <QueryView
        query={entries}
        failedText="Failed to load your activity. Please try again."
        skeleton={<LoadingSkeleton shape="block" height="12rem" />}
        empty={
          <EmptyState text="Nothing yet.">
            When somebody comments on your lists, upvotes them or ranks the same items, it shows here.
          </EmptyState>
        }
      >
        {(read) => (
          <ol className={styles.entries}>
            {read.map((entry) => (
              <ActivityEntry key={JSON.stringify(entry)} entry={entry} />
            ))}
          </ol>
        )}
      </QueryView>
    </>
  );
}
