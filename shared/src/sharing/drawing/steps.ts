/** A picture is a list of drawing steps, later ones above earlier ones. `paintSvg` and the canvas painter draw the same. */

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The display face in one of the two weights that we ship. The size is in pixels. */
export type Font = { readonly weight: 600 | 700; readonly size: number };

/** Offset from 0 to 1, color, opacity. */
export type GradientStop = readonly [number, string, number];

type LinearGradient = {
  readonly kind: 'linear';
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly stops: readonly GradientStop[];
};

type RadialGradient = {
  readonly kind: 'radial';
  readonly center: readonly [number, number];
  readonly radius: number;
  readonly stops: readonly GradientStop[];
};

export type Gradient = LinearGradient | RadialGradient;

/** Colors are `#rrggbb`, because not every painter understands the newer notations. */
export type Fill = string | Gradient;

export type RectStep = {
  readonly type: 'rect';
  readonly box: Box;
  readonly radius?: number;
  readonly fill: Fill;
  readonly opacity?: number;
};

/** An SVG path, filled or stroked. */
export type PathStep = {
  readonly type: 'path';
  readonly path: string;
  readonly fill?: string;
  readonly stroke?: { readonly color: string; readonly width: number };
  readonly opacity?: number;
};

export type TextStep = {
  readonly type: 'text';
  readonly text: string;
  /** The anchor, on the baseline. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly font: Font;
  readonly fill: string;
  readonly opacity?: number;
  /** A line around the letters, below them. */
  readonly outline?: { readonly color: string; readonly width: number };
};

/** Steps with their own origin and scale. `clip` is an SVG path in their coordinates. */
export type GroupStep = {
  readonly type: 'group';
  readonly origin: readonly [number, number];
  readonly scale: number;
  readonly clip?: string;
  readonly steps: readonly Step[];
};

export type Step = RectStep | PathStep | TextStep | GroupStep;
