const PODIUM_PIXELS = [104, 80, 80] as const;
const PIXELS = 52;

/** How large the picture of a place (from 0) is, in pixels; the winner's fits the middle of a 320-pixel phone. */
export function getPictureSize(index: number): number {
  return PODIUM_PIXELS[index] ?? PIXELS;
}
