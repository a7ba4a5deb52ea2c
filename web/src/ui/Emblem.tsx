import { EmblemBadge } from './EmblemBadge.tsx';
import { Picture } from './Picture.tsx';
import type { PictureProps } from './usePicture.ts';

type EmblemProps = PictureProps & { number: number };

/** A numbered badge in two colours, and the real logo over it when there is one. */
export function Emblem({ number, ...picture }: EmblemProps) {
  return (
    <Picture {...picture} shape="bare" fit="contain">
      <EmblemBadge name={picture.name} number={number} colors={picture.colors} />
    </Picture>
  );
}
