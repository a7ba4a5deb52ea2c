import { isDrawable, measureText } from '@outrank/shared/sharing/drawing/measureText';
import type { TextKit } from '@outrank/shared/sharing/drawing/textKit';
import { toCanvasFont } from './paintCanvas.ts';

/**
 * The browser draws every script. Texts of the shipped font are measured as on the server, so that both pictures break lines
 * at the same places.
 */
export function createCanvasText(context: CanvasRenderingContext2D): TextKit {
  return {
    measure: (text, font) => {
      if (isDrawable(text)) return measureText(text, font);
      context.font = toCanvasFont(font);
      return context.measureText(text).width;
    },
    toDrawable: (text, fallback) => text.trim() || fallback,
  };
}
