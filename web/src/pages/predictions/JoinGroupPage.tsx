import { paths } from '@outrank/shared/addresses';
import { nameSeason } from '@outrank/shared/catalogue/catalogue';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { groupQueries, useJoinGroup } from '#features/predictions/predictionQueries.ts';
import { ReportButton } from '#features/reports/ReportButton.tsx';
import { profileQueries } from '#features/session/profiles.tsx';
import { SignInLink } from '#features/session/RequireSession.tsx';
import { useSession, useUser } from '#features/session/sessionContext.ts';
import { useShield } from '#reader/useShield.ts';
import { EmptyState, QueryView } from '#ui/feedback/QueryView.tsx';
import { Button, buttonClass } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import styles from './Predictions.module.css';

/** The invitation to a group, which visitors see too. */
export default function JoinGroupPage() {
  const { invitation = '' } = useParams();
  const { showText } = useShield();
  const query = useQuery(groupQueries.invitation(invitation));
  return (
    <section className={styles.section}>
      <PageHeading kicker={query.data && nameSeason(query.data.seasonId)}>
        {query.data ? showText(query.data.name) : 'Join a group'}
      </PageHeading>
      <QueryView query={query} failedText="Failed to load the invitation." empty={<EndedInvitation />}>
        {({ groupId, name, members, owner }) => (
          <>
            <p>
              You are invited to predict together, week by week: who leaves the island next? The group has{' '}
              {pluralize(members, 'member')}
              {owner && (
                <span>
                  {' '}
                  and belongs to <bdi>{owner}</bdi>
                </span>
              )}
              .
            </p>
            <p className={styles.line}>
              <NextStep invitation={invitation} groupId={groupId} name={name} />
            </p>
          </>
        )}
      </QueryView>
    </section>
  );
}

function EndedInvitation() {
  return (
    <EmptyState text="This invitation is no longer valid. Ask for a new one.">
      <Link to={paths.predictions}>Go to predictions</Link>
    </EmptyState>
  );
}

type StepProps = { invitation: string; groupId: string; name: string };

/** Signing in, or joining and reporting. */
function NextStep({ invitation, groupId, name }: StepProps) {
  const session = useSession();
  const { showText } = useShield();
  if (session.status === 'loading') return null;
  if (session.status === 'signedOut')
    return <SignInLink className={buttonClass('primary')}>Sign in</SignInLink>;
  return (
    <>
      <JoinButton invitation={invitation} />
      <ReportButton
        uid={session.user.uid}
        target={{ kind: 'group', groupId }}
        content={{ name }}
        targetName={`the group ${showText(name)}`}
      />
    </>
  );
}

/**
 * Joins, or opens the group for whoever is in it. Waits for the account of whoever has just signed in for the first time: without
 * it nobody can join.
 */
function JoinButton({ invitation }: { invitation: string }) {
  const { uid } = useUser();
  const { data: profile } = useQuery(profileQueries.byId(uid));
  const { data: own } = useQuery(groupQueries.own(uid));
  const navigate = useNavigate();
  const { mutate, isPending } = useJoinGroup((groupId) => navigate(paths.group(groupId), { replace: true }));
  const joined = own?.find((group) => group.invitation === invitation);
  if (joined)
    return (
      <Link className={buttonClass('primary')} to={paths.group(joined.groupId)}>
        Open the group
      </Link>
    );
  return (
    <Button variant="primary" isBusy={isPending || !profile} onClick={() => mutate({ invitation })}>
      Join
    </Button>
  );
}
