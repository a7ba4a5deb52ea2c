import type { ComponentProps } from 'react';
import { BottomSheet } from '#ui/overlay/BottomSheet.tsx';
import { LazySeasonsPanel, type PanelProps } from './LazySeasonsPanel.tsx';
import { PicksHead } from './PicksHead.tsx';

type Props = {
  panel: PanelProps;
  isShown: boolean;
  onHide: () => void;
  /** The places to fill, shown above the seasons. Without them, each choice is added at the end. */
  places?: Omit<ComponentProps<typeof PicksHead>, 'onDone'>;
};

/** The seasons panel in a bottom sheet. */
export default function SeasonsSheet({ panel, isShown, onHide, places }: Props) {
  // A replacement closes the sheet, so that no other name follows.
  const isReplacing = places?.index !== undefined && places.picks[places.index] !== undefined;
  return (
    <BottomSheet
      label="Survivor Seasons"
      isShown={isShown}
      onHide={onHide}
      head={places && <PicksHead {...places} onDone={onHide} />}
    >
      <LazySeasonsPanel {...panel} isInSheet selectsQuery={!isReplacing} />
    </BottomSheet>
  );
}
