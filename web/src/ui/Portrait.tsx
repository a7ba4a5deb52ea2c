import { Buff } from './Buff.tsx';
import { Picture } from './Picture.tsx';
import type { PictureProps } from './usePicture.ts';

type PortraitProps = PictureProps & { shape?: 'circle' | 'rounded' };

/** Somebody's photograph, or their initials on a buff in two colours until and unless there is one. */
export function Portrait({ shape = 'circle', ...picture }: PortraitProps) {
  return (
    <Picture {...picture} shape={shape} fit="cover">
      <Buff name={picture.name} colors={picture.colors} size={picture.size} />
    </Picture>
  );
}
