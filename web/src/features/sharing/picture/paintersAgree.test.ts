import { type CardShape, createCard } from '@outrank/shared/sharing/card';
import { maskShare } from '@outrank/shared/sharing/maskShare';
import { paintSvg } from '@outrank/shared/sharing/paintSvg';
import { allShares, contestantsShare } from '@outrank/shared/sharing/testing/shares';
import { beforeEach, expect, test, vi } from 'vitest';
import { paintCanvas } from './paintCanvas.ts';

/** What a painter put on the picture, with absolute places: `fill #182a22 at 40 52`. */
type Mark = string;

const at = ([x, y]: readonly number[], scale: number, [dx, dy]: readonly number[] = [0, 0]) => {
  const place = [(x ?? 0) + scale * (dx ?? 0), (y ?? 0) + scale * (dy ?? 0)];
  return `at ${place.join(' ')}`;
};

class FakePath {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
}

type State = { origin: number[]; scale: number; alpha: number };

/** A context that writes down what is painted. */
function createRecorder() {
  const marks: Mark[] = [];
  let state: State = { origin: [0, 0], scale: 1, alpha: 1 };
  const saved: State[] = [];
  let box: number[] = [];
  const describe = (style: unknown) => (typeof style === 'string' ? style : 'gradient');
  const getSize = () => Number.parseFloat(/ ([\d.]+)px/.exec(context.font)?.[1] ?? '0') * state.scale;
  const addText = (kind: string, style: unknown, text: string, place: number[]) =>
    marks.push(
      `${kind} ${describe(style)} ${state.alpha} "${text}" ${context.textAlign} ${context.font.slice(0, 3)} ${getSize()} ${at(state.origin, state.scale, place)}`,
    );
  const gradient = { addColorStop: () => undefined };
  const context = {
    ...{
      font: '',
      textAlign: 'left',
      fillStyle: '' as unknown,
      strokeStyle: '',
      lineWidth: 0,
      lineJoin: '',
      direction: '',
    },
    clearRect: () => undefined,
    save: () => saved.push({ ...state }),
    restore: () => {
      state = saved.pop() ?? state;
    },
    get globalAlpha() {
      return state.alpha;
    },
    set globalAlpha(alpha: number) {
      state = { ...state, alpha };
    },
    translate: (x: number, y: number) => {
      const [left = 0, top = 0] = state.origin;
      state = { ...state, origin: [left + x * state.scale, top + y * state.scale] };
    },
    scale: (factor: number) => {
      state = { ...state, scale: state.scale * factor };
    },
    clip: ({ path }: FakePath) => marks.push(`clip ${path} ${at(state.origin, state.scale)}`),
    beginPath: () => undefined,
    roundRect: (...edges: number[]) => {
      box = edges;
    },
    fill: (shape?: FakePath) =>
      marks.push(
        shape
          ? `path ${describe(context.fillStyle)} ${state.alpha} ${shape.path} ${at(state.origin, state.scale)}`
          : `rect ${describe(context.fillStyle)} ${state.alpha} ${box.slice(2).map((edge) => edge * state.scale)} ${at(state.origin, state.scale, box)}`,
      ),
    stroke: ({ path }: FakePath) =>
      marks.push(`line ${context.strokeStyle} ${state.alpha} ${path} ${at(state.origin, state.scale)}`),
    fillText: (text: string, ...place: number[]) => addText('text', context.fillStyle, text, place),
    strokeText: (text: string, ...place: number[]) => addText('outline', context.strokeStyle, text, place),
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
  };
  return { context: context as unknown as CanvasRenderingContext2D, marks };
}

const aligned: Record<string, string> = { start: 'left', middle: 'center', end: 'right' };

