import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { type ReactNode, useEffect } from 'react';
import { BottomSheet } from '#ui/overlay/BottomSheet.tsx';
import { LazySeasonsPanel, type PanelProps } from './LazySeasonsPanel.tsx';

type Target = {
  /** Whether the seasons are shown for a slot. */
  readonly isChoosing: boolean;
  readonly hide: () => void;
  readonly choose: (item: ListedItem) => void;
};

type Props = { children: ReactNode; panel: PanelProps; target: Target };

/** For editors on phones: the seasons panel in a bottom sheet, shown for the slot that was tapped. */
export function WithSeasonsSheet({ children, panel, target }: Props) {
  useEffect(() => {
    document.body.dataset.page = 'create';
    return () => {
      delete document.body.dataset.page;
    };
  }, []);
  return (
    <>
      {children}
      <BottomSheet label="Survivor Seasons" isShown={target.isChoosing} onHide={target.hide}>
        <LazySeasonsPanel {...panel} isInSheet onAdd={target.choose} />
      </BottomSheet>
    </>
  );
}
