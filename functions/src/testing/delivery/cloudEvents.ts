import { randomUUID } from 'node:crypto';
import { type CategoryId, categories } from '@outrank/shared/catalogue/categories';
import type { ConsensusBallotKey } from '@outrank/shared/documents/ballots';
import { type ListKey, listPath, parseListKey } from '@outrank/shared/documents/list';
import { isSubject, type PollId, type Subject } from '@outrank/shared/documents/results';
import type { Firestore } from 'firebase-admin/firestore';
import { removeAccount } from '../../accountDeletion/removeAccount.ts';
import { cascadeCommentDeletion } from '../../cascade/cascadeCommentDeletion.ts';
import { cascadeListDeletion } from '../../cascade/cascadeListDeletion.ts';
import { cascadeUserName } from '../../cascade/cascadeUserName.ts';
import { type CountTarget, countTarget } from '../../counts/countTarget.ts';
import { withdrawBlocked } from '../../moderation/withdrawBlocked.ts';
import type { Drift, FailedPage } from '../../platform/log.ts';
import { DAY_MS } from '../../reconcile/night.ts';
import { reconcileSteps } from '../../reconcile/reconcileSteps.ts';
import { runSteps } from '../../reconcile/runSteps.ts';
import { allPolls, categoryPolls, createPoll } from '../../results/polls.ts';
import { publishResults } from '../../results/publishResults.ts';
import { tallyChange } from '../../results/tallyChange.ts';
import { tallyOfferedList } from '../../results/tallyOfferedList.ts';
import { writeEdition } from '../../results/writeEdition.ts';
import { rebuildSnapshot } from '../../search/loadListIndex.ts';
import { removeShares } from '../../sharing/removeShares.ts';
import { computeWeeklyTop } from '../../weeklyTop/computeWeeklyTop.ts';
import { refreshIfTop } from '../../weeklyTop/refreshWeeklyTop.ts';
import { authUsers, db as emulatorDb } from '../emulator.ts';
import { observeWrites, parseConsensusBallotKey, type Write } from './observeWrites.ts';

/** An event or task that starts a function. The function may publish others. */
export type CloudEvent = {
  readonly run: (db: Firestore, publish: Publish) => Promise<unknown>;
  /** A task whose name is still waiting is not queued twice. */
  readonly task?: string;
};

type Publish = (event: CloudEvent) => void;

const at = (run: CloudEvent['run']): CloudEvent => ({ run });

/** An event whose function also writes or deletes lists, comments, votes or reports, which causes events of their own. */
const observed = (run: CloudEvent['run']) =>
  at((db, publish) => publishWriteEvents(db, publish, () => run(db, publish)));

/** The event of a written vote or report, or of a comment that appeared or disappeared. */
const written = (kind: CountTarget['kind']) => (target: string) =>
  at(async (_db, publish) => publish(cloudEvents.countTarget({ kind, target })));

