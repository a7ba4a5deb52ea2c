import { measureText } from '../drawing/measureText.ts';
import type { Box, GroupStep, Step, TextStep } from '../drawing/steps.ts';

type Flat = {
  readonly step: Exclude<Step, GroupStep>;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
};

/** All steps without groups, each with the origin and the scale of its groups. What a clip cuts is left out. */
export function flattenSteps(steps: readonly Step[], at = { x: 0, y: 0, scale: 1 }): Flat[] {
  return steps.flatMap((step): Flat[] => {
    if (step.type !== 'group') return [{ step, ...at }];
    if (step.clip) return [];
    const [x, y] = step.origin;
    const inner = { x: at.x + x * at.scale, y: at.y + y * at.scale, scale: at.scale * step.scale };
    return flattenSteps(step.steps, inner);
  });
}

/** The box around the capitals of a text. Descenders may reach into the space between lines. */
export function getTextBox({ step, x, y, scale }: Flat & { readonly step: TextStep }): Box {
  const width = measureText(step.text, step.font) * scale;
  const start = { start: 0, middle: width / 2, end: width }[step.anchor];
  const size = step.font.size * scale;
  return { x: x + step.x * scale - start, y: y + step.y * scale - 0.72 * size, width, height: 0.72 * size };
}

/** All texts but the numbers of emblems, which are drawn on a scale. */
export function getTexts(steps: readonly Step[]): (Flat & { readonly step: TextStep })[] {
  return flattenSteps(steps).flatMap((flat) =>
    flat.step.type === 'text' && flat.scale === 1 ? [{ ...flat, step: flat.step }] : [],
  );
}
