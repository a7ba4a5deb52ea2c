import { Buff } from './Buff.tsx';
import { Picture } from './Picture.tsx';
import type { PictureProps } from './usePicture.ts';

/** Somebody's photograph, or their initials on a buff in two colours until and unless there is one. */
export function Portrait(picture: PictureProps) {
  return (
    <Picture {...picture} shape="circle" fit="cover">
      <Buff name={picture.name} colors={picture.colors} size={picture.size} />
    </Picture>
  );
}
