import type { Act } from './action.ts';
import type { Outcome, World } from './world.ts';

/** An act, and what came of it. */
export type Deed = { readonly act: Act; readonly outcome: Outcome };

/** So many worlds are followed at most: acts of different fans rarely differ in their order. */
const WORLDS_MAX = 30;

/**
 * The worlds that explain what came of acts done at the same moment: they must have taken place in some order. None when
 * no order explains it.
 */
export function worldsAfter(worlds: readonly World[], deeds: readonly Deed[]): World[] {
  const orders = ordersOf(deeds);
  const after = new Map<string, World>();
  for (const world of worlds) {
    for (const order of orders) {
      const next = inOrder(world, order);
      if (next) after.set(textOf(next), next);
    }
  }
  return [...after.values()].slice(0, WORLDS_MAX);
}

function inOrder(world: World, order: readonly Deed[]): World | undefined {
  const next = structuredClone(world);
  const isExplained = order.every(
    ({ act, outcome }) => outcome === 'collided' || act.model(next).includes(outcome),
  );
  return isExplained ? next : undefined;
}

function ordersOf<Each>(all: readonly Each[]): readonly (readonly Each[])[] {
  if (all.length === 0) return [[]];
  return all.flatMap((first, place) =>
    ordersOf(all.toSpliced(place, 1)).map((rest) => [first, ...rest] as const),
  );
}

// Two worlds are one when only their fields were written in another order.
function textOf(world: World): string {
  return JSON.stringify(world, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
