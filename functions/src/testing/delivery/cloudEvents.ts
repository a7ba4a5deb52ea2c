import { ACCOUNT_DELETIONS, PROFILES } from '@outrank/shared/documents/account';
import { parsePredictionKey } from '@outrank/shared/documents/airing';
import { BALLOTS, CONSENSUS_BALLOTS_GROUP } from '@outrank/shared/documents/ballots';
import { COMMENTS, DELETED_COMMENTS } from '@outrank/shared/documents/comment';
import { GROUPS } from '@outrank/shared/documents/group';
import { DELETED_LISTS, LISTS_GROUP } from '@outrank/shared/documents/list';
import { BLOCKED_ACCOUNTS, REPORTS_GROUP } from '@outrank/shared/documents/moderation';
import { COMMENT_VOTES_GROUP, UPVOTES_GROUP } from '@outrank/shared/documents/reactions';
import { SHARES } from '@outrank/shared/documents/shares';
import { DAY_MS } from '@outrank/shared/limits';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { closeEpisode, episodeTaskSchema, scoreEpisode } from '../../airing/countPredictions.ts';
import { requestEpisodeCounts } from '../../airing/editStoredSeason.ts';
import { cascadeUserName } from '../../cascade/cascadeUserName.ts';
import { cascadeCommentDeletion } from '../../cascade/removeComment.ts';
import { cleanUpGroup, cleanUpShare } from '../../cascade/removeReports.ts';
import { countTarget, countTaskSchema, requestCount } from '../../counts/countTarget.ts';
import { deleteAccountOf, followBlock, isRenamed } from '../../events/accountEvents.ts';
import {
  decideOnBallots,
  followBallots,
  followSubmission,
  isOtherSubmission,
} from '../../events/ballotEvents.ts';
import { followComment } from '../../events/commentEvents.ts';
import { cleanUpList, decideOnList, followList } from '../../events/listEvents.ts';
import { inboxTaskSchema, requestGroupEntries, updateInbox } from '../../inbox/updateInbox.ts';
import { getListKey } from '../../platform/contentQueries.ts';
import type { TaskRequest } from '../../platform/requestTask.ts';
import type { Change, Services } from '../../platform/services.ts';
import { listPolls } from '../../results/polls.ts';
import { publishResults, publishTaskSchema, writeEdition } from '../../results/publishResults.ts';
import { rebuildSnapshot } from '../../search/liveListIndex.ts';
import { computeWeeklyTop, requestTopEntries } from '../../weeklyTop/computeWeeklyTop.ts';
import { authUsers } from '../emulator.ts';
import { repairAt } from '../repairRuns.ts';

/** An event or task that starts a function. The function may publish others. */
export type CloudEvent = {
  readonly run: (db: Firestore, publish: Publish) => Promise<unknown>;
  /** A task whose name is still waiting is not queued twice. */
  readonly task?: string;
};

type Publish = (event: CloudEvent) => void;

/** How a function of `functions/src/events` is started, and what it does. */
type Entry = {
  /** The collections whose documents start it. */
  readonly group: string;
  readonly isOnlyCreation?: true;
  /** Whether it writes or deletes documents that start functions themselves. */
  readonly writes?: true;
  readonly run: (services: Services, ref: DocumentReference, change: Change) => unknown;
};

const getUid = (ref: DocumentReference) => ref.parent.parent?.id ?? '';
const isOnlyCreation = true;
const writes = true;

/** Each function of functions/src/events, as it decides and runs its core. */
export const entries = {
  onListWritten: {
    group: LISTS_GROUP,
    run: (services, ref, change) => followList(services, getListKey(ref), decideOnList(change)),
  },
  onListDeleted: {
    group: DELETED_LISTS,
    isOnlyCreation,
    writes,
    run: (services, { id }) => cleanUpList(services, id),
  },
  onShareDeleted: {
    group: SHARES,
    writes,
    run: ({ db }, { id }, { after }) => after === undefined && cleanUpShare(db, id),
  },
  onGroupDeleted: {
    group: GROUPS,
    writes,
    run: ({ db }, { id }, { after }) => after === undefined && cleanUpGroup(db, id),
  },
  onUpvoteWritten: {
    group: UPVOTES_GROUP,
    run: (services, { id }) => requestCount(services, { kind: 'upvotes', target: id }),
  },
  onCommentWritten: {
    group: COMMENTS,
    run: (services, { id }, change) => followComment(services, id, change),
  },
  onCommentDeleted: {
    group: DELETED_COMMENTS,
    writes,
    run: ({ db }, { id }) => cascadeCommentDeletion(db, id),
  },
  onCommentVoteWritten: {
    group: COMMENT_VOTES_GROUP,
    run: (services, { id }) => requestCount(services, { kind: 'commentVotes', target: id }),
  },
  onBallotWritten: {
    group: BALLOTS,
    run: (services, { id }, change) => followBallots(services, id, decideOnBallots(change)),
  },
  onConsensusBallotWritten: {
    group: CONSENSUS_BALLOTS_GROUP,
    run: async (services, ref, change) => {
      if (isOtherSubmission(change)) await followSubmission(services, getUid(ref), ref.id);
    },
  },
  onProfileWritten: {
    group: PROFILES,
    writes,
    run: async ({ db }, { id }, change) => {
      if (isRenamed(change)) await cascadeUserName(db, id);
    },
  },
  onAccountDeletionRequested: {
    group: ACCOUNT_DELETIONS,
    isOnlyCreation,
    writes,
    run: (services, { id }) => deleteAccountOf({ ...services, authUsers }, id),
  },
  onAccountBlocked: {
    group: BLOCKED_ACCOUNTS,
    isOnlyCreation,
    writes,
    run: (services, { id }) => followBlock(services, id),
  },
  onReportWritten: {
    group: REPORTS_GROUP,
    run: (services, { id }) => requestCount(services, { kind: 'reports', target: id }),
  },
} as const satisfies Record<string, Entry>;

