import { Buff } from './Buff.tsx';
import { Picture } from './Picture.tsx';
import type { PictureProps } from './usePicture.ts';

/** The photo of a person, or their initials on a buff until one has loaded. */
export function Portrait(picture: PictureProps) {
  return (
    <Picture {...picture} shape="circle" fit="cover">
      <Buff name={picture.name} colors={picture.colors} size={picture.size} />
    </Picture>
  );
}
