import { isDeepStrictEqual } from 'node:util';
import { FirebaseError } from 'firebase/app';
import type { Firestore as Client } from 'firebase/firestore/lite';
import type { Firestore } from 'firebase-admin/firestore';
import { errorKind } from '../web/src/data/firebase/errors.ts';
import { ListChangedError } from '../web/src/data/lists/lists.ts';
import { getClient } from '../web/src/testing/emulatorDatabase.ts';
import type { Outcome, User, World } from './world.ts';

/** What functions that users call work with: the database without rules. */
export type Backend = { readonly db: Firestore };

/** One action of a user, in the model and for real. */
export type Action = {
  readonly by: User;
  /** Changes the model and returns the possible outcomes; without an answer, the action is done. */
  readonly predict: (world: World, outcome: Outcome) => readonly Outcome[] | undefined;
  /** Calls the functions of web/src/data. Throws when the action is refused. */
  readonly perform: (client: Client, backend: Backend) => Promise<unknown>;
  readonly toString: () => string;
};

export async function performAction(action: Action, backend: Backend): Promise<Outcome> {
  try {
    await action.perform(getClient(action.by), backend);
    return 'done';
  } catch (error) {
    if (error instanceof ListChangedError) return 'changed';
    if (error instanceof FirebaseError && error.code === 'aborted') return 'collided';
    const kind = errorKind(error);
    if (kind === 'busy') return 'busy';
    if (['forbidden', 'notFound', 'invalid'].includes(kind)) return 'refused';
    throw error;
  }
}

type ActionResult = { readonly action: Action; readonly outcome: Outcome };

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
    return (action.predict(next, outcome) ?? ['done']).includes(outcome);
  });
  return isPossible ? next : undefined;
}

function permute<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, index) =>
    permute(items.toSpliced(index, 1)).map((rest) => [first, ...rest] as const),
  );
}
