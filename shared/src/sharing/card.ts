import type { SeasonColors } from '../catalogue/seasonColors.ts';
import { toPercent } from '../consensus/compareOrders.ts';
import { type CardItem, toCardItem } from './card/cardItem.ts';
import { drawComparison } from './card/drawComparison.ts';
import type { Figure } from './card/drawFigure.ts';
import { drawFrame, type Frame } from './card/drawFrame.ts';
import { drawRanking } from './card/drawRanking.ts';
import type { Step } from './drawing/steps.ts';
import { shippedFont, type TextKit } from './drawing/textKit.ts';
import type { Share, ShareOf } from './share.ts';

/** In pixels: 1200 × 630 for links, 1080 × 1080 for posts, 1080 × 1920 for stories. */
export type CardShape = 'wide' | 'square' | 'story';

export type Card = { readonly width: number; readonly height: number; readonly steps: readonly Step[] };

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
    figure: 68,
    hugeFigure: 156,
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
    figure: 84,
    hugeFigure: 150,
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
    figure: 110,
    hugeFigure: 210,
    footer: 64,
  },
};

const NOT_DRAWABLE = 'A ranking';
const ANYBODY = 'a fan';

/** Lays out what is shared. @param kit how the painter's fonts treat texts; the shipped font alone by default. */
export function createCard(share: Share, shape: CardShape, kit: TextKit = shippedFont): Card {
  const frame = getFrame(share, shape);
  const items = toItems(share);
  const text = {
    eyebrow: getEyebrow(share),
    title: kit.toDrawable(share.title, NOT_DRAWABLE),
    author: 'userName' in share ? `by ${kit.toDrawable(share.userName, ANYBODY)}` : '',
    date: formatDate(share.updatedAt),
    figures: getFigures(share),
    buffs: items.map(({ colors }): SeasonColors => colors),
  };
  const { steps, body } = drawFrame(text, frame, kit);
  const main =
    share.kind === 'comparison'
      ? drawComparison(toSides(share, kit), body, kit)
      : drawRanking({ items, count: getCount(share), isTall: shape === 'story' }, body, kit);
  return { width: frame.width, height: frame.height, steps: [...steps, ...main] };
}

/** A comparison names both sides above its columns, so its title leaves them the space. */
function getFrame(share: Share, shape: CardShape): Frame {
  const frame = frames[shape];
  return share.kind === 'comparison' ? { ...frame, titleLines: frame.isBeside ? 3 : 1 } : frame;
}

function toItems(share: Share): CardItem[] {
  switch (share.kind) {
    case 'list':
      return alternate(
        share.itemIds.map((id, index) =>
          toCardItem({ rank: index + 1, id, seasonId: share.itemSeasonIds[index] }),
        ),
      );
    case 'ballot':
      return share.slots.flatMap((id, index) => (id === '' ? [] : [toCardItem({ rank: index + 1, id })]));
    case 'category':
      return share.entries.map(({ points, ...entry }) =>
        toCardItem({ ...entry, value: `${formatCount(points)} points` }),
      );
    case 'consensus': {
      const seasonId = share.subject === 'seasons' ? '' : share.subject.slice('cast-'.length);
      const toItem = ({ score, ...entry }: (typeof share.entries)[number]) =>
        toCardItem({ ...entry, seasonId, value: `${(score / 10_000).toFixed(1)}%` });
      return alternate(share.entries.map(toItem));
    }
    case 'comparison':
      return share.itemIds[0].map((id, index) =>
        toCardItem({ rank: index + 1, id, seasonId: share.seasonId }),
      );
  }
}

/** Contestants of one season would all have the same buff, so every second one wears it the other way round. */
function alternate(items: CardItem[]): CardItem[] {
  const isOneSeason = new Set(items.map(({ colors }) => colors.join())).size === 1;
  const turn = (colors: SeasonColors): SeasonColors => [colors[1], colors[0]];
  return items.map((item, index) =>
    isOneSeason && index % 2 === 1 ? { ...item, colors: turn(item.colors) } : item,
  );
}

function getCount(share: Exclude<Share, { kind: 'comparison' }>): number {
  if (share.kind === 'list') return share.count;
  return share.kind === 'ballot' ? share.slots.length : share.entries.length;
}

function getEyebrow(share: Share): string {
  switch (share.kind) {
    case 'list': {
      const noun = share.listType === 'season-ranking' ? 'season' : 'contestant';
      return `${share.count} ${noun}${share.count === 1 ? '' : 's'}, ranked`;
    }
    case 'ballot':
      return 'My Top 10';
    case 'category':
      return "The fans' Top 10";
    case 'consensus':
      return "Ranked by fans' lists";
    case 'comparison':
      return 'Head-to-head';
  }
}

function getFigures(share: Share): Figure[] {
  switch (share.kind) {
    case 'list':
      return [];
    case 'ballot':
      return getBallotFigures(share);
    case 'category':
      return [{ value: formatCount(share.ballots), label: share.ballots === 1 ? 'ballot' : 'ballots' }];
    case 'consensus':
      return [
        { value: formatCount(share.ballots), label: share.ballots === 1 ? "fan's list" : "fans' lists" },
      ];
    case 'comparison':
      return getComparisonFigures(share);
  }
}

function getBallotFigures({ agreement, boldest }: ShareOf<'ballot'>): Figure[] {
  const pick = boldest && toCardItem({ rank: boldest.position, id: boldest.id });
  return [
    ...(agreement === undefined
      ? []
      : [{ value: `${agreement}%`, label: "agreement with the fans' Top 10" }]),
    ...(pick
      ? [
          {
            value: `#${pick.rank}`,
            label: pick.isMasked ? 'my boldest pick' : `my boldest pick: ${pick.name}`,
          },
        ]
      : []),
  ];
}

function getComparisonFigures({ agreeing, pairs, biggest, seasonId }: ShareOf<'comparison'>): Figure[] {
  const percent = toPercent(agreeing, pairs);
  const value = percent === undefined ? `${agreeing} of ${pairs}` : `${percent}%`;
  const label =
    percent === undefined
      ? 'head-to-heads agree'
      : `agree in ${formatCount(agreeing)} of ${formatCount(pairs)} head-to-heads`;
  const split = biggest && toCardItem({ rank: 1, id: biggest.id, seasonId });
  return [
    { value, label, isHuge: percent !== undefined },
    ...(split
      ? [
          {
            value: `#${biggest.ranks[0]} / #${biggest.ranks[1]}`,
            label: split.name ? `biggest split: ${split.name}` : 'biggest split',
          },
        ]
      : []),
  ];
}

function toSides(share: ShareOf<'comparison'>, { toDrawable }: TextKit) {
  const [a, b] = share.names;
  return {
    names: [toDrawable(a, ANYBODY), toDrawable(b, ANYBODY)] as const,
    itemIds: share.itemIds,
    seasonId: share.seasonId,
    highlighted: share.biggest?.id,
  };
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

function formatDate(milliseconds: number): string {
  if (milliseconds === 0) return '';
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(milliseconds);
}
