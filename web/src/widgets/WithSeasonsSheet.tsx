import { type ComponentProps, type ReactNode, Suspense, useEffect } from 'react';
import { lazyAfterContent } from '#ui/afterContent.ts';

const SeasonsSheet = lazyAfterContent(() => import('./SeasonsSheet.tsx'));

type Props = ComponentProps<typeof SeasonsSheet> & { children: ReactNode };

/** For editors on phones: the seasons panel in a bottom sheet, shown for the slot that was tapped. Loads after the editor. */
export function WithSeasonsSheet({ children, ...sheet }: Props) {
  useEffect(() => {
    document.body.dataset.page = 'create';
    return () => {
      delete document.body.dataset.page;
    };
  }, []);
  return (
    <>
      {children}
      <Suspense>
        <SeasonsSheet {...sheet} />
      </Suspense>
    </>
  );
}
