import { FirebaseError } from 'firebase/app';
import type { Firestore as Client } from 'firebase/firestore/lite';
import type { Firestore } from 'firebase-admin/firestore';
import type { CloudEvent } from '../functions/src/testing/delivery/cloudEvents.ts';
import { errorKind } from '../web/src/data/firebase/errors.ts';
import { ListChangedError } from '../web/src/data/lists/saveList.ts';
import { getClient } from '../web/src/testing/emulatorDatabase.ts';
import type { Outcome, User, World } from './world.ts';

/** The database without rules, and the queue of events that start functions. */
export type Backend = { readonly db: Firestore; readonly publish: (event: CloudEvent) => void };

/** One action of a user, in the model and for real. */
export type Action = {
  readonly by: User;
  /** Changes the model and returns the possible outcomes; without any, the action is done. */
  readonly predict: (world: World) => readonly Outcome[] | undefined;
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
