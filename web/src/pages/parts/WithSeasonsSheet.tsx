import { type ComponentProps, type ReactNode, Suspense, useEffect } from 'react';
import { lazyAfterContent } from '#ui/afterContent.ts';
import { LazySeasonsPanel, type PanelProps } from './LazySeasonsPanel.tsx';
import { PicksHead } from './PicksHead.tsx';

const BottomSheet = lazyAfterContent(() => import('#ui/overlay/BottomSheet.tsx'));

type Props = {
  children: ReactNode;
  panel: PanelProps;
  isShown: boolean;
  onHide: () => void;
  /** The places to fill, shown above the seasons. Without them, each choice is added at the end. */
  places?: Omit<ComponentProps<typeof PicksHead>, 'onDone'>;
};

/** For editors on phones: the seasons panel in a bottom sheet, shown for the slot that was tapped. */
export function WithSeasonsSheet({ children, panel, isShown, onHide, places }: Props) {
  useEffect(() => {
    document.body.dataset.page = 'create';
    return () => {
      delete document.body.dataset.page;
    };
  }, []);
  // A replacement closes the sheet, so that no other name follows.
  const isReplacing = places?.index !== undefined && places.picks[places.index] !== undefined;
  return (
    <>
      {children}
      <Suspense>
        <BottomSheet
          label="Survivor Seasons"
          isShown={isShown}
          onHide={onHide}
          head={places && <PicksHead {...places} onDone={onHide} />}
        >
          <LazySeasonsPanel {...panel} isInSheet selectsQuery={!isReplacing} />
        </BottomSheet>
      </Suspense>
    </>
  );
}
