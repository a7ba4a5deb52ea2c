import { paths } from '@outrank/shared/addresses';
import { nameSeason } from '@outrank/shared/catalogue/catalogue';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { groupQueries, useJoinGroup } from '#features/predictions/predictionQueries.ts';
import { profileQueries } from '#features/session/profiles.tsx';
import { SignInLink } from '#features/session/RequireSession.tsx';
import { useSession, useUser } from '#features/session/sessionContext.ts';
import { useShield } from '#reader/useShield.ts';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { Button, buttonClass } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { GoneGroup } from './GroupPage.tsx';
import styles from './Predictions.module.css';

/** The invitation to a group, which visitors see too. */
export default function JoinGroupPage() {
  const { groupId = '' } = useParams();
  const { showText } = useShield();
  const query = useQuery(groupQueries.detail(groupId));
  return (
    <section className={styles.section}>
      <PageHeading kicker={query.data && nameSeason(query.data.seasonId)}>
        {query.data ? showText(query.data.name) : 'Join a group'}
      </PageHeading>
      <QueryView query={query} failedText="Failed to load the group." empty={<GoneGroup />}>
        {({ ownerId, memberIds, memberNames }) => (
          <>
            <p>
              You are invited to predict together, week by week: who leaves the island next? The group has{' '}
              {pluralize(memberIds.length, 'member')}
              {memberNames[ownerId] && (
                <>
                  {' '}
                  and belongs to <bdi>{memberNames[ownerId]}</bdi>
                </>
              )}
              .
            </p>
            <p className={styles.line}>
              <NextStep groupId={groupId} memberIds={memberIds} />
            </p>
          </>
        )}
      </QueryView>
    </section>
  );
}

/** Signing in, joining, or opening the group for whoever is in it. */
function NextStep({ groupId, memberIds }: { groupId: string; memberIds: readonly string[] }) {
  const session = useSession();
  if (session.status === 'loading') return null;
  if (session.status === 'signedOut')
    return <SignInLink className={buttonClass('primary')}>Sign in</SignInLink>;
  if (!memberIds.includes(session.user.uid)) return <JoinButton groupId={groupId} />;
  return (
    <Link className={buttonClass('primary')} to={paths.group(groupId)}>
      Open the group
    </Link>
  );
}

/** Waits for the account of whoever has just signed in for the first time: without it nobody can join. */
function JoinButton({ groupId }: { groupId: string }) {
  const { data: profile } = useQuery(profileQueries.byId(useUser().uid));
  const navigate = useNavigate();
  const { mutate, isPending } = useJoinGroup(() => navigate(paths.group(groupId), { replace: true }));
  return (
    <Button variant="primary" isBusy={isPending || !profile} onClick={() => mutate({ groupId })}>
      Join
    </Button>
  );
}
