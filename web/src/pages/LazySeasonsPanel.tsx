import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#ui/lazyPart.ts';
import { Skeleton } from '#ui/Skeleton.tsx';

const SeasonsPanel = lazyPart(async () => ({
  default: (await import('#features/seasons/SeasonsPanel.tsx')).SeasonsPanel,
}));

export type PanelProps = ComponentProps<typeof SeasonsPanel>;

/** The seasons, whose code comes after the page's own. */
export function LazySeasonsPanel(panel: PanelProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" height="24rem" />}>
      <SeasonsPanel {...panel} />
    </Suspense>
  );
}
