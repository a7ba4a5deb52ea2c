/** The two ways through a history of changes. */
export type HistoryStep = { readonly type: 'undone' } | { readonly type: 'redone' };

/** What comes back of an earlier state, beside what is there now. */
type Restore<State> = (earlier: State, present: State) => State;

type Kept<State> = { readonly state: State; readonly restore: Restore<State> };

export type History<State> = {
  readonly present: State;
  readonly past: readonly Kept<State>[];
  readonly future: readonly Kept<State>[];
};

/** More steps than a fan takes back, few enough to hold. */
const STEPS_MAX = 100;

export function historyOf<State>(present: State): History<State> {
  return { present, past: [], future: [] };
}

/** The history after a change, which can be taken back: as a whole, unless `restore` says otherwise. */
export function changed<State>(
  { present, past }: History<State>,
  next: State,
  restore: Restore<State> = (earlier) => earlier,
): History<State> {
  return { present: next, past: [...past, { state: present, restore }].slice(-STEPS_MAX), future: [] };
}

/** One change taken back or made again; where there is none, nothing happens. */
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
