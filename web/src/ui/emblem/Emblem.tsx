import { Picture } from '#ui/picture/Picture.tsx';
import type { PictureProps } from '#ui/picture/usePicture.ts';
import { EmblemBadge } from './EmblemBadge.tsx';

type EmblemProps = PictureProps & { number: number };

/** A numbered badge in two colours, and the real logo over it when there is one. */
export function Emblem({ number, ...picture }: EmblemProps) {
  return (
    <Picture {...picture} shape="bare" fit="contain">
      <EmblemBadge name={picture.name} number={number} colors={picture.colors} />
    </Picture>
  );
}
