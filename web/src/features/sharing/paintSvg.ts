/**
 * Paints the SVG of a card on a canvas, which gets its size. An `<img>` could do it, but does not wait for fonts within the SVG,
 * so some of its texts would be missing. Knows what `drawCard` uses: rectangles, paths, texts, groups, gradients and clips.
 */
export function paintSvg(context: CanvasRenderingContext2D, svg: string): void {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  context.canvas.width = getNumber(root, 'width');
  context.canvas.height = getNumber(root, 'height');
  // Otherwise a text in Arabic would start at the other end of its place.
  context.direction = 'ltr';
  paintElement(context, root);
}

function paintElement(context: CanvasRenderingContext2D, element: Element): void {
  context.save();
  const { a, d, e, f } = getMatrix(element);
  context.transform(a, 0, 0, d, e, f);
  const clip = findDefinition(element, 'clip-path')?.firstElementChild;
  if (clip) {
    const area = new Path2D();
    area.addPath(toPath(clip), getMatrix(clip));
    context.clip(area);
  }
  context.globalAlpha = getNumber(element, 'opacity', 1);
  switch (element.tagName) {
    case 'svg':
    case 'g':
      for (const child of element.children) paintElement(context, child);
      break;
    case 'rect':
    case 'path':
      paintShape(context, element);
      break;
    case 'text':
      paintText(context, element);
      break;
    case 'clipPath':
    case 'linearGradient':
    case 'radialGradient':
      break;
    default:
      throw new Error(`A card has no ${element.tagName}.`);
  }
  context.restore();
}

function paintShape(context: CanvasRenderingContext2D, element: Element): void {
  const path = toPath(element);
  if (setFill(context, element)) context.fill(path);
  if (setStroke(context, element)) context.stroke(path);
}

const alignments: Readonly<Record<string, CanvasTextAlign>> = { middle: 'center', end: 'right' };

function paintText(context: CanvasRenderingContext2D, element: Element): void {
  const families = element.ownerDocument.documentElement.getAttribute('font-family');
  const text = element.textContent ?? '';
  const [x, y] = [getNumber(element, 'x'), getNumber(element, 'y')];
  context.font = `${getNumber(element, 'font-weight')} ${getNumber(element, 'font-size')}px ${families}`;
  context.textAlign = alignments[element.getAttribute('text-anchor') ?? ''] ?? 'left';
  if (setFill(context, element)) context.fillText(text, x, y);
  if (setStroke(context, element)) context.strokeText(text, x, y);
}

/** The outline of a shape, without its place. */
function toPath(element: Element): Path2D {
  const path = new Path2D(element.getAttribute('d') ?? '');
  if (element.tagName === 'rect') {
    const get = (name: string) => getNumber(element, name);
    path.roundRect(get('x'), get('y'), get('width'), get('height'), get('rx'));
  }
  return path;
}

/** Whether the element has a fill, which is then set. Black unless it says otherwise. */
function setFill(context: CanvasRenderingContext2D, element: Element): boolean {
  const color = element.getAttribute('fill') ?? '#000000';
  if (color === 'none') return false;
  const definition = findDefinition(element, 'fill');
  context.fillStyle = definition ? toGradient(context, definition) : color;
  return true;
}

function toGradient(context: CanvasRenderingContext2D, element: Element): CanvasGradient {
  const get = (name: string) => getNumber(element, name);
  const gradient =
    element.tagName === 'linearGradient'
      ? context.createLinearGradient(get('x1'), get('y1'), get('x2'), get('y2'))
      : context.createRadialGradient(get('cx'), get('cy'), 0, get('cx'), get('cy'), get('r'));
  for (const stop of element.children) {
    const alpha = Math.round(getNumber(stop, 'stop-opacity', 1) * 255);
    const color = `${stop.getAttribute('stop-color')}${alpha.toString(16).padStart(2, '0')}`;
    gradient.addColorStop(getNumber(stop, 'offset'), color);
  }
  return gradient;
}

/** Whether the element has a stroke, which is then set. */
function setStroke(context: CanvasRenderingContext2D, element: Element): boolean {
  const color = element.getAttribute('stroke');
  if (color === null) return false;
  context.strokeStyle = color;
  context.lineWidth = getNumber(element, 'stroke-width', 1);
  context.lineJoin = element.getAttribute('stroke-linejoin') === 'round' ? 'round' : 'miter';
  return true;
}

/** What an attribute `url(#id)` points to. */
function findDefinition(element: Element, attribute: string): Element | null {
  const [, id] = /^url\(#(\w+)\)$/.exec(element.getAttribute(attribute) ?? '') ?? [];
  return id === undefined ? null : element.ownerDocument.getElementById(id);
}

/** Of a transform as `place` writes it. */
function getMatrix(element: Element) {
  const numbers = element.getAttribute('transform')?.match(/-?[\d.]+/g) ?? [];
  const [x = 0, y = 0, scale = 1] = numbers.map(Number);
  return { a: scale, d: scale, e: x, f: y };
}

function getNumber(element: Element, attribute: string, otherwise = 0): number {
  return Number(element.getAttribute(attribute) ?? otherwise);
}
