import { type CardShape, drawCard } from '../card/card.ts';
import { measureText } from '../card/cardText.ts';
import type { Box } from '../card/svg.ts';
import type { Share } from '../shareKinds.ts';

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const readText = (markup: string) => markup.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? '');

type ReadCard = {
  readonly width: number;
  readonly height: number;
  /** With the box around the capitals. Descenders may reach into the space between lines. */
  readonly texts: readonly (Box & { readonly text: string })[];
  readonly rects: readonly Box[];
};

/** The texts and rectangles of a card outside its groups, which are emblems, the torch and what a clip cuts. */
export function readCard(share: Share, shape: CardShape = 'wide'): ReadCard {
  const svg = drawCard(share, shape);
  const texts: ReadCard['texts'][number][] = [];
  const rects: Box[] = [];
  let depth = 0;
  for (const [, close, tag, attributes = '', content = ''] of svg.matchAll(/<(\/?)(\w+)([^>]*)>([^<]*)/g)) {
    if (tag === 'g') depth += close ? -1 : 1;
    if (close || depth > 0) continue;
    if (tag === 'rect') rects.push(readBox(attributes));
    if (tag === 'text') texts.push(readTextBox(attributes, readText(content)));
  }
  const { width, height } = readBox(svg.slice(0, svg.indexOf('>')));
  return { width, height, texts, rects };
}

const get = (attributes: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
const getNumber = (attributes: string, name: string) => Number(get(attributes, name) ?? 0);

function readBox(attributes: string): Box {
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    getNumber(attributes, name),
  );
  return { x, y, width, height };
}

function readTextBox(attributes: string, text: string): Box & { readonly text: string } {
  const size = getNumber(attributes, 'font-size');
  const weight = getNumber(attributes, 'font-weight') === 600 ? 600 : 700;
  const width = measureText(text, { weight, size });
  const before = { middle: width / 2, end: width }[get(attributes, 'text-anchor') ?? ''] ?? 0;
  const { x, y } = readBox(attributes);
  return { text, x: x - before, y: y - 0.72 * size, width, height: 0.72 * size };
}
