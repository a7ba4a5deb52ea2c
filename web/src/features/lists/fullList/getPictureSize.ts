const PODIUM_PIXELS = [104, 80, 80] as const;
const PIXELS = 52;

/** The width of an item's picture in pixels. The first one fits the middle of the podium on a 320-pixel phone. */
export function getPictureSize(index: number): number {
  return PODIUM_PIXELS[index] ?? PIXELS;
}
