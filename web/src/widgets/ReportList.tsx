import type { RankedList } from '@outrank/shared/lists/rankedList';
import { getReportedList } from '@outrank/shared/moderation/report';
import type { ShownText } from '@outrank/shared/spoilers/spoilerShield';
import { ReportButton } from '#features/reports/ReportButton.tsx';

type Props = { list: RankedList; shownName: ShownText; uid: string };

/** Reports a list of somebody else. */
export default function ReportList({ list, shownName, uid }: Props) {
  return (
    <ReportButton
      uid={uid}
      target={{ kind: 'list', list: { userId: list.userId, listId: list.id } }}
      content={getReportedList(list)}
      author={{ uid: list.userId, displayName: list.userName }}
      targetName={`the list ${shownName}`}
    />
  );
}
