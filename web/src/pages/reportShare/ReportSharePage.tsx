import { paths } from '@outrank/shared/addresses';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { ReportButton } from '#features/reports/ReportButton.tsx';
import { useUser } from '#features/session/sessionContext.ts';
import { shareSummaryQuery } from '#features/sharing/shareSummaryQuery.ts';
import { useShield } from '#reader/useShield.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { EmptyState, QueryView } from '#ui/feedback/QueryView.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { DefaultButtons } from '#widgets/HeaderButtons.tsx';

/** Where 'Report' on the page of a share leads, which has no script. */
export default function ReportSharePage() {
  const { shareId = '' } = useParams();
  const { uid } = useUser();
  const { showText } = useShield();
  const summary = useQuery(shareSummaryQuery(shareId, true));
  return (
    <>
      <DefaultButtons />
      <PageHeading lead="A moderator looks at what is reported, and hides what breaks the rules.">
        Report a shared ranking
      </PageHeading>
      <QueryView
        query={summary}
        failedText="Failed to load this ranking. Please try again."
        empty={
          <EmptyState text="This ranking is not shared anymore.">
            <Link to={paths.rankings}>Browse all rankings</Link>
          </EmptyState>
        }
        skeleton={<Loading isTextVisible />}
      >
        {({ title, author, notes }) => (
          <Card>
            <p>
              <a href={paths.share(shareId)}>{showText(title)}</a>
              {author !== null && (
                <span>
                  {' '}
                  by <bdi>{author}</bdi>
                </span>
              )}
            </p>
            <ReportButton
              uid={uid}
              target={{ kind: 'share', shareId }}
              content={{ title, author, ...(notes && { notes }) }}
              targetName={showText(title)}
            />
          </Card>
        )}
      </QueryView>
    </>
  );
}
