import { type CardShape, drawCard } from '@outrank/shared/sharing/card/card';
import { maskShare } from '@outrank/shared/sharing/shareNames';
import { allShares } from '@outrank/shared/sharing/testing/shares';
import { beforeEach, expect, test, vi } from 'vitest';
import { paintSvg } from './paintSvg.ts';

/** An outline as text: `M0 0h9z`, `box 0 0 9 9 r2`, moved: `(M0 0h9z at 1 2 x0.5)`. */
class FakePath {
  outline: string;
  constructor(outline = '') {
    this.outline = outline;
  }
  roundRect(x: number, y: number, width: number, height: number, radius: number) {
    this.outline = `box ${x} ${y} ${width} ${height} r${radius}`;
  }
  addPath({ outline }: FakePath, { a, e, f }: DOMMatrix2DInit) {
    this.outline = a === 1 && e === 0 && f === 0 ? outline : `(${outline} at ${e} ${f} x${a})`;
  }
}

beforeEach(() => {
  vi.stubGlobal('Path2D', FakePath);
});

/** A context that writes down what is painted, with its place: `fill #ff0000 M0 0h9z at 40 52 x1`. */
function createRecorder() {
  const marks: string[] = [];
  const saved: object[] = [];
  let place = { x: 0, y: 0, scale: 1 };
  const note = (mark: string) => {
    const { x, y, scale } = place;
    const alpha = context.globalAlpha === 1 ? '' : ` opacity ${context.globalAlpha}`;
    marks.push(`${mark}${alpha} at ${x} ${y} x${scale}`);
  };
  const describe = (kind: string, ...edges: number[]) => {
    const stops: string[] = [];
    return {
      addColorStop: (offset: number, color: string) => stops.push(`${offset} ${color}`),
      toString: () => `${kind} ${edges.join(' ')} [${stops.join(', ')}]`,
    };
  };
  const context = {
    canvas: { width: 0, height: 0 },
    ...{ fillStyle: '', strokeStyle: '', lineWidth: 0, lineJoin: '', globalAlpha: 1 },
    ...{ font: '', textAlign: '', direction: '' },
    save: () => saved.push({ ...place }),
    restore: () => {
      place = saved.pop() as typeof place;
    },
    transform: (scale: number, _b: number, _c: number, _d: number, x: number, y: number) => {
      const moved = { x: place.x + x * place.scale, y: place.y + y * place.scale };
      place = { ...moved, scale: place.scale * scale };
    },
    clip: ({ outline }: FakePath) => note(`clip ${outline}`),
    fill: ({ outline }: FakePath) => note(`fill ${context.fillStyle} ${outline}`),
    stroke: ({ outline }: FakePath) => note(`stroke ${context.strokeStyle} ${context.lineWidth} ${outline}`),
    fillText: (text: string, x: number, y: number) =>
      note(`text ${context.fillStyle} "${text}" ${x} ${y} ${context.textAlign} ${context.font}`),
    strokeText: (text: string, x: number, y: number) =>
      note(`outline ${context.strokeStyle} ${context.lineWidth} ${context.lineJoin} "${text}" ${x} ${y}`),
    createLinearGradient: (...edges: number[]) => describe('linear', ...edges),
    createRadialGradient: (...edges: number[]) => describe('radial', ...edges),
  };
  return { context, marks };
}

function paint(svg: string) {
  const { context, marks } = createRecorder();
  paintSvg(context as unknown as CanvasRenderingContext2D, svg);
  return { context, marks };
}

const wrap = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60" font-family="Some">${content}</svg>`;

test('the canvas gets the size of the card', () => {
  expect(paint(wrap('')).context.canvas).toEqual({ width: 90, height: 60 });
});

test('shapes have their fill, stroke, opacity and place', () => {
  const { marks } = paint(
    wrap(`<rect x="1" y="2" width="9" height="8" rx="3" fill="#aa0000" opacity="0.5"></rect>
<g transform="translate(10 20) scale(2)"><path d="M0 0h9z" fill="none" stroke="#00bb00" stroke-width="4"></path>
<path d="M1 1h2z" fill="#0000cc" transform="translate(-3 4.5) scale(0.5)"></path></g><rect width="5" height="6"></rect>`),
  );
  expect(marks).toEqual([
    'fill #aa0000 box 1 2 9 8 r3 opacity 0.5 at 0 0 x1',
    'stroke #00bb00 4 M0 0h9z at 10 20 x2',
    'fill #0000cc M1 1h2z at 4 29 x1',
    'fill #000000 box 0 0 5 6 r0 at 0 0 x1',
  ]);
});

test('texts have their font and side, with the outline below the letters', () => {
  const { marks } = paint(
    wrap(`<text x="4" y="5" text-anchor="end" font-size="20" font-weight="700" fill="#ffffff">A &amp; B</text>
<text x="6" y="7" font-size="9" font-weight="600" fill="none" stroke="#111111" stroke-width="2" stroke-linejoin="round">8</text>`),
  );
  expect(marks).toEqual([
    'text #ffffff "A & B" 4 5 right 700 20px Some at 0 0 x1',
    'outline #111111 2 round "8" 6 7 at 0 0 x1',
  ]);
});

test('gradients and clips are found by their ids', () => {
  const { marks } = paint(
    wrap(`<g clip-path="url(#c)"><clipPath id="c"><path d="M0 0h9z" transform="translate(1 2) scale(0.5)"></path></clipPath>
<linearGradient id="l" x2="9"><stop offset="0.5" stop-color="#123456" stop-opacity="0.2"></stop></linearGradient>
<rect width="9" height="9" fill="url(#l)"></rect></g>
<radialGradient id="r" cx="1" cy="2" r="3"><stop offset="1" stop-color="#abcdef"></stop></radialGradient>
<path d="M2 2z" fill="url(#r)"></path>`),
  );
  expect(marks).toEqual([
    'clip (M0 0h9z at 1 2 x0.5) at 0 0 x1',
    'fill linear 0 0 9 0 [0.5 #12345633] box 0 0 9 9 r0 at 0 0 x1',
    'fill radial 1 2 0 1 2 3 [1 #abcdefff] M2 2z at 0 0 x1',
  ]);
});

test('an element that cards do not have is refused', () => {
  expect(() => paint(wrap('<circle r="9"></circle>'))).toThrow('A card has no circle.');
});

const shapes: readonly CardShape[] = ['wide', 'square', 'story'];
const cases = allShares.flatMap((share) => shapes.map((shape) => [share.kind, shape, share] as const));

test.each(cases)('all of a %s in the shape %s is painted', (_, shape, share) => {
  for (const each of [share, maskShare(share)]) {
    const svg = drawCard(each, shape);
    const { marks } = paint(svg);
    const count = (pattern: RegExp) => [...svg.matchAll(pattern)].length;
    const painted = (kind: string) => marks.filter((mark) => mark.startsWith(kind)).length;
    expect(painted('clip')).toBe(count(/ clip-path=/g));
    expect(painted('text') + painted('outline')).toBe(count(/<text /g));
    expect(painted('fill') + painted('stroke')).toBe(count(/<(rect|path) /g) - count(/<clipPath /g));
    expect(marks.join()).not.toMatch(/NaN|undefined|null/);
  }
});
