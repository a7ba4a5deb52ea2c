import { paths } from '@outrank/shared/addresses';
import { nameSeason } from '@outrank/shared/catalogue/catalogue';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { groupQueries, useCreateGroup } from '#features/predictions/predictionQueries.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { useShield } from '#reader/useShield.ts';
import { QueryView } from '#ui/feedback/QueryView.tsx';
import { pluralize } from '#ui/format.ts';
import { AiringScreen } from './AiringScreen.tsx';
import { NameButton } from './GroupActions.tsx';
import styles from './Predictions.module.css';

/** The groups that the reader predicts with. */
export default function GroupsPage() {
  return <AiringScreen title="Groups">{({ seasonId }) => <OwnGroups seasonId={seasonId} />}</AiringScreen>;
}

/** Starts a group for a season, and lists the user's. */
function OwnGroups({ seasonId }: { seasonId: string }) {
  const navigate = useNavigate();
  const create = useCreateGroup((groupId) => navigate(paths.group(groupId)));
  return (
    <section className={styles.section} aria-label="Your groups">
      <p className={styles.line}>
        Predict with friends, and see every week who knew best.
        <NameButton
          label="Start a group"
          isBusy={create.isPending}
          onSubmit={(name) => create.mutate({ name, seasonId })}
        />
      </p>
      <GroupList />
    </section>
  );
}

function GroupList() {
  const { showText } = useShield();
  const query = useQuery(groupQueries.own(useUser().uid));
  return (
    <QueryView
      query={query}
      failedText="Failed to load your groups."
      empty={<p>You are in no group yet. Start one, or open a friend's invitation.</p>}
    >
      {(groups) => (
        <ul className={styles.fans}>
          {groups.map(({ groupId, name, seasonId, memberIds }) => (
            <li key={groupId} className={styles.name}>
              <Link to={paths.group(groupId)}>
                <bdi>{showText(name)}</bdi>
              </Link>{' '}
              · {nameSeason(seasonId)} · {pluralize(memberIds.length, 'member')}
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
