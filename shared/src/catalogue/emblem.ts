import { pickByHash } from '../text/text.ts';

/** The tones that the two colors of a season are mixed to. */
export type EmblemTone = 'land' | 'deep' | 'light' | 'glow';

/** A filled shape, as an SVG path. */
export type EmblemShape = readonly [EmblemTone, string];

/** All emblems are drawn in a square of this size. */
export const EMBLEM_SIZE = 120;

const ROUND = 'M60 2a58 58 0 1 1 0 116a58 58 0 1 1 0-116z';
const SHIELD = 'M60 2c16 8 33 10 49 8 6 46-2 84-49 108C13 94 5 56 11 10c16 2 33 0 49-8z';
const ARCH = 'M11 110V53C11 23 33 2 60 2s49 21 49 51v57a7 7 0 0 1-7 7H18a7 7 0 0 1-7-7z';

/** Each ray is a thin triangle from the horizon outwards. */
export const emblemRays = Array.from({ length: 13 }, (_, index) => {
  const angle = Math.PI * (1 + (index - 0.5) / 12);
  const point = (turn: number) =>
    `${(60 + 110 * Math.cos(angle + turn)).toFixed(1)} ${(80 + 110 * Math.sin(angle + turn)).toFixed(1)}`;
  return `M60 80L${point(-0.055)}L${point(0.055)}z`;
}).join('');

const wave: readonly EmblemShape[] = [
  ['deep', 'M-8 84q17-12 34 0t34 0 34 0 34 0v40H-8z'],
  ['light', 'M-24 92q17-12 34 0t34 0 34 0 34 0 34 0v30H-24z'],
  ['land', 'M-24 96q17-12 34 0t34 0 34 0 34 0 34 0v30H-24z'],
  ['deep', 'M-8 107q17-9 34 0t34 0 34 0 34 0v20H-8z'],
];

const palm: readonly EmblemShape[] = [
  ['deep', 'M22 100c0-18 2-33 8-45l4 2c-5 12-6 26-5 43zm69 0c0-13-1-26-6-36l4-2c6 11 8 24 8 38z'],
  [
    'light',
    'M32 55c-8-9-18-9-25-1 9-3 17-3 25 1-6-12-15-16-24-13 9 2 17 6 24 13 0-12 5-18 14-20-6 5-11 11-14 20 9-9 19-9 26-1-9-2-18-2-26 1 7 2 12 8 13 16-4-7-8-12-13-16-9 2-14 8-15 16 4-7 9-12 15-16z',
  ],
  [
    'light',
    'M87 62c8-8 17-8 23-1-8-3-15-2-23 1 5-11 13-15 21-12-8 2-15 6-21 12-1-11-5-16-13-18 6 5 10 10 13 18-8-8-17-8-23-1 8-2 16-2 23 1-6 2-11 7-12 14 4-6 8-11 12-14 8 2 13 7 14 14-4-6-8-11-14-14z',
  ],
  ['land', 'M-4 104c22-15 44-11 64-7s42 3 64-6v34H-4z'],
  ['deep', 'M-4 110c26-6 44 2 64 1s40-6 64-3v20H-4z'],
];

const torch: readonly EmblemShape[] = [
  ['land', 'M-4 102c40-12 88-12 128 0v24H-4z'],
  ['deep', 'm25 66 5-4 54 56-6 5zm70 0-5-4-54 56 6 5z'],
  ['deep', 'm17 63 11-11 8 14-5 5zm86 0L92 52l-8 14 5 5z'],
  [
    'light',
    'M22 58C10 51 9 40 17 29c1 6 4 7 6 3 1 6 9 13 6 21-2 4-4 5-7 5zm76 0c12-7 13-18 5-29-1 6-4 7-6 3-1 6-9 13-6 21 2 4 4 5 7 5z',
  ],
  ['land', 'M22 56c-6-4-6-10-3-15 2 5 6 6 6 12 0 2-1 3-3 3zm76 0c6-4 6-10 3-15-2 5-6 6-6 12 0 2 1 3 3 3z'],
];

const mountain: readonly EmblemShape[] = [
  ['deep', 'm-4 104 30-40 14 18 24-32 28 36 12-13 24 31v20H-4z'],
  ['light', 'm26 64 9 12-5-2-5 5-4-4-5 3zm38-14 12 15-6-2-6 6-6-5-5 2z'],
  ['land', 'M-4 100c18-9 32-3 48 2s46 6 80-10v34H-4z'],
  ['deep', 'M-4 112c30-10 56 6 76 4s34-7 52-8v18H-4z'],
];

const idol: readonly EmblemShape[] = [
  ['land', 'M-4 100c40-10 88-10 128 0v26H-4z'],
  ['light', 'M28 106C12 98 6 84 8 68c14 6 22 18 24 34zm64 0c16-8 22-22 20-38-14 6-22 18-24 34z'],
  ['deep', 'M38 78c14-5 30-5 44 0l-4 34-10 8H52l-10-8z'],
  ['light', 'M44 84c5-3 9-3 13 0l-2 6h-8zm32 0c-5-3-9-3-13 0l2 6h8zm-18 6h4l3 11H55zm-10 15h24l-3 6H51z'],
  ['deep', 'M49 86h5v2.600h-5zm17 0h5v2.600h-5zM54 105h2.500v6H54zm5 0h2.500v6H59zm5 0h2.500v6H64z'],
];

const fish: readonly EmblemShape[] = [
  ['deep', 'M-8 82q17-10 34 0t34 0 34 0 34 0v44H-8z'],
  ['light', 'M22 97c14-15 38-18 56-5l16-9c-3 7-3 13 0 21l-16-7c-18 14-42 13-56 0z'],
  ['land', 'M28 97c14 9 34 10 50-2-16 16-38 14-50 2zM50 85c4-5 11-6 17-3l-3 4z'],
  ['deep', 'M33 93a2.3 2.3 0 1 0 0 .1zm9-4c4 5 4 10 0 15l2 1c5-6 5-11 0-17z'],
  ['land', 'M-24 112q17-8 34 0t34 0 34 0 34 0 34 0v20H-24z'],
];

const sun: readonly EmblemShape[] = [
  ['light', 'M20 84a40 40 0 1 1 80 0a40 40 0 1 1 -80 0z'],
  ['glow', 'M27 84a33 33 0 1 1 66 0a33 33 0 1 1 -66 0z'],
  ['deep', 'M-4 84h128v40H-4z'],
  ['light', 'M30 89h60v3H30zm8 8h44v3H38zm10 8h26v3H48z'],
  ['land', 'M-4 84c10-6 22-7 32 0zm100 0c8-7 20-7 30 0z'],
];

/** What the emblem of a season looks like, always the same for a name: an outline around a small landscape. */
export function getEmblemDrawing(name: string) {
  return {
    outline: pickByHash(`${name} outline`, [ROUND, SHIELD, ARCH]),
    motif: pickByHash(name, [wave, palm, torch, mountain, idol, fish, sun]),
  };
}
