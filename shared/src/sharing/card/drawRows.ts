import { drawEmblem } from '../drawing/drawEmblem.ts';
import { palette } from '../drawing/palette.ts';
import type { Box, Step } from '../drawing/steps.ts';
import { centerCaps, drawLine, type TextKit } from '../drawing/textKit.ts';
import type { CardItem } from './cardItem.ts';

type Grid = {
  readonly columns: number;
  readonly rowHeight: number;
  readonly gap: number;
  /** Whether the season or the points are beside the name, where both fit. */
  readonly hasAside: boolean;
};

/** Rows that run down one column after the other. */
export function drawRows(items: readonly CardItem[], box: Box, grid: Grid, kit: TextKit): Step[] {
  const { columns, rowHeight, gap, hasAside } = grid;
  const rows = Math.ceil(items.length / columns);
  const width = (box.width - gap * (columns - 1)) / columns;
  return items.flatMap((item, index) => {
    const x = box.x + Math.floor(index / rows) * (width + gap);
    const y = box.y + (index % rows) * rowHeight;
    return drawRow(
      hasAside ? item : { ...item, detail: '', value: '' },
      { x, y, width, height: rowHeight },
      kit,
    );
  });
}

/** The rank, the emblem or a patch of the buff, the name, and beside it the season or the points. */
function drawRow(item: CardItem, { x, y, width, height }: Box, kit: TextKit): Step[] {
  const middle = y + height / 2;
  const size = height * 0.62;
  const rankWidth = size * 1.02;
  const mark = height * 0.74;
  const textX = x + rankWidth + mark + height * 0.44;
  const rank = {
    text: String(item.rank),
    x: x + rankWidth,
    y: centerCaps(middle, size),
    width: rankWidth,
    font: { weight: 700, size },
    fill: palette.torch,
    anchor: 'end',
  } as const;
  return [
    ...drawLine(rank, kit),
    ...drawMark(item, x + rankWidth + height * 0.2, middle - mark / 2, mark),
    ...drawRowText(item, { x: textX, y, width: x + width - textX, height }, kit),
  ];
}

function drawMark(item: CardItem, x: number, y: number, size: number): Step[] {
  if (item.emblem) return [drawEmblem(item.emblem, x, y, size)];
  const [first, second] = item.colors;
  const half = { y: y + size * 0.06, width: size * 0.44, height: size * 0.88 };
  return [
    { type: 'rect', box: { ...half, x: x + size * 0.06 }, fill: first },
    { type: 'rect', box: { ...half, x: x + size * 0.5 }, fill: second },
  ];
}

function drawRowText(item: CardItem, { x, y, width, height }: Box, kit: TextKit): Step[] {
  const middle = y + height / 2;
  if (item.name === '') {
    // The same width for all, because the width of a name would give it away.
    const bar = {
      x,
      y: middle - height * 0.16,
      width: width * (item.isMasked ? 0.6 : 0.3),
      height: height * 0.32,
    };
    return [
      {
        type: 'rect',
        box: bar,
        radius: height * 0.16,
        fill: palette.ink,
        opacity: item.isMasked ? 0.22 : 0.1,
      },
    ];
  }
  const font = { weight: 600, size: height * 0.62 } as const;
  const small = { weight: 600, size: height * 0.44 } as const;
  const aside = item.value || item.detail;
  const asideWidth = kit.measure(aside, small) + height * 0.3;
  const hasAside = aside !== '' && kit.measure(item.name, font) + asideWidth <= width;
  const baseline = centerCaps(middle, font.size);
  const nameWidth = hasAside ? width - asideWidth : width;
  const line = { y: baseline, fill: palette.ink };
  return [
    ...drawLine({ ...line, text: item.name, x, width: nameWidth, font }, kit),
    ...(hasAside
      ? drawLine(
          {
            ...line,
            text: aside,
            x: x + width,
            width: asideWidth,
            font: small,
            fill: palette.inkSoft,
            anchor: 'end',
          },
          kit,
        )
      : []),
  ];
}
