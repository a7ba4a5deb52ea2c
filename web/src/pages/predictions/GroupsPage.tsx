import { AiringScreen } from './AiringScreen.tsx';
import { OwnGroups } from './GroupActions.tsx';

/** The groups that the reader predicts with. */
export default function GroupsPage() {
  return <AiringScreen title="Groups">{({ seasonId }) => <OwnGroups seasonId={seasonId} />}</AiringScreen>;
}
