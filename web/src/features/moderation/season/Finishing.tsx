import { findRemaining } from '@outrank/shared/airing/applySeasonEdit';
import { Select } from '#ui/form/Select.tsx';
import { EditForm, type EditProps, nameOf, useSeasonDraft } from './EditForm.tsx';

/** No castaway's id. */
const NOBODY = '-';

/** Names the winner, names another one, or takes that back. */
export function Finishing({ uid, season }: EditProps) {
  const { seasonId, winnerId: stored } = season;
  const draft = useSeasonDraft(uid, `${seasonId}-winner`);
  const { winnerId = stored ?? '' } = draft.values;
  const remaining = findRemaining(season);
  const none = stored ? { value: NOBODY, label: 'Nobody yet' } : { value: '', label: 'Choose …' };
  return (
    <EditForm
      season={season}
      draft={draft}
      label={stored ? 'Correct the winner' : 'Finish the season'}
      request={{ action: 'finish', seasonId, winnerId: winnerId === NOBODY ? null : winnerId }}
    >
      <Select
        label="Winner"
        options={[none, ...remaining.map((id) => ({ value: id, label: nameOf(id) }))]}
        value={winnerId}
        onChange={(value) => draft.change({ winnerId: value })}
      />
    </EditForm>
  );
}
