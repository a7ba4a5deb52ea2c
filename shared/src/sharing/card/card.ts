import { findAuthor, getShareKind, type Share } from '../shareKinds.ts';
import type { ShareView } from '../shareParts.ts';
import { formatShareDate } from '../shareText.ts';
import { type CardItem, toCardItem } from './cardItem.ts';
import { ANYBODY } from './cardText.ts';
import { drawComparison } from './drawComparison.ts';
import { drawEmblem, type Emblem } from './drawEmblem.ts';
import { drawFrame, type Frame } from './drawFrame.ts';
import { drawRanking } from './drawRanking.ts';
import { type Box, element, type Svg } from './svg.ts';

/** In pixels: 1200 × 630 for links, 1080 × 1080 for posts, 1080 × 1920 for stories. */
export type CardShape = 'wide' | 'square' | 'story';

const frames: Record<CardShape, Frame> = {
  wide: {
    width: 1200,
    height: 630,
    isBeside: true,
    margin: 54,
    inset: 52,
    textWidth: 352,
    title: { lines: 5, sizes: [84, 74, 64, 56, 48, 42, 36] },
    sizes: { eyebrow: 26, author: 34, stat: 68, hugeStat: 156, footer: 40 },
  },
  square: {
    width: 1080,
    height: 1080,
    isBeside: false,
    margin: 60,
    inset: 58,
    textWidth: 960,
    title: { lines: 2, sizes: [104, 92, 80, 68, 58] },
    sizes: { eyebrow: 34, author: 42, stat: 84, hugeStat: 150, footer: 48 },
  },
  story: {
    width: 1080,
    height: 1920,
    isBeside: false,
    margin: 68,
    inset: 150,
    textWidth: 944,
    title: { lines: 3, sizes: [140, 124, 108, 94, 80] },
    sizes: { eyebrow: 42, author: 54, stat: 110, hugeStat: 210, footer: 64 },
  },
};

/** The server draws other letters and emoji with the fonts that it has, the browser with these. */
const FAMILIES = "'Barlow Condensed', 'Source Sans 3 Variable', system-ui, sans-serif";

/** When the fonts can draw nothing of the title. */
const UNTITLED = 'A ranking';

/** What a card says: a ranking, two of them, or the emblem of a season. */
export type CardContent = Omit<ShareView, 'heading'> & {
  readonly title: string;
  /** Undefined for what belongs to nobody; empty when the fonts can draw nothing of the name. */
  readonly author?: string | undefined;
  readonly date?: string | undefined;
  /** In place of a ranking. */
  readonly emblem?: Emblem;
};

export function toCardContent(share: Share): CardContent {
  const { title } = share;
  const date = formatShareDate(share, 'medium');
  return { ...getShareKind(share).view(share), title, author: findAuthor(share), date };
}

export const drawCard = (share: Share, shape: CardShape): Svg => drawCardContent(toCardContent(share), shape);

/**
 * Draws a card as an SVG document that the server and the browser turn into the same picture. It uses only what the browser's
 * `paintSvg` knows.
 */
export function drawCardContent(content: CardContent, shape: CardShape): Svg {
  const { eyebrow, stats = [], items, count = items.length, chart, emblem, author, date = '' } = content;
  const frame = frames[shape];
  const { width, height, title } = frame;
  const cardItems = alternate(items.map(toCardItem));
  const text = {
    eyebrow,
    title: content.title || UNTITLED,
    author: author === undefined ? '' : `by ${author || ANYBODY}`,
    date,
    stats,
    buffs: emblem ? [emblem.colors] : cardItems.map(({ colors }) => colors),
  };
  // Two orders have names above their columns, so the title leaves them the space.
  const lines = chart ? (frame.isBeside ? 3 : 1) : title.lines;
  const { svg, body } = drawFrame(text, { ...frame, title: { ...title, lines } });
  const drawMain = () => {
    if (emblem) return drawCentered(emblem, body);
    if (chart) return drawComparison(chart, body);
    return drawRanking({ items: cardItems, count, isTall: shape === 'story' }, body);
  };
  const viewBox = `0 0 ${width} ${height}`;
  const root = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox, 'font-family': FAMILIES };
  return element('svg', root, svg, drawMain());
}

function drawCentered(emblem: Emblem, { x, y, width, height }: Box): Svg {
  const size = Math.min(width, height);
  return drawEmblem(emblem, x + (width - size) / 2, y + (height - size) / 2, size);
}

/** Items of one season would all have the same buff, so every second one wears it the other way round. */
function alternate(items: CardItem[]): CardItem[] {
  const isOneSeason = new Set(items.map(({ colors }) => colors.join())).size === 1;
  if (!isOneSeason) return items;
  return items.map((item, index) => {
    const [first, second] = item.colors;
    return index % 2 === 1 ? { ...item, colors: [second, first] } : item;
  });
}