/** Each function of functions/src/index.ts that no browser calls, as it runs its core. */
export const cloudEvents = {
  propagateUserName: (uid: string) => observed((db) => cascadeUserName(db, uid)),
  cleanUpComment: (commentId: string) => observed((db) => cascadeCommentDeletion(db, commentId)),
  cleanUpList: (key: ListKey) => observed((db) => cascadeListDeletion(db, key)),
  tallyBallot: (uid: string, changed = categories.map(({ id }) => id)) =>
    at((db, publish) => {
      const change = { uid, changed, counted: categoryPolls };
      return tallyChange(db, change, (id) => publish(publicationOf(id)));
    }),
  tallyConsensusBallot: ({ userId: uid, subject }: ConsensusBallotKey) =>
    at((db, publish) => {
      const change = { uid, changed: [subject], counted: [createPoll(subject)] };
      return tallyChange(db, change, (id) => publish(publicationOf(id)));
    }),
  tallyOfferedList: (key: ListKey) =>
    at((db, publish) => tallyOfferedList(db, key, (id) => publish(publicationOf(id)))),
  removeShares: (key: ListKey) => at((db) => removeShares(db, listPath(key))),
  processDeletionRequest: (uid: string) =>
    observed(async (db, publish) => {
      await removeAccount({ db, authUsers }, uid);
      publish(cloudEvents.tallyBallot(uid));
    }),
  processBlockedAccount: (googleId: string) => observed((db) => withdrawBlocked(db, googleId)),
  countUpvotes: written('list'),
  countComments: written('list'),
  countCommentVotes: written('comment'),
  countReports: written('reports'),
  countTarget: (target: CountTarget): CloudEvent => ({
    run: (db, publish) => publishWriteEvents(db, publish, () => countTarget(db, target)),
    task: `${target.kind} ${target.target}`,
  }),
  checkTopList: (key: ListKey) =>
    at((db, publish) => refreshIfTop(db, key, () => publish(cloudEvents.refreshWeeklyTop()))),
  refreshWeeklyTop: (): CloudEvent => ({
    run: (db) => computeWeeklyTop(db, new Date()),
    task: 'weeklyTop',
  }),
  publishTopTen: (category: CategoryId): CloudEvent => ({
    run: (db) => publishResults(db, category),
    task: category,
  }),
  publishConsensus: (subject: Subject): CloudEvent => ({
    run: (db) => publishResults(db, subject),
    task: subject,
  }),
  freezeEdition: (moment: Date) =>
    at(async (db) => {
      for (const { id } of allPolls) await writeEdition(db, id, moment);
    }),
  recomputeWeeklyTop: () => at((db) => computeWeeklyTop(db, new Date())),
  rebuildSearchSnapshot: () => at((db) => rebuildSnapshot(db, new Date())),
  // Two days later no event of today is still on its way, so whatever is missing counts as lost.
  reconcile: () => observed((db) => reconcileAt(new Date(Date.now() + 2 * DAY_MS), db)),
};

function publicationOf(poll: PollId): CloudEvent {
  return isSubject(poll) ? cloudEvents.publishConsensus(poll) : cloudEvents.publishTopTen(poll);
}

const writeEvents: Readonly<Record<Write['kind'], (target: string) => readonly CloudEvent[]>> = {
  list: (target) => [cloudEvents.countUpvotes(target)],
  comments: (target) => [cloudEvents.countComments(target)],
  comment: (target) => [cloudEvents.countCommentVotes(target)],
  reports: (target) => [cloudEvents.countReports(target)],
  lists: (target) => {
    const key = parseListKey(target);
    return [cloudEvents.checkTopList(key), cloudEvents.tallyOfferedList(key), cloudEvents.removeShares(key)];
  },
  consensusBallots: (target) => [cloudEvents.tallyConsensusBallot(parseConsensusBallotKey(target))],
};

/** Runs something and publishes the events of the lists, comments, votes, reports and consensus ballots that change meanwhile. */
export function publishWriteEvents<Result>(
  db: Firestore,
  publish: Publish,
  run: () => Promise<Result>,
): Promise<Result> {
  return observeWrites(db, ({ kind, target }) => writeEvents[kind](target).forEach(publish), run);
}

/**
 * Reconciles as the schedule does, as of a moment and in a night of its own, and gives the drift that was repaired.
 * @throws also when a page failed, which the schedule leaves to the next nights.
 */
export async function reconcileAt(now: Date, db = emulatorDb): Promise<Drift[]> {
  const drifts: Drift[] = [];
  const report = (drift: Drift) => void drifts.push(drift);
  const errors: unknown[] = [];
  const onPageFailed = (_page: FailedPage, error: unknown) => void errors.push(error);
  const steps = reconcileSteps({ db, authUsers, now, night: randomUUID(), report, onPageFailed });
  await runSteps(steps, { onResult: () => undefined, onFailure: () => undefined });
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} pages failed`);
  return drifts;
}
