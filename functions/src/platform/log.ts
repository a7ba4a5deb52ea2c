import type { CategoryId } from '@outrank/shared/ballots/categories';
import type { ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import { logger } from 'firebase-functions';
import type { Drift } from './drift.ts';

/** How many documents of each kind. */
type Numbers = Readonly<Record<string, number>>;
type Account = { readonly uid: string };
type Decision = { readonly curator: string; readonly action: ModerateRequest['action'] };

/**
 * Everything that the functions ever log, by name; docs/deploying.md says what to make of it. Details are ids and numbers:
 * there is no place here for what people write, nor for their names.
 */
type Events = {
  'account.deletionRequested': Account;
  'account.deletionRequestFailed': Account;
  'account.deleted': Account & { readonly removed: Numbers };
  'account.deletionResumed': Account & { readonly removed: Numbers };
  'account.deletionFailed': Account;
  'ballot.tallied': Account & { readonly changed: readonly CategoryId[] };
  'comment.cleanedUp': { readonly commentId: string; readonly votes: number };
  'comment.deletionFailed': Account;
  'edition.frozen': { readonly category: CategoryId; readonly isWritten: boolean };
  'list.cleanedUp': { readonly listKey: string; readonly removed: Numbers };
  'lists.searchFailed': Account;
  'moderation.decided': Decision & { readonly isDone: boolean };
  'moderation.failed': Decision;
  'reconcile.drift': Drift;
  'reconcile.stepFailed': { readonly step: string };
  'reconcile.finished': { readonly drifts: number };
  'searchCatalogue.reloaded': { readonly drift: number };
  'searchSnapshot.rebuilt': { readonly lists: number; readonly chunks: number };
  'topTen.published': { readonly category: CategoryId; readonly isWritten: boolean };
  'userName.propagated': Account & { readonly rewritten: Numbers };
  'weeklyTop.recomputed': { readonly lists: number };
};

type Write = <Name extends keyof Events>(name: Name, details: Events[Name], cause?: unknown) => void;

function at(severity: 'INFO' | 'WARNING' | 'ERROR'): Write {
  return (name, details, cause) =>
    logger.write({
      ...details,
      ...(cause !== undefined && { cause: causeOf(cause) }),
      severity,
      message: name,
    });
}

/** One line of JSON for each event, under its name as `message`. The only way in which functions log. */
export const log = { info: at('INFO'), warn: at('WARNING'), error: at('ERROR') };

// The words of an error may hold what somebody wrote, so only its kind and its place in the code are told.
function causeOf(cause: unknown) {
  if (!(cause instanceof Error)) return { name: typeof cause };
  const { name, stack = '' } = cause;
  const code = 'code' in cause ? String(cause.code) : '';
  return { name, code, stack: stack.split('\n').filter((line) => line.startsWith('    at ')) };
}
