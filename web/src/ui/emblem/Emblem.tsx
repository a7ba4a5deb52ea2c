import { Picture } from '#ui/picture/Picture.tsx';
import type { PictureProps } from '#ui/picture/usePicture.ts';
import { EmblemBadge } from './EmblemBadge.tsx';

type EmblemProps = PictureProps & { number: number };

/** The logo of a season, or a numbered badge in two colors until it has loaded. */
export function Emblem({ number, ...picture }: EmblemProps) {
  return (
    <Picture {...picture} shape="bare" fit="contain">
      <EmblemBadge name={picture.name} number={number} colors={picture.colors} />
    </Picture>
  );
}
