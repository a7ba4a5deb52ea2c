import './cardFonts.css';
import { type CardShape, drawCard } from '@outrank/shared/sharing/card/card';
import type { Share } from '@outrank/shared/sharing/shareKinds';
import { PICTURE_TYPE } from './browserShare.ts';
import { paintSvg } from './paintSvg.ts';

/** Draws what is shared on a canvas, which gets the size of the shape. */
export async function paintPicture(canvas: HTMLCanvasElement, share: Share, shape: CardShape): Promise<void> {
  await loadCardFonts();
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  paintSvg(context, drawCard(share, shape));
}

/** The picture as a PNG file. */
export async function toPictureFile(share: Share, shape: CardShape, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  await paintPicture(canvas, share, shape);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, PICTURE_TYPE));
  if (!blob) throw new Error('The browser made no picture.');
  return new File([blob], name, { type: PICTURE_TYPE });
}

const WEIGHTS = [600, 700];

/** One letter of each subset. */
const SAMPLE = 'Aō';

/** Loads the fonts of the pictures: a canvas does not wait for them as text does. Without them the system's fonts remain. */
async function loadCardFonts(): Promise<void> {
  const fonts = WEIGHTS.map((weight) => document.fonts?.load(`${weight} 40px "Barlow Condensed"`, SAMPLE));
  await Promise.allSettled(fonts);
}
