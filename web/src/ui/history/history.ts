export type HistoryStep = { readonly type: 'undone' } | { readonly type: 'redone' };

/** A move of an item. Moves of the same group are one step. */
export type Move = { readonly from: number; readonly to: number; readonly group?: unknown };

/** Restores an earlier state; it may keep a part of the present one. */
type Restore<State> = (earlier: State, present: State) => State;

type Step<State> = {
  readonly state: State;
  readonly restore: Restore<State>;
  readonly group: unknown;
};

type ChangeOptions<State> = {
  /** Undo restores the whole earlier state unless this says otherwise. */
  readonly restore?: Restore<State>;
  /** Changes of the same group that follow each other are one step. A change without one is a step of its own. */
  readonly group?: unknown;
};

export type History<State> = {
  readonly present: State;
  readonly past: readonly Step<State>[];
  readonly future: readonly Step<State>[];
};

/** More steps than a user undoes, few enough to hold in memory. */
const STEPS_MAX = 100;

export function createHistory<State>(present: State): History<State> {
  return { present, past: [], future: [] };
}

export function recordChange<State>(
  { present, past }: History<State>,
  next: State,
  { restore = (earlier) => earlier, group }: ChangeOptions<State> = {},
): History<State> {
  const isContinued = group !== undefined && past.at(-1)?.group === group;
  const steps = isContinued ? past : [...past, { state: present, restore, group }].slice(-STEPS_MAX);
  return { present: next, past: steps, future: [] };
}

/** Undoes or redoes one change; without one it returns the same history. */
export function undoRedo<State>(history: History<State>, { type }: HistoryStep): History<State> {
  const [from, to] = type === 'undone' ? (['past', 'future'] as const) : (['future', 'past'] as const);
  const { present } = history;
  const step = history[from].at(-1);
  if (!step) return history;
  return {
    ...history,
    present: step.restore(step.state, present),
    [from]: history[from].slice(0, -1),
    [to]: [...history[to], { ...step, state: present }],
  };
}

/**
 * What a step changed about ranked names, in words: who is back, who is gone, or where the one is who moved furthest. An empty
 * name is an empty place. Empty when it changed no place.
 */
export function describeStep(before: readonly string[], after: readonly string[]): string {
  const back = after.filter((name) => name && !before.includes(name));
  const gone = before.filter((name) => name && !after.includes(name));
  const place = (name: string) => `place ${after.indexOf(name) + 1} of ${after.length}`;
  if (back.length + gone.length > 1) return `${after.filter(Boolean).length} are ranked.`;
  if (back[0]) return `${back[0]} is back at ${place(back[0])}.`;
  if (gone[0]) return `${gone[0]} is gone.`;
  const distance = (name: string) => Math.abs(after.indexOf(name) - before.indexOf(name));
  const [furthest] = after.filter(Boolean).toSorted((a, b) => distance(b) - distance(a));
  return furthest && distance(furthest) > 0 ? `${furthest} is at ${place(furthest)}.` : '';
}