const allEntries: readonly Entry[] = Object.values(entries);

/** The event of a written document. */
export function eventOf(entry: Entry, ref: DocumentReference, change: Change): CloudEvent {
  return {
    run: async (db, publish) => {
      const services = { db, request: (task: TaskRequest) => publish(taskOf(task)) };
      const run = async () => entry.run(services, ref, change);
      return entry.writes ? publishWriteEvents(db, publish, run) : run();
    },
  };
}

const publishPoll = ({ db }: Services, payload: TaskRequest['payload']) =>
  publishResults(db, publishTaskSchema.parse({ ...payload, dueAt: 0 }).poll);

/** Each function of functions/src/tasks.ts. */
export const tasks: Readonly<
  Record<TaskRequest['queue'], (services: Services, payload: TaskRequest['payload']) => Promise<unknown>>
> = {
  countTarget: (services, payload) => countTarget(services, countTaskSchema.parse({ ...payload, dueAt: 0 })),
  updateInbox: (services, payload) =>
    updateInbox(services, inboxTaskSchema.parse({ ...payload, dueAt: 0 }), new Date()),
  publishTopTen: publishPoll,
  publishConsensus: publishPoll,
  refreshWeeklyTop: ({ db }) => computeWeeklyTop(db, new Date()),
  closeEpisode: ({ db }, payload) => closeEpisode(db, episodeTaskSchema.parse(payload).key, Date.now()),
  scoreEpisode: async (services, payload) => {
    const { key } = episodeTaskSchema.parse(payload);
    await scoreEpisode(services.db, key, Date.now());
    await requestGroupEntries(services, parsePredictionKey(key)?.seasonId ?? '');
  },
};

export function taskOf({ queue, key, payload }: TaskRequest): CloudEvent {
  return {
    run: (db, publish) => tasks[queue]({ db, request: (task) => publish(taskOf(task)) }, payload),
    task: `${queue} ${key}`,
  };
}

/** Each function of functions/src/schedules.ts. */
export const schedules = {
  freezeEdition: (moment: Date): CloudEvent => ({
    run: async (db) => {
      for (const { id } of listPolls()) await writeEdition(db, id, moment);
    },
  }),
  recomputeWeeklyTop: (): CloudEvent => ({
    run: async (db, publish) => {
      await computeWeeklyTop(db, new Date());
      const services = { db, request: (task: TaskRequest) => publish(taskOf(task)) };
      await requestTopEntries(services);
      await requestEpisodeCounts(services, Date.now());
    },
  }),
  rebuildSearchSnapshot: (): CloudEvent => ({ run: (db) => rebuildSnapshot(db, new Date()) }),
  // Two days later no event of today is still on its way, so whatever is missing counts as lost.
  repairJob: (): CloudEvent => ({
    run: (db, publish) =>
      publishWriteEvents(db, publish, () => repairAt(new Date(Date.now() + 2 * DAY_MS), db)),
  }),
};

/** Runs something and publishes the events of all documents that were written meanwhile, also when it fails. */
export async function publishWriteEvents<Result>(
  db: Firestore,
  publish: Publish,
  run: () => Promise<Result>,
): Promise<Result> {
  const before = await readStarting(db);
  try {
    return await run();
  } finally {
    const after = await readStarting(db);
    for (const [path, { entry, document }] of new Map([...before, ...after])) {
      const [earlier, later] = [before.get(path)?.document, after.get(path)?.document];
      const isSame = earlier?.updateTime?.valueOf() === later?.updateTime?.valueOf();
      if (isSame || (entry.isOnlyCreation && earlier)) continue;
      publish(eventOf(entry, document.ref, { before: earlier?.data(), after: later?.data() }));
    }
  }
}

type Starting = { readonly entry: Entry; readonly document: DocumentSnapshot };

const entryOf = new Map(allEntries.map((entry) => [entry.group, entry]));

/** Reads all documents whose changes start functions, by path. */
async function readStarting(db: Firestore): Promise<Map<string, Starting>> {
  const { docs } = await db.collectionGroup('').get();
  const found = docs.flatMap((document) => {
    const entry = entryOf.get(document.ref.parent.id);
    return entry ? [[document.ref.path, { entry, document }] as const] : [];
  });
  return new Map(found);
}
