import type { GroupRefusal } from '@outrank/shared/airing/groups';
import type { SeasonEdit } from '@outrank/shared/airing/seasonCall';
import type { EntryKind } from '@outrank/shared/documents/inbox';
import type { PollId } from '@outrank/shared/documents/results';
import type { ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import type { Share } from '@outrank/shared/sharing/shareKinds';
import { write } from 'firebase-functions/logger';

/** Document counts by kind. */
type Counts = Readonly<Record<string, number>>;
/** What was counted, by kind and id. */
type CountTarget = { readonly kind: string; readonly target: string };
type Account = { readonly uid: string };

/** A document whose content was wrong and has been repaired. It is logged, so it holds nothing that users wrote. */
export type Drift = {
  readonly path: string;
  /** A count, or a fixed phrase for what was wrong. */
  readonly stored: number | string;
  /** A count, counts by kind, or the ids of what was counted again. */
  readonly right: number | readonly string[] | Readonly<Record<string, number | readonly string[]>>;
};

/** What a step of the repair job did in a run. */
export type StepResult = {
  /** Items that were compared with what they should be. */
  readonly checked: number;
  readonly repaired: number;
  /** Pages whose check failed. */
  readonly skipped: number;
  /** Whether the step did all of its part of the run. */
  readonly isFinished: boolean;
  /** How long the present full scan has lasted. */
  readonly scanDays?: number;
};

/** `after` is the path of the last document before the page. */
export type FailedPage = { readonly step: string; readonly after: string };

type Edit = { readonly curator: string; readonly action: SeasonEdit['action'] };

type Decision = { readonly curator: string; readonly action: ModerateRequest['action'] };

/**
 * All log events by name; docs/deploying.md explains them. Details are ids and numbers, never names or texts of users.
 */
type Events = {
  'account.deletionRequested': Account & { readonly reason: 'asked' | 'replaced' | 'unlinked' };
  'account.deletionRequestFailed': Account;
  'account.deletionRefused': Account;
  'account.deleted': Account & { readonly removed: Counts };
  'account.deletionResumed': Account & { readonly removed: Counts };
  'account.deletionFailed': Account;
  'account.claimRefused': Account & { readonly status: 'gone' | 'exchanged' | 'taken' | 'tooOften' };
  'account.claimFailed': Account;
  'account.tooManyUnlinked': { readonly found: number };
  'account.votesWithdrawn': { readonly googleId: string; readonly removed: Counts };
  'ballot.tallied': Account & { readonly changed: readonly PollId[] };
  'catalogue.malformed': Record<string, never>;
  'comment.cleanedUp': { readonly commentId: string; readonly removed: Counts };
  'comment.deletionFailed': Account;
  'edition.frozen': { readonly poll: PollId; readonly isWritten: boolean };
  'list.cleanedUp': { readonly listKey: string; readonly removed: Counts };
  'group.failed': Account;
  'group.refused': Account & { readonly status: GroupRefusal };
  'lists.searchFailed': Account;
  'episode.closed': { readonly key: string; readonly isClosed: boolean };
  'episode.scored': { readonly key: string; readonly episodes: readonly number[] };
  'moderation.decided': Decision & { readonly isDone: boolean };
  'moderation.failed': Decision;
  'repair.drift': Drift;
  'repair.pageFailed': FailedPage;
  'repair.stepDone': StepResult & { readonly step: string };
  'repair.stepFailed': { readonly step: string };
  'repair.interrupted': { readonly drifts: number; readonly unfinished: readonly string[] };
  'repair.finished': { readonly drifts: number };
  'results.published': { readonly poll: PollId; readonly isWritten: boolean };
  'inbox.updated': Account & {
    readonly kind: EntryKind;
    readonly target: string;
    readonly isChanged: boolean;
  };
  'searchSnapshot.rebuilt': { readonly lists: number; readonly chunks: number };
  'picture.drawn': { readonly shareId: string; readonly bytes: number };
  'season.edited': Edit & { readonly isDone: boolean };
  'season.editFailed': Edit;
  'share.created': Account & { readonly kind: Share['kind'] };
  'share.refused': Account & { readonly status: 'blocked' | 'missing' | 'tooOften' };
  'share.failed': Account;
  'sharePage.failed': Record<string, never>;
  'shares.removed': { readonly listKey: string; readonly removed: number };
  'target.counted': CountTarget & { readonly isChanged: boolean };
  'userName.propagated': Account & { readonly rewritten: Counts };
  'weeklyTop.recomputed': { readonly lists: number };
};

type Write = <Name extends keyof Events>(name: Name, details: Events[Name], cause?: unknown) => void;

function createLog(severity: 'INFO' | 'WARNING' | 'ERROR'): Write {
  return (name, details, cause) =>
    write({
      ...details,
      ...(cause !== undefined && { cause: describeCause(cause) }),
      severity,
      message: name,
    });
}

/** Writes one line of JSON for each event, with its name as `message`. Functions log in no other way. */
export const log = { info: createLog('INFO'), warn: createLog('WARNING'), error: createLog('ERROR') };

// An error message may contain text of users, so only the error's kind and stack are logged.
function describeCause(cause: unknown) {
  if (!(cause instanceof Error)) return { name: typeof cause };
  const { name, stack = '' } = cause;
  const code = 'code' in cause ? String(cause.code) : '';
  return { name, code, stack: stack.split('\n').filter((line) => line.startsWith('    at ')) };
}
