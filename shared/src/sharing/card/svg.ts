/** A piece of an SVG document, in which all texts are escaped. */
export type Svg = string;

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element of an SVG. The content is elements; `escapeXml` makes it of a text. */
export function element(tag: string, attributes: Attributes, ...content: readonly Svg[]): Svg {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${typeof value === 'number' ? round(value) : escapeXml(value)}"`,
  );
  return `<${tag}${written.join('')}>${content.join('')}</${tag}>`;
}

/** A gradient of one color, whose stops have an offset and an opacity. */
export function drawGradient(
  shape: 'linear' | 'radial',
  { id, ...area }: Attributes,
  color: string,
  ...stops: readonly (readonly [offset: number, opacity: number])[]
): Svg {
  const drawn = stops.map(([offset, opacity]) =>
    element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
  );
  return element(`${shape}Gradient`, { id, gradientUnits: 'userSpaceOnUse', ...area }, ...drawn);
}

/** Moves and scales what is drawn around an origin of its own. */
export function place(x: number, y: number, scale = 1): string {
  return `translate(${round(x)} ${round(y)}) scale(${round(scale)})`;
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
export function escapeXml(text: string): Svg {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"]/g, (character) => XML_ESCAPES[character] ?? '');
}

/** The colors of the cards: the app's dark theme, as `#rrggbb`, because the server's library knows no newer notation. */
export const palette = {
  night: '#0a1510',
  ground: '#101e18',
  ink: '#f6f0e2',
  inkSoft: '#b9b8a6',
  torch: '#f5a13c',
  flame: '#ffe3a8',
  wood: '#8a5a34',
  woodDark: '#6d452a',
} as const;

const toChannels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Mixes two colors `#rrggbb`. @param ratio of the second, from 0 to 1. */
export function mixColors(first: string, second: string, ratio: number): string {
  const others = toChannels(second);
  const mixed = toChannels(first).map((value, index) => value + ((others[index] ?? 0) - value) * ratio);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
