import { cpus, loadavg } from 'node:os';
import { type Figure, isMet, measuredText } from './figure.ts';

/** A group of figures, and one sentence about how they are measured. */
export type Measurement = { readonly how: string; readonly figures: readonly Figure[] };

/** Where and on what the figures were measured. */
export type Circumstances = { readonly date: string; readonly machine: string; readonly build: string };

/** Cores, processor, and how busy the machine was: a busy one makes times longer. */
export function describeMachine(): string {
  const [load = 0] = loadavg();
  const model = cpus()[0]?.model.trim() || 'unknown processor';
  return `${cpus().length} cores, ${model}, load average ${load.toFixed(1)} when the run began`;
}

/** The text of docs/benchmarks.md. */
export function toMarkdown(measurements: readonly Measurement[], about: Circumstances): string {
  const figures = measurements.flatMap((measurement) => measurement.figures);
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench`; edits here are lost with the next run. 1 KB is 1,000 bytes; of JavaScript, of gzip (level 6).',
    '',
    `- Date: ${about.date}`,
    `- Machine: ${about.machine}`,
    `- Build: ${about.build}`,
    '',
    ...table(figures.map(toCells)),
    '',
    ...missedBudgets(figures),
    '## How',
    '',
    ...measurements.map(({ how }) => `- ${how}`),
    '',
  ].join('\n');
}

function missedBudgets(figures: readonly Figure[]): string[] {
  const missed = figures.filter((figure) => !isMet(figure));
  if (missed.length === 0) return [];
  const ofReasons = Map.groupBy(missed, ({ reason = 'No reason is known.' }) => reason);
  const line = ([reason, ofReason]: readonly [string, readonly Figure[]]) =>
    `- **${ofReason.map(({ what }) => what).join('; ')}**: ${reason}`;
  return ['## Missed, and why', '', ...[...ofReasons].map(line), ''];
}

const headings = ['what', 'budget', 'measured', 'met', 'remark'];
const isNumber = (column: number) => column === 1 || column === 2;

function toCells(figure: Figure): string[] {
  const { what, remark = '' } = figure;
  return [what, limitText(figure), measuredText(figure), verdict(figure), remark];
}

function limitText({ unit, budget }: Figure): string {
  if (budget === undefined) return '';
  return `${unit === 'points' ? 'at least ' : ''}${budget} ${unit}`;
}

/** Columns of one width each, as the formatter would have them. */
function table(rows: readonly string[][]): string[] {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const padded = (cell: string, column: number) =>
    isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  const rule = widths.map((width, column) =>
    isNumber(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(headings.map(padded)), line(rule), ...rows.map((row) => line(row.map(padded)))];
}

function verdict(figure: Figure): string {
  if (figure.budget === undefined) return '';
  return isMet(figure) ? 'yes' : '**NO**';
}

/** What the terminal shows: a line for each figure, and clear words about the budgets. */
export function toLines(measurements: readonly Measurement[]): string[] {
  const figures = measurements.flatMap((measurement) => measurement.figures);
  const missed = figures.filter((figure) => !isMet(figure));
  const lines = figures.map((figure) => {
    const { what, remark } = figure;
    const limit = limitText(figure) && ` of ${limitText(figure)}`;
    return `${what}: ${measuredText(figure)}${limit}${remark ? ` (${remark})` : ''}`;
  });
  const conclusion =
    missed.length === 0
      ? 'Every budget is met.'
      : `MISSED ${missed.length} of the budgets: ${missed.map(({ what }) => what).join('; ')}.`;
  return [...lines, '', conclusion];
}
