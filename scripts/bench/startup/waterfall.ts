import type { Visited } from './visit.ts';

const WIDTH = 40;
/** What is requested later has no influence on the content. */
const AFTER_CONTENT_MS = 300;

/** The requests of a visit as lines of text: `assets/index-COzLaTUc.js   612-1480 ms  |    =====  |`. */
export function drawWaterfall(
  name: string,
  { content, largestPaint, firstPaint, requests }: Visited,
): string {
  const end = content + AFTER_CONTENT_MS;
  const shown = requests.filter(({ start }) => start < end).sort((a, b) => a.start - b.start);
  const names = shown.map(({ url }) => shorten(url));
  const length = Math.max(...names.map((each) => each.length));
  const toColumn = (time: number) => Math.min(WIDTH, Math.round((time / end) * WIDTH));
  const lines = shown.map((request, index) => {
    const [from, to] = [
      toColumn(request.start),
      Math.max(toColumn(request.end), toColumn(request.start) + 1),
    ];
    const bar = `${' '.repeat(from)}${'='.repeat(to - from)}`.padEnd(WIDTH + 1);
    const times = `${request.start.toFixed(0)}-${request.end.toFixed(0)}`.padStart(10);
    return `${(names[index] ?? '').padEnd(length)} ${times} |${bar}|`;
  });
  const paints = `first paint ${firstPaint.toFixed(0)} ms, largest ${largestPaint.toFixed(0)} ms, content ${content.toFixed(0)} ms`;
  return `### ${name}: ${paints}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`;
}

/** The file, or the host and what is requested there, without ids and keys. */
function shorten(url: string): string {
  const { host, pathname } = new URL(url);
  const last = pathname.split('/').at(-1) ?? '';
  return host.endsWith('googleapis.com')
    ? `${host.split('.')[0]} ${last.slice(0, 24)}`
    : pathname.slice(0, 48);
}
