import { paths } from '@outrank/shared/addresses';
import { describeInvitation, type Invitation } from '@outrank/shared/airing/groups';
import { findSeason, nameSeason } from '@outrank/shared/catalogue/catalogue';
import { seasonColors } from '@outrank/shared/catalogue/seasonColors';
import { parsePredictionKey } from '@outrank/shared/documents/airing';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { formatClosing } from '#features/predictions/closingTime.ts';
import { groupQueries, useJoinGroup } from '#features/predictions/predictionQueries.ts';
import { ReportButton } from '#features/reports/ReportButton.tsx';
import { profileQueries } from '#features/session/profiles.tsx';
import { SignInLink } from '#features/session/RequireSession.tsx';
import { useSession, useUser } from '#features/session/sessionContext.ts';
import { useShownSeason } from '#reader/airingSeason.ts';
import { useShield } from '#reader/useShield.ts';
import { EmptyState, QueryView } from '#ui/feedback/QueryView.tsx';
import { Button, buttonClass } from '#ui/form/Button.tsx';
import { pluralize } from '#ui/format.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { Portrait } from '#ui/picture/Portrait.tsx';
import { useNow } from '#ui/useNow.ts';
import styles from './Predictions.module.css';
import { FanLine } from './StandingsPage.tsx';

/** The invitation to a group, which visitors see too. */
export default function JoinGroupPage() {
  const { invitation = '' } = useParams();
  const { showText } = useShield();
  const query = useQuery(groupQueries.invitation(invitation));
  return (
    <section className={styles.section}>
      <PageHeading kicker={query.data && nameSeason(query.data.seasonId)}>
        {query.data ? describeInvitation({ ...query.data, name: showText(query.data.name) }) : 'Join a group'}
      </PageHeading>
      <QueryView query={query} failedText="Failed to load the invitation." empty={<EndedInvitation />}>
        {(found) => (
          <>
            <p>
              Predict together, week by week: who leaves the island next?{' '}
              <Closing seasonId={found.seasonId} />
            </p>
            <Faces {...found} />
            <p className={styles.line}>
              <NextStep invitation={invitation} {...found} />
            </p>
            <Leaders {...found} />
          </>
        )}
      </QueryView>
    </section>
  );
}

/** What closes when, if something does. */
function Closing({ seasonId }: { seasonId: string }) {
  const { open } = useShownSeason(seasonId).query.data ?? {};
  const now = useNow();
  const episode = parsePredictionKey(open?.key ?? '')?.episode;
  const closesAt = Date.parse(open?.closesAt ?? '');
  // Before the first answer, nobody knows the time.
  if (episode === undefined || now === 0 || !(closesAt > now)) return null;
  return (
    <time dateTime={new Date(closesAt).toISOString()}>
      Predictions for episode {episode} close {formatClosing(closesAt, now)}.
    </time>
  );
}

const FACE_SIZE = 52;

/** Who is in the group, the first ones by name. */
function Faces({ seasonId, memberIds, names }: Invitation) {
  const colors = seasonColors(findSeason(seasonId)?.seasonNumber ?? 0);
  const more = memberIds.length - names.length;
  return (
    <div className={styles.line}>
      <span className={styles.faces}>
        {[...new Set(names)].map((name) => (
          <Portrait key={name} name={name} colors={colors} size={FACE_SIZE} />
        ))}
      </span>
      <span>
        <strong>{pluralize(memberIds.length, 'member')}</strong>: <bdi translate="no">{names.join(', ')}</bdi>
        {more > 0 && <span>{` and ${more} more`}</span>}
      </span>
    </div>
  );
}

/** How many of the members who are ahead an invitation shows. */
const LEADERS = 3;

/** The first rows of the group's table, for fans who may see every recorded episode. */
function Leaders({ seasonId, memberIds }: Invitation) {
  const isSignedIn = useSession().status === 'signedIn';
  const knowsAll = useShownSeason(seasonId).query.data?.knowsAll ?? false;
  const { data = [] } = useQuery({
    ...groupQueries.standings(seasonId, memberIds),
    enabled: isSignedIn && knowsAll,
  });
  if (!isSignedIn || !knowsAll || data.length === 0) return null;
  const fans = data.toSorted((a, b) => b.total - a.total);
  return (
    <section className={styles.section} aria-labelledby="leaders">
      <h2 className={styles.title} id="leaders">
        Who knows best so far
      </h2>
      <ol className={styles.fans}>
        {fans.slice(0, LEADERS).map((fan) => (
          <FanLine key={fan.uid} fan={fan} fans={fans} />
        ))}
      </ol>
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
