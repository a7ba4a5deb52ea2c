import { type CardShape, createCard } from '@outrank/shared/sharing/card';
import type { Share } from '@outrank/shared/sharing/share';
import { createCanvasText } from './canvasText.ts';
import { loadCardFonts } from './loadCardFonts.ts';
import { paintCanvas } from './paintCanvas.ts';

/** Draws what is shared on a canvas, which gets the size of the shape. */
export async function drawPicture(canvas: HTMLCanvasElement, share: Share, shape: CardShape): Promise<void> {
  await loadCardFonts();
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  const card = createCard(share, shape, createCanvasText(context));
  canvas.width = card.width;
  canvas.height = card.height;
  paintCanvas(context, card);
}

/** The picture as a PNG file. */
export async function toPictureFile(share: Share, shape: CardShape, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  await drawPicture(canvas, share, shape);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, PICTURE_TYPE));
  if (!blob) throw new Error('The browser made no picture.');
  return new File([blob], name, { type: PICTURE_TYPE });
}

export const PICTURE_TYPE = 'image/png';
