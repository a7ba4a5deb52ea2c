import type { Card } from './card.ts';
import type { Fill, GroupStep, PathStep, Step, TextStep } from './drawing/steps.ts';

/** The family of the shipped font, as its files name it. */
const FAMILY = 'Barlow Condensed';

/** Collects gradients and clips, which SVG defines apart. */
type Definitions = {
  readonly add: (toMarkup: (id: string) => string) => string;
  readonly markup: () => string;
};

function createDefinitions(): Definitions {
  const parts: string[] = [];
  return {
    add: (toMarkup) => {
      const id = `d${parts.length}`;
      parts.push(toMarkup(id));
      return `url(#${id})`;
    },
    markup: () => parts.join(''),
  };
}

/** Paints a card as an SVG document. All texts are escaped. */
export function paintSvg({ width, height, steps }: Card): string {
  const definitions = createDefinitions();
  const body = steps.map((step) => paintStep(step, definitions)).join('');
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return `${open}<defs>${definitions.markup()}</defs>${body}</svg>`;
}

function paintStep(step: Step, definitions: Definitions): string {
  switch (step.type) {
    case 'rect': {
      const { box, radius = 0, fill } = step;
      const place = toAttributes({ x: box.x, y: box.y, width: box.width, height: box.height, rx: radius });
      return `<rect${place} fill="${paintFill(fill, definitions)}"${toOpacity(step)}/>`;
    }
    case 'path':
      return paintPath(step);
    case 'text':
      return paintText(step);
    case 'group':
      return paintGroup(step, definitions);
  }
}

function paintPath({ path, fill = 'none', stroke, opacity }: PathStep): string {
  const line = stroke ? ` stroke="${stroke.color}" stroke-width="${round(stroke.width)}"` : '';
  return `<path d="${path}" fill="${fill}"${line}${toOpacity({ opacity })}/>`;
}

function paintText({ text, x, y, anchor, font, fill, opacity, outline }: TextStep): string {
  const face = ` font-family="${FAMILY}" font-weight="${font.weight}" font-size="${round(font.size)}"`;
  const place = `${toAttributes({ x, y })} text-anchor="${anchor}"${toOpacity({ opacity })}`;
  const open = `<text${place}${face} xml:space="preserve"`;
  const below = outline
    ? `${open} fill="none" stroke="${outline.color}" stroke-width="${outline.width}" stroke-linejoin="round">${escapeXml(text)}</text>`
    : '';
  return `${below}${open} fill="${fill}">${escapeXml(text)}</text>`;
}

function paintGroup({ origin: [x, y], scale, clip, steps }: GroupStep, definitions: Definitions): string {
  const transform = ` transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})"`;
  const url = clip && definitions.add((id) => `<clipPath id="${id}"><path d="${clip}"/></clipPath>`);
  const content = steps.map((step) => paintStep(step, definitions)).join('');
  return `<g${transform}${url ? ` clip-path="${url}"` : ''}>${content}</g>`;
}

function paintFill(fill: Fill, definitions: Definitions): string {
  if (typeof fill === 'string') return fill;
  const stops = fill.stops.map(
    ([offset, color, opacity]) =>
      `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  );
  const place =
    fill.kind === 'linear'
      ? toAttributes({ x1: fill.from[0], y1: fill.from[1], x2: fill.to[0], y2: fill.to[1] })
      : toAttributes({ cx: fill.center[0], cy: fill.center[1], r: fill.radius });
  const tag = `${fill.kind}Gradient`;
  return definitions.add(
    (id) => `<${tag} id="${id}" gradientUnits="userSpaceOnUse"${place}>${stops.join('')}</${tag}>`,
  );
}

function toOpacity({ opacity = 1 }: { readonly opacity?: number | undefined }): string {
  return opacity === 1 ? '' : ` opacity="${opacity}"`;
}

function toAttributes(values: Readonly<Record<string, number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${round(value)}"`)
    .join('');
}

/** Three decimals are finer than a pixel of any scale that is used. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

const XML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Also drops control characters, which XML does not allow, and halves of surrogate pairs. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"]/g, (character) => XML_ESCAPES[character] ?? '');
}
