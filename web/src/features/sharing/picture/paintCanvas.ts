import type { Card } from '@outrank/shared/sharing/card';
import type {
  Fill,
  Font,
  GroupStep,
  PathStep,
  RectStep,
  Step,
  TextStep,
} from '@outrank/shared/sharing/drawing/steps';

/** Other scripts and emoji come from the system's fonts. */
export function toCanvasFont({ weight, size }: Font): string {
  return `${weight} ${size}px "Barlow Condensed", "Source Sans 3 Variable", system-ui, sans-serif`;
}

const alignments = { start: 'left', middle: 'center', end: 'right' } as const;

/** Paints a card as `paintSvg` does. The canvas must have the card's size. */
export function paintCanvas(context: CanvasRenderingContext2D, { width, height, steps }: Card): void {
  context.clearRect(0, 0, width, height);
  // Otherwise a text in Arabic would start at the other end of its place.
  context.direction = 'ltr';
  for (const step of steps) paintStep(context, step);
}

function paintStep(context: CanvasRenderingContext2D, step: Step): void {
  context.save();
  if (step.type !== 'group') context.globalAlpha = step.opacity ?? 1;
  if (step.type === 'rect') paintRect(context, step);
  else if (step.type === 'path') paintPath(context, step);
  else if (step.type === 'text') paintText(context, step);
  else paintGroup(context, step);
  context.restore();
}

function paintRect(context: CanvasRenderingContext2D, { box, radius = 0, fill }: RectStep): void {
  context.fillStyle = toFillStyle(context, fill);
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, radius);
  context.fill();
}

function paintPath(context: CanvasRenderingContext2D, { path, fill, stroke }: PathStep): void {
  const shape = new Path2D(path);
  if (fill) {
    context.fillStyle = fill;
    context.fill(shape);
  }
  if (!stroke) return;
  context.strokeStyle = stroke.color;
  context.lineWidth = stroke.width;
  context.stroke(shape);
}

function paintText(
  context: CanvasRenderingContext2D,
  { text, x, y, anchor, font, fill, outline }: TextStep,
): void {
  context.font = toCanvasFont(font);
  context.textAlign = alignments[anchor];
  if (outline) {
    context.strokeStyle = outline.color;
    context.lineWidth = outline.width;
    context.lineJoin = 'round';
    context.strokeText(text, x, y);
  }
  context.fillStyle = fill;
  context.fillText(text, x, y);
}

function paintGroup(
  context: CanvasRenderingContext2D,
  { origin: [x, y], scale, clip, steps }: GroupStep,
): void {
  context.translate(x, y);
  context.scale(scale, scale);
  if (clip) context.clip(new Path2D(clip));
  for (const step of steps) paintStep(context, step);
}

function toFillStyle(context: CanvasRenderingContext2D, fill: Fill): string | CanvasGradient {
  if (typeof fill === 'string') return fill;
  const gradient =
    fill.kind === 'linear'
      ? context.createLinearGradient(...fill.from, ...fill.to)
      : context.createRadialGradient(...fill.center, 0, ...fill.center, fill.radius);
  for (const [offset, color, opacity] of fill.stops) {
    const alpha = Math.round(opacity * 255)
      .toString(16)
      .padStart(2, '0');
    gradient.addColorStop(offset, `${color}${alpha}`);
  }
  return gradient;
}
