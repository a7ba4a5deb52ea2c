import { EMBLEM_SIZE, type EmblemTone, emblemRays, getEmblemDrawing } from '../../catalogue/emblem.ts';
import type { SeasonColors } from '../../catalogue/seasonColors.ts';
import { mixColors } from './palette.ts';
import type { GroupStep, Step } from './steps.ts';

export type Emblem = { readonly name: string; readonly number: number; readonly colors: SeasonColors };

const CREAM = '#fbeed2';
const PINE = '#07170f';
const NUMBER_BASELINE = 74;
const NUMBER_SIZE = 60;

/** The badge of a season, as on the screens. */
export function drawEmblem(
  { name, number, colors: [a, b] }: Emblem,
  x: number,
  y: number,
  size: number,
): GroupStep {
  const { outline, motif } = getEmblemDrawing(name);
  const tones: Record<EmblemTone, string> = {
    land: b,
    deep: mixColors(PINE, b, 0.42),
    light: mixColors(CREAM, b, 0.42),
    glow: mixColors(CREAM, b, 0.75),
  };
  const landscape: Step[] = [
    { type: 'rect', box: { x: 0, y: 0, width: EMBLEM_SIZE, height: EMBLEM_SIZE }, fill: a },
    { type: 'path', path: emblemRays, fill: CREAM, opacity: 0.15 },
    ...motif.map(([tone, path]): Step => ({ type: 'path', path, fill: tones[tone] })),
  ];
  const ring = { color: mixColors(CREAM, b, 0.35), width: 2.4 };
  const scale = size / EMBLEM_SIZE;
  const shrink = (share: number) => ({ origin: [60 - 60 * share, 60 - 60 * share], scale: share }) as const;
  const { origin, scale: inner } = shrink(0.91);
  return {
    type: 'group',
    origin: [x, y],
    scale,
    steps: [
      { type: 'path', path: outline, fill: mixColors(PINE, a, 0.46) },
      { type: 'group', origin, scale: inner, clip: outline, steps: [enlarge(landscape, inner)] },
      { type: 'group', ...shrink(0.935), steps: [{ type: 'path', path: outline, stroke: ring }] },
      {
        type: 'text',
        text: String(number),
        x: EMBLEM_SIZE / 2,
        y: NUMBER_BASELINE,
        anchor: 'middle',
        font: { weight: 700, size: NUMBER_SIZE },
        fill: '#fdf8ec',
        outline: { color: mixColors(PINE, a, 0.26), width: 9 },
      },
    ],
  };
}

/** Undoes the shrinking of a clip for what it clips. */
function enlarge(steps: readonly Step[], shrunk: number): GroupStep {
  const offset = 60 - 60 / shrunk;
  return { type: 'group', origin: [offset, offset], scale: 1 / shrunk, steps };
}
