import { type CategoryId, categories } from '@outrank/shared/ballots/categories';
import type { ListKey } from '@outrank/shared/firestore/documentPaths';
import type { Firestore } from 'firebase-admin/firestore';
import { removeAccount } from '../accountDeletion/removeAccount.ts';
import { resumeDeletions } from '../accountDeletion/resumeDeletions.ts';
import { cascadeListDeletion } from '../cascade/cascadeListDeletion.ts';
import { cascadeUserName } from '../cascade/cascadeUserName.ts';
import { removeVotes } from '../cascade/removeVotes.ts';
import { repairEverything } from '../reconcile/repairEverything.ts';
import { rebuildSnapshot } from '../search/rebuildSnapshot.ts';
import { countBallot } from '../tally/countBallot.ts';
import { writeEdition } from '../tally/writeEdition.ts';
import { writeTopTen } from '../tally/writeTopTen.ts';
import { computeWeeklyTop } from '../weeklyTop/computeWeeklyTop.ts';
import { identities } from './emulator.ts';

/** Something of which the cloud tells a function. The function may ask for another to be told. */
export type CloudEvent = {
  readonly run: (db: Firestore, ask: (event: CloudEvent) => void) => Promise<unknown>;
  /** A task of a name that waits already is not asked for twice. */
  readonly task?: string;
};

/** When no event of today is on its way any more, so that the night ends what was lost. */
const inTwoDays = () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);

const at = (run: CloudEvent['run']): CloudEvent => ({ run });

/** What each function of functions/src/index.ts does that no browser calls, as it does it: with its core. */
export const cloud = {
  propagateUserName: (uid: string) => at((db) => cascadeUserName(db, uid)),
  cleanUpComment: (commentId: string) => at((db) => removeVotes(db, commentId)),
  cleanUpList: (key: ListKey) => at((db) => cascadeListDeletion(db, key)),
  tallyBallot: (uid: string) =>
    at(async (db, ask) => {
      await countBallot(db, uid);
      for (const { id } of categories) ask(cloud.publishTopTen(id));
    }),
  processDeletionRequest: (uid: string) =>
    at(async (db, ask) => {
      await removeAccount({ db, identities }, uid);
      ask(cloud.tallyBallot(uid));
    }),
  publishTopTen: (category: CategoryId): CloudEvent => ({
    run: (db) => writeTopTen(db, category),
    task: category,
  }),
  freezeEdition: (moment: Date) =>
    at(async (db) => {
      for (const { id } of categories) await writeEdition(db, id, moment);
    }),
  recomputeWeeklyTop: () => at((db) => computeWeeklyTop(db, new Date())),
  rebuildSearchSnapshot: () => at((db) => rebuildSnapshot(db, new Date())),
  reconcile: () =>
    at(async (db) => {
      await resumeDeletions({ db, identities }, inTwoDays());
      await repairEverything(db, inTwoDays());
    }),
};
