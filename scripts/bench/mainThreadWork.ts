import type { Browser, Page } from 'playwright-core';

/** What the page's main thread did from one input until it was idle again, in milliseconds. */
export type Work = {
  /** By the clock: with whatever else the machine did meanwhile. */
  readonly elapsed: number;
  /** On the processor. */
  readonly cpu: number;
  /** By the clock, in the one task that answers the input: the app's code, and the layout that it asks for. */
  readonly answer: number;
};

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
};

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

/** Later than this after an input, nothing that it set off is still going on. */
export const IDLE_AFTER_MS = 500;

/** The events that begin a move and that the app answers by moving. */
export type InputKind = { readonly begin: 'keydown' | 'mousedown'; readonly answered: 'keydown' | 'click' };

/** Records the browser while `act` sends inputs, and tells the work that followed each of them. */
export async function traceWork(
  { browser, page, kind }: { browser: Browser; page: Page; kind: InputKind },
  act: () => Promise<void>,
): Promise<Work[]> {
  await browser.startTracing(page, { categories });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return workAfterInputs(trace.traceEvents, kind);
}

/** Sums the outermost tasks of the thread that handled the inputs. Trace times are microseconds. */
export function workAfterInputs(events: readonly TraceEvent[], { begin, answered }: InputKind): Work[] {
  const inputs = events.filter((event) => isDispatch(event, begin));
  const thread = inputs[0];
  const ofThread = events.filter(({ pid, tid }) => pid === thread?.pid && tid === thread?.tid);
  const tasks = ofThread.filter(({ name }) => name === 'RunTask');
  return inputs.map((input) => {
    const first = taskAround(tasks, input);
    const end = first.ts + IDLE_AFTER_MS * 1000;
    const answer = ofThread.find((event) => event.ts >= input.ts && isDispatch(event, answered));
    const own = tasks.filter(({ ts }) => ts >= first.ts && ts < end);
    return {
      elapsed: sum(own, 'dur'),
      cpu: sum(own, 'tdur'),
      answer: answer ? sum([taskAround(tasks, answer)], 'dur') : 0,
    };
  });
}

function isDispatch({ name, args }: TraceEvent, type: string): boolean {
  return name === 'EventDispatch' && args?.data?.type === type;
}

function taskAround(tasks: readonly TraceEvent[], event: TraceEvent): TraceEvent {
  const found = tasks.find(({ ts, dur = 0 }) => ts <= event.ts && event.ts <= ts + dur);
  if (found === undefined) throw new Error('The trace holds an event outside of every task.');
  return found;
}

function sum(tasks: readonly TraceEvent[], duration: 'dur' | 'tdur'): number {
  return tasks.reduce((total, task) => total + (task[duration] ?? 0), 0) / 1000;
}
