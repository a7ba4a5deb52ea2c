import { isDeepStrictEqual } from 'node:util';
import type { Action } from './action.ts';
import type { Outcome, World } from './world.ts';

export type ActionResult = { readonly action: Action; readonly outcome: Outcome };

/** Actions of different users rarely depend on their order, so few worlds are possible. */
const WORLDS_MAX = 30;

/** The worlds in which these simultaneous actions have their outcomes in some order; none when no order explains them. */
export function findPossibleWorlds(worlds: readonly World[], results: readonly ActionResult[]): World[] {
  const possible: World[] = [];
  for (const world of worlds) {
    for (const order of permute(results)) {
      const next = replay(world, order);
      if (next && !possible.some((each) => isDeepStrictEqual(each, next))) possible.push(next);
    }
  }
  return possible.slice(0, WORLDS_MAX);
}

function replay(world: World, order: readonly ActionResult[]): World | undefined {
  const next = structuredClone(world);
  const isPossible = order.every(({ action, outcome }) => {
    // A user without an account changes nothing: what the rules allow, such as removing a missing favorite, has no effect.
    if (outcome === 'collided' || next.deletedAccounts.includes(action.by)) return true;
    return (action.predict(next) ?? ['done']).includes(outcome);
  });
  return isPossible ? next : undefined;
}

function permute<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, index) =>
    permute(items.toSpliced(index, 1)).map((rest) => [first, ...rest] as const),
  );
}
