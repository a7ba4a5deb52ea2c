import { hasAnyPick, type Slots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { BALLOT_SLOTS } from '@outrank/shared/limits';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { type ReactNode, useMemo, useState } from 'react';
import { BallotEditor, BallotNote } from '#features/ballots/BallotEditor.tsx';
import { CONTESTANT_DRAG_TYPE } from '#features/ballots/BallotSlots.tsx';
import { useBallot, useSlotTarget } from '#features/ballots/useBallot.ts';
import { readOpeningSlots, useBallotSorting, useLocalBallot } from '#features/ballots/useLocalBallot.ts';
import { useSubmitBallot } from '#features/ballots/useSubmitBallot.ts';
import { HelpMeDecide } from '#features/decide/HelpMeDecide.tsx';
import { useListedIds, usePanelList } from '#features/seasons/usePanelList.ts';
import { useSession } from '#features/session/sessionContext.ts';
import { DragProvider } from '#ui/drag/DragProvider.tsx';
import { useIsPhone } from '#ui/useMediaQuery.ts';
import type { PanelProps } from '#widgets/LazySeasonsPanel.tsx';
import { EditorWithSeasons } from '#widgets/WithSeasons.tsx';

type Props = {
  categoryId: CategoryId;
  user: { readonly uid: string };
  /** The slots of the submitted ballot; undefined before the first submission. */
  submitted: Slots | undefined;
  heading: ReactNode;
  onSubmitted: () => void;
  /** Called from the message about a submission. */
  onShare: () => void;
};

/** The ballot editor with the seasons beside it, and its submission. */
export function BallotEditorScreen({ categoryId, user, submitted, heading, onSubmitted, onShare }: Props) {
  const { uid } = user;
  const key = { uid, ballotId: categoryId };
  const [opening] = useState(() => readOpeningSlots(key, submitted));
  const ballot = useBallot(opening);
  const target = useSlotTarget(ballot);
  const list = usePanelList(target.place, (slots: Slots) => {
    ballot.dispatch({ type: 'replaced', slots });
    target.advance(slots);
  });
  const picks = useMemo(
    () => ballot.slots.map((slug) => (slug ? contestantItem(slug) : undefined)),
    [ballot.slots],
  );
  const isSignedIn = useSession().status === 'signedIn';
  const hasChanges = useLocalBallot(isSignedIn ? key : undefined, ballot, submitted);
  const { sorting, changeSorting } = useBallotSorting(key);
  const { submit, isSubmitting } = useSubmitBallot(onSubmitted, onShare);
  const isPhone = useIsPhone();
  const listedIds = useListedIds(ballot.slots.filter(Boolean));
  const panel: PanelProps = {
    user,
    createMode: true,
    acceptsSeasons: false,
    list,
    dragType: CONTESTANT_DRAG_TYPE,
    listedIds,
  };
  const editor = (
    <>
      {heading}
      <BallotEditor
        ballot={ballot}
        label="Your ballot"
        choosing={{ target, opensOnTap: isPhone, onDrop: list.add }}
        status={hasAnyPick(ballot.slots) ? `${listedIds.size} of ${BALLOT_SLOTS} picked` : 'Pick up to ten'}
        submitLabel="Submit My Ranking"
        canSubmit={hasAnyPick(ballot.slots)}
        isSubmitting={isSubmitting}
        onSubmit={() => submit({ uid: isSignedIn ? uid : undefined, categoryId, slots: ballot.slots })}
        action={
          <HelpMeDecide
            items={picks.filter((pick) => pick !== undefined)}
            sorting={sorting}
            onChange={changeSorting}
            onFinish={(order) => {
              ballot.dispatch({ type: 'sorted', order });
              changeSorting(undefined);
            }}
          />
        }
        note={
          hasChanges && (
            <BallotNote
              onBack={submitted && (() => ballot.dispatch({ type: 'replaced', slots: submitted }))}
            />
          )
        }
      />
    </>
  );
  return (
    <DragProvider>
      <EditorWithSeasons
        panel={panel}
        sheet={{
          isShown: target.isChoosing,
          onHide: target.hide,
          places: { picks, index: target.index, onSelect: target.selectSlot },
        }}
      >
        {editor}
      </EditorWithSeasons>
    </DragProvider>
  );
}
