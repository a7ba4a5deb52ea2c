const decimals = { KB: 1, ms: 1, documents: 0, 'per second': 1, points: 0, 'of the screen': 3 };

/** Of points more is better, of everything else less; `of the screen` is the share that moves, times how far. */
type Unit = keyof typeof decimals;

/** One thing that was measured. */
export type Figure = {
  readonly what: string;
  readonly unit: Unit;
  readonly measured: number;
  /** The most that it may be, of points the least; without one the figure is told for its own sake. */
  readonly budget?: number;
  /** Why the budget is missed, as far as anybody knows; told only when it is. */
  readonly reason?: string;
  /** What else a reader should know about this very number. */
  readonly remark?: string;
};

export function isMet({ measured, unit, budget }: Figure): boolean {
  if (budget === undefined) return true;
  return unit === 'points' ? measured >= budget : measured <= budget;
}

/** The value that this share (0 to 1) of the sample does not pass: 0.5 is the median. */
export function percentile(sample: readonly number[], share: number): number {
  const sorted = [...sample].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('An empty sample has no percentiles.');
  return value;
}

/** The number as a reader wants it. */
export function measuredText({ measured, unit }: Figure): string {
  return `${measured.toFixed(decimals[unit])} ${unit}`;
}

/** The milliseconds that the work takes. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
