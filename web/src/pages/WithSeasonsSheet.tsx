import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { SlotTarget } from '#features/editor/useSlotTarget.ts';
import { BottomSheet } from '#ui/BottomSheet.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { PanelProps } from './WithSeasonsPanel.tsx';

const SeasonsPanel = lazy(async () => ({
  default: (await import('#features/seasons/SeasonsPanel.tsx')).SeasonsPanel,
}));

type Props = { children: ReactNode; panel: PanelProps; target: SlotTarget };

/** On phones, while creating: the seasons in a sheet, shown for the slot that was tapped. */
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
        <Suspense fallback={<Skeleton shape="block" height="24rem" />}>
          <SeasonsPanel {...panel} isInSheet onChoose={target.choose} />
        </Suspense>
      </BottomSheet>
    </>
  );
}
