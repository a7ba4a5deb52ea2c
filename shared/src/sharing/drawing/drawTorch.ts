import { palette } from './palette.ts';
import type { GroupStep } from './steps.ts';

/** The torch of the app's icon, which fills a square of 32. */
const ICON_SIZE = 32;

export function drawTorch(x: number, y: number, size: number): GroupStep {
  return {
    type: 'group',
    origin: [x, y],
    scale: size / ICON_SIZE,
    steps: [
      {
        type: 'path',
        path: 'M16 3c4 4 6 6.5 6 10a6 6 0 0 1-12 0c0-2 .8-3.6 2-5 .3 1.5 1 2.3 1.8 2.600C13.4 7.5 14 5 16 3z',
        fill: palette.torch,
      },
      {
        type: 'path',
        path: 'M16 10c1.6 1.7 2.4 2.7 2.4 4.100a2.4 2.4 0 0 1-4.8 0c0-1.4.9-2.4 2.4-4.100z',
        fill: palette.flame,
      },
      { type: 'path', path: 'M12 20h8l-1 3h-6z', fill: palette.wood },
      { type: 'path', path: 'M13.5 24h5L17.3 30h-2.600z', fill: palette.woodDark },
    ],
  };
}
