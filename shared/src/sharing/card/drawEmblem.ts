import { EMBLEM_SIZE, type EmblemTone, emblemRays, getEmblemDrawing } from '../../catalogue/emblem.ts';
import type { SeasonColors } from '../../catalogue/seasonColors.ts';
import { element, mixColors, palette, place, type Svg } from './svg.ts';

export type Emblem = { readonly name: string; readonly number: number; readonly colors: SeasonColors };

const CREAM = '#fbeed2';
const PINE = '#07170f';

/** Shrinks around the middle. */
const shrink = (ratio: number) => place(60 - 60 * ratio, 60 - 60 * ratio, ratio);

/** The badge of a season, as on the screens. */
export function drawEmblem(emblem: Emblem, x: number, y: number, size: number): Svg {
  const { name, number, colors } = emblem;
  const [a, b] = colors;
  const { outline, motif } = getEmblemDrawing(name);
  const tones: Record<EmblemTone, string> = {
    land: b,
    deep: mixColors(PINE, b, 0.42),
    light: mixColors(CREAM, b, 0.42),
    glow: mixColors(CREAM, b, 0.75),
  };
  const landscape = [
    element('rect', { width: EMBLEM_SIZE, height: EMBLEM_SIZE, fill: a }),
    element('path', { d: emblemRays, fill: CREAM, opacity: 0.15 }),
    ...motif.map(([tone, d]) => element('path', { d, fill: tones[tone] })),
  ];
  const clip = `emblem${number}`;
  const ring = { fill: 'none', stroke: mixColors(CREAM, b, 0.35), 'stroke-width': 2.4 };
  const edge = {
    fill: 'none',
    stroke: mixColors(PINE, a, 0.26),
    'stroke-width': 9,
    'stroke-linejoin': 'round',
  };
  const font = { 'font-size': 60, 'font-weight': 700 };
  const numeral = { x: EMBLEM_SIZE / 2, y: 74, 'text-anchor': 'middle', ...font };
  return element(
    'g',
    { transform: place(x, y, size / EMBLEM_SIZE) },
    // Several emblems of one season define the same clip.
    element('clipPath', { id: clip }, element('path', { d: outline, transform: shrink(0.91) })),
    element('path', { d: outline, fill: mixColors(PINE, a, 0.46) }),
    element('g', { 'clip-path': `url(#${clip})` }, ...landscape),
    element('path', { d: outline, transform: shrink(0.935), ...ring }),
    element('text', { ...numeral, ...edge }, String(number)),
    element('text', { ...numeral, fill: '#fdf8ec' }, String(number)),
  );
}

/** The torch of the app's icon, which fills a square of 32. */
const torch = [
  [
    'M16 3c4 4 6 6.5 6 10a6 6 0 0 1-12 0c0-2 .8-3.6 2-5 .3 1.5 1 2.3 1.8 2.600C13.4 7.5 14 5 16 3z',
    palette.torch,
  ],
  ['M16 10c1.6 1.7 2.4 2.7 2.4 4.100a2.4 2.4 0 0 1-4.8 0c0-1.4.9-2.4 2.4-4.100z', palette.flame],
  ['M12 20h8l-1 3h-6z', palette.wood],
  ['M13.5 24h5L17.3 30h-2.600z', palette.woodDark],
] as const;

export function drawTorch(x: number, y: number, size: number): Svg {
  const paths = torch.map(([d, fill]) => element('path', { d, fill }));
  return element('g', { transform: place(x, y, size / 32) }, ...paths);
}
