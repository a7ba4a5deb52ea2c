import type { SeasonColors } from '../../catalogue/seasonColors.ts';
import { findAuthor, getShareKind, type Share } from '../shareKinds.ts';
import { formatShareDate } from '../shareText.ts';
import { type CardItem, toCardItem } from './cardItem.ts';
import type { TextKit } from './cardText.ts';
import { drawComparison } from './drawComparison.ts';
import { drawFrame, type Frame } from './drawFrame.ts';
import { drawRanking } from './drawRanking.ts';
import { element, type Svg } from './svg.ts';

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
    eyebrow: 26,
    titles: [84, 74, 64, 56, 48, 42, 36],
    titleLines: 5,
    author: 34,
    stat: 68,
    hugeStat: 156,
    footer: 40,
  },
  square: {
    width: 1080,
    height: 1080,
    isBeside: false,
    margin: 60,
    inset: 58,
    textWidth: 960,
    eyebrow: 34,
    titles: [104, 92, 80, 68, 58],
    titleLines: 2,
    author: 42,
    stat: 84,
    hugeStat: 150,
    footer: 48,
  },
  story: {
    width: 1080,
    height: 1920,
    isBeside: false,
    margin: 68,
    inset: 150,
    textWidth: 944,
    eyebrow: 42,
    titles: [140, 124, 108, 94, 80],
    titleLines: 3,
    author: 54,
    stat: 110,
    hugeStat: 210,
    footer: 64,
  },
};

/** The server draws other letters and emoji with the fonts that it has, the browser with these. */
export const FAMILIES = "'Barlow Condensed', 'Source Sans 3 Variable', system-ui, sans-serif";

const NOT_DRAWABLE = 'A ranking';
const ANYBODY = 'a fan';

/**
 * Draws what is shared, as an SVG document that the server and the browser turn into the same picture. It uses only what the
 * browser's `paintSvg` knows.
 */
export function drawCard(share: Share, shape: CardShape, kit: TextKit): Svg {
  const view = getShareKind(share).view(share);
  const { chart, count = view.items.length } = view;
  const frame = frames[shape];
  const { width, height } = frame;
  const items = alternate(view.items.map(toCardItem));
  const author = findAuthor(share);
  const text = {
    eyebrow: view.eyebrow,
    title: kit.toDrawable(share.title, NOT_DRAWABLE),
    author: author === undefined ? '' : `by ${kit.toDrawable(author, ANYBODY)}`,
    date: formatShareDate(share, 'medium') ?? '',
    stats: view.stats,
    buffs: items.map(({ colors }) => colors),
  };
  // Two orders have names above their columns, so the title leaves them the space.
  const titleLines = chart ? (frame.isBeside ? 3 : 1) : frame.titleLines;
  const { svg, body } = drawFrame(text, { ...frame, titleLines }, kit);
  const main = chart
    ? drawComparison({ ...chart, names: toDrawableNames(chart.names, kit) }, body, kit)
    : drawRanking({ items, count, isTall: shape === 'story' }, body, kit);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'font-family': FAMILIES,
    },
    svg,
    main,
  );
}

function toDrawableNames([a, b]: readonly [string, string], { toDrawable }: TextKit) {
  return [toDrawable(a, ANYBODY), toDrawable(b, ANYBODY)] as const;
}

/** Items of one season would all have the same buff, so every second one wears it the other way round. */
function alternate(items: CardItem[]): CardItem[] {
  const isOneSeason = new Set(items.map(({ colors }) => colors.join())).size === 1;
  const turn = (colors: SeasonColors): SeasonColors => [colors[1], colors[0]];
  return items.map((item, index) =>
    isOneSeason && index % 2 === 1 ? { ...item, colors: turn(item.colors) } : item,
  );
}
