import { Suspense } from 'react';
import { lazyAfterContent } from '#ui/afterContent.ts';
import type { PictureProps } from '#ui/picture/Picture.tsx';
import { Picture } from '#ui/picture/Picture.tsx';

// Lazy, because its drawings are large and many pages show seasons late or never.
const EmblemBadge = lazyAfterContent(() => import('./EmblemBadge.tsx'));

type EmblemProps = PictureProps & { number: number };

/** The logo of a season, or a numbered badge in two colors until it has loaded. */
export function Emblem({ number, ...picture }: EmblemProps) {
  return (
    <Picture {...picture} shape="bare" fit="contain">
      <Suspense>
        <EmblemBadge name={picture.name} number={number} colors={picture.colors} />
      </Suspense>
    </Picture>
  );
}
