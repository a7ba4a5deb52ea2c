import type { Browser, Page } from 'playwright-core';

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Times are in microseconds; `tdur` is the time on the processor. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
};

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

/** Everything that an input causes ends within this time. */
export const IDLE_AFTER_MS = 500;

/** Records the page while `act` sends inputs, and returns the work that followed each of them. */
export async function traceWork(
  browser: Browser,
  page: Page,
  inputType: string,
  act: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return sumWorkAfterInputs(trace.traceEvents, inputType);
}

/** The milliseconds on the processor of the outermost tasks, from each input's task until the page is idle. */
export function sumWorkAfterInputs(events: readonly TraceEvent[], inputType: string): number[] {
  const inputs = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === inputType,
  );
  const [thread] = inputs;
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === thread?.pid && tid === thread?.tid,
  );
  return inputs.map((input) => {
    const first = tasks.find(({ ts, dur = 0 }) => ts <= input.ts && input.ts <= ts + dur);
    if (first === undefined) throw new Error('The trace has an event outside of every task.');
    const caused = tasks.filter(({ ts }) => ts >= first.ts && ts < first.ts + IDLE_AFTER_MS * 1000);
    return caused.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
}