/** The same marks, read from an SVG. */
function readSvg(element: Element, state: State = { origin: [0, 0], scale: 1, alpha: 1 }): Mark[] {
  const get = (name: string) => element.getAttribute(name) ?? '';
  const numbers = (...names: string[]) => names.map((name) => Number(get(name)));
  const fill = get('fill').startsWith('url') ? 'gradient' : get('fill');
  const alpha = Number(get('opacity') || 1);
  switch (element.tagName) {
    case 'defs':
      return [];
    case 'rect': {
      const [width = 0, height = 0, x = 0, y = 0, radius = 0] = numbers('width', 'height', 'x', 'y', 'rx');
      const sizes = [width, height, radius].map((edge) => edge * state.scale);
      return [`rect ${fill} ${alpha} ${sizes} ${at(state.origin, state.scale, [x, y])}`];
    }
    case 'path':
      return [
        ...(fill === 'none' ? [] : [`path ${fill} ${alpha} ${get('d')} ${at(state.origin, state.scale)}`]),
        ...(get('stroke')
          ? [`line ${get('stroke')} ${alpha} ${get('d')} ${at(state.origin, state.scale)}`]
          : []),
      ];
    case 'text': {
      const [size = 0, x = 0, y = 0] = numbers('font-size', 'x', 'y');
      const [kind, color] = get('stroke') ? ['outline', get('stroke')] : ['text', fill];
      const place = at(state.origin, state.scale, [x, y]);
      return [
        `${kind} ${color} ${alpha} "${element.textContent}" ${aligned[get('text-anchor')]} ${get('font-weight')} ${size * state.scale} ${place}`,
      ];
    }
    default:
      return readGroup(element, state);
  }
}

function readGroup(element: Element, state: State): Mark[] {
  const transform = element.getAttribute('transform') ?? 'translate(0 0) scale(1)';
  const [x = 0, y = 0, factor = 1] = [...transform.matchAll(/-?[\d.]+/g)].map(Number);
  const [left = 0, top = 0] = state.origin;
  const inner = {
    origin: [left + x * state.scale, top + y * state.scale],
    scale: state.scale * factor,
    alpha: 1,
  };
  const clip = /#(\w+)/.exec(element.getAttribute('clip-path') ?? '')?.[1];
  const path = clip && element.ownerDocument.querySelector(`[id="${clip}"] path`)?.getAttribute('d');
  const marks = [...element.children].flatMap((child) => readSvg(child, inner));
  return path ? [`clip ${path} ${at(inner.origin, inner.scale)}`, ...marks] : marks;
}

beforeEach(() => {
  vi.stubGlobal('Path2D', FakePath);
});

const NUMBER = /-?\d+(\.\d+)?(e-\d+)?/g;
const withoutNumbers = (mark: Mark) => mark.replaceAll(NUMBER, 'n');
const getNumbers = (marks: readonly Mark[]) =>
  [...marks.join(' ').matchAll(NUMBER)].map(([text]) => Number(text));

/** In pixels: the SVG has rounded numbers. */
function getLargestDifference(marks: readonly Mark[], others: readonly Mark[]): number {
  const expected = getNumbers(others);
  return Math.max(
    ...getNumbers(marks).map((value, index) => Math.abs(value - (expected[index] ?? Number.NaN))),
  );
}

const shapes: readonly CardShape[] = ['wide', 'square', 'story'];
const cases = [...allShares, maskShare(contestantsShare)].flatMap((share) =>
  shapes.map((shape) => [share.kind, shape, share] as const),
);

test.each(cases)('canvas and SVG of a %s in the shape %s show the same', (_, shape, share) => {
  const card = createCard(share, shape);
  const { context, marks } = createRecorder();
  paintCanvas(context, card);
  const svg = new DOMParser().parseFromString(paintSvg(card), 'image/svg+xml').documentElement;
  expect(marks.length).toBeGreaterThan(50);
  const others = readSvg(svg);
  expect(marks.map(withoutNumbers)).toEqual(others.map(withoutNumbers));
  expect(getLargestDifference(marks, others)).toBeLessThan(0.5);
});
