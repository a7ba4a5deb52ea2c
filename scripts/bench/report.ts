import { cpus, loadavg } from 'node:os';

const decimals = { ms: 1, documents: 0, 'of the screen': 3 };

/** `of the screen` is the part that moved, times the distance. */
export type BenchMetric = {
  readonly what: string;
  readonly unit: keyof typeof decimals;
  readonly measured: number;
  /** The most that it may be. */
  readonly budget: number;
  readonly remark?: string;
};

/** How a part of the bench measures, and its metrics. */
export type Measurement = { readonly how: string; readonly metrics: readonly BenchMetric[] };

const isMet = ({ measured, budget }: BenchMetric): boolean => measured <= budget;

/** The value that this part (0 to 1) of the sample does not exceed. 0.5 is the median. */
export function getPercentile(sample: readonly number[], part: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('An empty sample has no percentiles.');
  return value;
}

/** Cores, processor, and the load, which lengthens times. */
export function describeMachine(): string {
  const [load = 0] = loadavg();
  const model = cpus()[0]?.model.trim() || 'unknown processor';
  return `${cpus().length} cores, ${model}, load average ${load.toFixed(1)} when the run began`;
}

/** The text of the report. */
export function toMarkdown(measurements: readonly Measurement[], about: Record<string, string>): string {
  const metrics = measurements.flatMap((measurement) => measurement.metrics);
  const rows = metrics.map((metric) => {
    const { what, unit, budget, measured, remark = '' } = metric;
    const result = `${measured.toFixed(decimals[unit])} ${unit} | ${isMet(metric) ? 'yes' : '**NO**'}`;
    return `| ${what} | ${budget} ${unit} | ${result} | ${remark} |`;
  });
  return [
    '# Benchmarks\n',
    ...Object.entries(about).map(([name, value]) => `- ${name}: ${value}`),
    '\n| what | budget | measured | met | remark |\n| --- | ---: | ---: | --- | --- |',
    ...rows,
    '\n## How\n',
    ...measurements.map(({ how }) => `- ${how}`),
    '',
  ].join('\n');
}
