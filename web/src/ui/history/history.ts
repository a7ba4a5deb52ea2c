export type HistoryStep = { readonly type: 'undone' } | { readonly type: 'redone' };

/** Restores an earlier state; it may keep a part of the present one. */
type Restore<State> = (earlier: State, present: State) => State;

type Step<State> = { readonly state: State; readonly restore: Restore<State> };

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

/** Adds a change. Undo restores the whole earlier state unless `restore` says otherwise. */
export function recordChange<State>(
  { present, past }: History<State>,
  next: State,
  restore: Restore<State> = (earlier) => earlier,
): History<State> {
  return { present: next, past: [...past, { state: present, restore }].slice(-STEPS_MAX), future: [] };
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
