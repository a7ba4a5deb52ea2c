import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { groupQueries, useJoinGroup } from '#features/predictions/groupQueries.ts';
import { profileQueries } from '#features/session/profiles.tsx';
import { useReturnPath } from '#features/session/RequireSession.tsx';
import { useSession, useUser } from '#features/session/sessionContext.ts';
import { paths } from '#paths.ts';
import { nameSeason } from '#spoilers/markSeasonWatched.ts';
import { useShield } from '#spoilers/useShield.ts';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { Button, buttonClass } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { GoneGroup } from './GroupPage.tsx';
import styles from './Predictions.module.css';

/** The invitation to a group, which visitors see too. */
export default function JoinGroupPage() {
  const { groupId = '' } = useParams();
  const session = useSession();
  const returnPath = useReturnPath();
  const { showText } = useShield();
  const query = useQuery(groupQueries.detail(groupId));
  const { name, seasonId, ownerId = '', memberIds = [], memberNames = {} } = query.data ?? {};
  const isMember = session.status === 'signedIn' && memberIds.includes(session.user.uid);
  return (
    <section className={styles.section}>
      <PageHeading {...(seasonId ? { kicker: nameSeason(seasonId) } : {})}>
        {name === undefined ? 'Join a group' : showText(name)}
      </PageHeading>
      <QueryView query={query} failedText="Failed to load the group." empty={<GoneGroup />}>
        {() => (
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
              {session.status === 'signedOut' && (
                <Link className={buttonClass('primary')} to={paths.login} state={returnPath}>
                  Sign in
                </Link>
              )}
              {isMember && (
                <Link className={buttonClass('primary')} to={paths.group(groupId)}>
                  Open the group
                </Link>
              )}
              {session.status === 'signedIn' && !isMember && <JoinButton groupId={groupId} />}
            </p>
          </>
        )}
      </QueryView>
    </section>
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
