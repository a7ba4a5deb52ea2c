import type { Card } from '@outrank/shared/sharing/card';
import { splitGraphemes } from '@outrank/shared/sharing/drawing/measureText';
import type { Font, Step, TextStep } from '@outrank/shared/sharing/drawing/steps';
import type { TextKit } from '@outrank/shared/sharing/drawing/textKit';
import type { Fonts, Glyphs } from './fonts.ts';

/** How the fonts of pictures treat a text, and the parts of it that one font can draw. */
export type FontKit = TextKit & { readonly split: (text: string, font: Font) => readonly Run[] };

type Run = { readonly text: string; readonly glyphs: Glyphs };

/** Joins emoji or chooses their look: drawn with what is before it, without a width of its own. */
const INVISIBLE = /^(?:\u200c|\u200d|\ufe0e|\ufe0f)$/;
const EMOJI = /\p{Emoji_Presentation}|\ufe0f/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

export function createFontKit({ bold, semibold, others }: Fonts): FontKit {
  const emoji = others.at(-1) ?? bold;
  const findGlyphs = (grapheme: string, first: Glyphs) => {
    const order = EMOJI.test(grapheme) ? [emoji, first, ...others] : [first, ...others];
    return order.find((glyphs) => hasAll(glyphs, grapheme));
  };
  const toFace = ({ weight }: Font) => (weight === 700 ? bold : semibold);
  const split = (text: string, font: Font) => {
    const face = toFace(font);
    // A space of the emoji font is as wide as an emoji.
    return splitRuns(text, (each, last) =>
      each === ' ' && last && last !== emoji ? last : findGlyphs(each, face),
    );
  };
  return {
    split,
    measure: (text, font) => {
      const widths = split(text, font).map((run) => measureRun(run));
      return (widths.reduce((sum, width) => sum + width, 0) * font.size) / 1000;
    },
    toDrawable: (text, fallback) => {
      const kept = splitGraphemes(text.normalize('NFC')).filter(
        (each) => findGlyphs(each, bold) !== undefined,
      );
      const shown = kept.join('').replaceAll(/\s+/g, ' ').trim();
      return shown === '' ? fallback : shown;
    },
  };
}

function hasAll(glyphs: Glyphs, grapheme: string): boolean {
  return [...grapheme].every(
    (character) => INVISIBLE.test(character) || glyphs.getWidth(character.codePointAt(0) ?? 0) !== undefined,
  );
}

type FindGlyphs = (grapheme: string, last: Glyphs | undefined) => Glyphs | undefined;

/** Parts of one font, as they stand from left to right. What no font has is left out. */
function splitRuns(text: string, findGlyphs: FindGlyphs): readonly Run[] {
  const runs: Run[] = [];
  for (const grapheme of splitGraphemes(text)) {
    const last = runs.at(-1);
    const glyphs = findGlyphs(grapheme, last?.glyphs);
    if (glyphs && last && glyphs === last.glyphs)
      runs[runs.length - 1] = { glyphs, text: last.text + grapheme };
    else if (glyphs) runs.push({ glyphs, text: grapheme });
  }
  return RIGHT_TO_LEFT.test(text.match(/\p{L}/u)?.[0] ?? '') ? runs.toReversed() : runs;
}

/** In thousandths of the font size. An emoji of several characters is as wide as its first one. */
function measureRun({ text, glyphs }: Run): number {
  const widths = splitGraphemes(text).map((grapheme) => {
    const characters = EMOJI.test(grapheme) ? [...grapheme].slice(0, 1) : [...grapheme];
    return characters.reduce((sum, each) => sum + (glyphs.getWidth(each.codePointAt(0) ?? 0) ?? 0), 0);
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

/**
 * The same card with each text split into parts of one font. Given a text that needs two fonts, the library draws boxes
 * instead of letters that join and of emoji that are made of several characters.
 */
export function splitTexts(card: Card, kit: FontKit): Card {
  return { ...card, steps: card.steps.flatMap((step) => splitStep(step, kit)) };
}

function splitStep(step: Step, kit: FontKit): Step[] {
  if (step.type === 'group') return [{ ...step, steps: step.steps.flatMap((each) => splitStep(each, kit)) }];
  if (step.type !== 'text') return [step];
  const runs = kit.split(step.text, step.font);
  return runs.length < 2 ? [step] : placeRuns(step, runs);
}

const SHARES = { start: 0, middle: 0.5, end: 1 } as const;

function placeRuns(step: TextStep, runs: readonly Run[]): Step[] {
  const widths = runs.map((run) => (measureRun(run) * step.font.size) / 1000);
  const total = widths.reduce((sum, width) => sum + width, 0);
  let x = step.x - SHARES[step.anchor] * total;
  return runs.map(({ text }, index): Step => {
    const part: Step = { ...step, text, x, anchor: 'start' };
    x += widths[index] ?? 0;
    return part;
  });
}
