import { FirebaseError } from 'firebase/app';
import type { Firestore as Client } from 'firebase/firestore/lite';
import type { Firestore } from 'firebase-admin/firestore';
import type { CloudEvent } from '../functions/src/testing/delivery/cloudEvents.ts';
import { errorKind } from '../web/src/data/firebase/errors.ts';
import { ListChangedError } from '../web/src/data/lists/saveList.ts';
import { getClient } from '../web/src/testing/emulatorDatabase.ts';
import type { Fan, Outcome, World } from './world.ts';

/** Where acts are performed: each fan behind the rules, and the cloud past them. */
export type Site = {
  readonly cloud: Firestore;
  /** Tells the cloud what happened. */
  readonly tell: (event: CloudEvent) => void;
};

/** One thing that a fan does, in the model and for real. */
export type Act = {
  readonly by: Fan;
  /** Does it in the model, and gives what may come of it. */
  readonly model: (world: World) => readonly Outcome[];
  /** Does it with the functions of web/src/data. Throws when it is refused. */
  readonly perform: (db: Client, site: Site) => Promise<unknown>;
  readonly toString: () => string;
};

/** What came of an act that a fan performed. */
export async function outcomeOf(act: Act, site: Site): Promise<Outcome> {
  try {
    await act.perform(getClient(act.by), site);
    return 'done';
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): Outcome {
  if (error instanceof ListChangedError) return 'changed';
  if (error instanceof FirebaseError && error.code === 'aborted') return 'collided';
  const kind = errorKind(error);
  if (kind === 'busy') return 'busy';
  if (['forbidden', 'notFound', 'invalid'].includes(kind)) return 'refused';
  throw error;
}
