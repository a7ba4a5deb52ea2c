import type { Sorting } from '../documents/user.ts';
import { type Answer, appendAnswer, type Method, parseAnswers } from './answer.ts';
import { insertion, startInsertion } from './insertion.ts';
import { knockout, startKnockout } from './knockout.ts';

/** `firstGuess` holds all ids, best first: the list's current order, or how other people order its items. */
export function startSorting(firstGuess: readonly string[], top: number | null = null): Sorting {
  return { order: [...firstGuess], top, answers: '' };
}

export function addAnswer(sorting: Sorting, answer: Answer): Sorting {
  return { ...sorting, answers: appendAnswer(sorting.answers, answer) };
}

/** Without an answer it returns the same. */
export function removeLastAnswer(sorting: Sorting): Sorting {
  return { ...sorting, answers: sorting.answers.slice(0, -1) };
}

/** Repeats the answers. Those after the last question are ignored. */
function replay<State extends { readonly placed: readonly (string | readonly string[])[] }>(
  { ask, answer, bound, listWaiting }: Method<State>,
  start: State,
  answers: readonly Answer[],
) {
  let state = start;
  let ratio = 0;
  for (const [index, each] of answers.entries()) {
    if (!ask(state)) break;
    state = answer(state, each);
    ratio = Math.max(ratio, (index + 1) / (index + 1 + bound(state)));
  }
  const question = ask(state);
  const placed = state.placed.flat();
  return {
    /** Undefined when all that was wanted is known. */
    question,
    /** The items whose order is known, best first. */
    placed,
    /** The most questions that are left. Only an item that the user has not seen can raise it. */
    mostLeft: bound(state),
    /** From 0 to 1. Only undoing an answer lowers it. */
    ratio: question ? ratio : 1,
    /** All items but those not seen: the placed ones, and the others as in `order`. */
    toOrder: (order: readonly string[]) => [...placed, ...listWaiting(state, order)],
  };
}

/** How far the sorting is. */
export function getSortingProgress({ order, top, answers }: Sorting) {
  const parsed = parseAnswers(answers);
  return top === null
    ? replay(insertion, startInsertion(order), parsed)
    : replay(knockout, startKnockout(order, top), parsed);
}
