import {
  ACCOUNT_SIGNED_OUT,
  CLAIMED_TOO_OFTEN,
  type ClaimAnswer,
  DELETED_TOO_OFTEN,
  isRecentSignIn,
  SIGN_IN_AGAIN,
} from '@outrank/shared/accounts/accountCalls';
import {
  changeGroupRequestSchema,
  createGroupRequestSchema,
  type GroupRefusal,
  groupRefusals,
  joinGroupRequestSchema,
} from '@outrank/shared/airing/groups';
import { editSeasonRequestSchema } from '@outrank/shared/airing/seasonCall';
import {
  DELETE_SIGNED_OUT,
  deleteCommentRequestSchema,
  NOT_YOUR_COMMENT,
  searchRequestSchema,
} from '@outrank/shared/callSchemas';
import { CURATORS_ONLY, moderateRequestSchema } from '@outrank/shared/moderation/moderateCall';
import {
  type ListedShares,
  listSharesRequestSchema,
  NOTHING_TO_SHARE,
  SHARE_BLOCKED,
  SHARE_SIGNED_OUT,
  SHARED_TOO_OFTEN,
  type ShareAnswer,
} from '@outrank/shared/sharing/shareCall';
import { shareRequestSchema } from '@outrank/shared/sharing/shareKinds';
import { type CallableRequest, type FunctionsErrorCode, HttpsError, onCall } from 'firebase-functions/https';
import type * as z from 'zod/mini';
import { requestDeletion } from './accountDeletion/requestDeletion.ts';
import { editStoredSeason } from './airing/editStoredSeason.ts';
import { changeStoredGroup, createStoredGroup, joinStoredGroup } from './airing/storedGroups.ts';
import { removeComment } from './cascade/removeComment.ts';
import { claimAccount as claim } from './googleAccounts/claimAccount.ts';
import { applyDecision } from './moderation/applyDecision.ts';
import { authUsers, firestore } from './platform/app.ts';
import { type GoogleUser, requireGoogleUser } from './platform/googleUser.ts';
import { loadCatalogue } from './platform/loadCatalogue.ts';
import { log } from './platform/log.ts';
import { callableOptions, provenCallableOptions, resources } from './platform/options.ts';
import { services } from './platform/services.ts';
import { createSearchPace, findLists } from './search/findLists.ts';
import { openSearchEngine, searchNetwork } from './search/openSearchEngine.ts';
import { drawPicture } from './sharing/drawPicture.ts';
import { findShownShare } from './sharing/findShownShare.ts';
import { keepPicture } from './sharing/keepPicture.ts';
import { listSharesOf } from './sharing/listSharesOf.ts';
import { storeShare } from './sharing/storeShare.ts';

/** @throws HttpsError with this message when a request is malformed. */
function parseRequest<Schema extends z.ZodMiniType>(schema: Schema, data: unknown, message: string) {
  const request = schema.safeParse(data);
  if (!request.success) throw new HttpsError('invalid-argument', message);
  return request.data;
}

/**
 * Waits for what a call asks for.
 * @throws HttpsError with this message when it fails; `onFailure` logs why.
 */
async function orUnavailable<Result>(
  work: Promise<Result>,
  message: string,
  onFailure: (error: unknown) => void,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    onFailure(error);
    throw new HttpsError('unavailable', message);
  }
}

const claimSignedOut = 'You must be logged in to open your account.';
const claimRefusals = {
  gone: new HttpsError('unauthenticated', claimSignedOut),
  exchanged: new HttpsError('failed-precondition', 'Your account belongs to another Google account.'),
  taken: new HttpsError('failed-precondition', 'This Google account belongs to another account of Outrank.'),
  tooOften: new HttpsError('resource-exhausted', CLAIMED_TOO_OFTEN),
};

/** Makes the caller's account the only one of their Google account. Called again until the answer is `bound`. */
export const claimAccount = onCall(provenCallableOptions, async ({ auth }): Promise<ClaimAnswer> => {
  const caller = requireGoogleUser(auth, claimSignedOut);
  const { uid } = caller;
  const result = await orUnavailable(
    claim({ db: firestore, authUsers }, caller),
    'Your account could not be opened. Please try again.',
    (error) => log.error('account.claimFailed', { uid }, error),
  );
  if (result.status === 'bound') return { status: 'bound' };
  if (result.status === 'deleting') {
    if (result.replaced !== undefined)
      log.info('account.deletionRequested', { uid: result.replaced, reason: 'replaced' });
    return { status: 'deleting' };
  }
  log.warn('account.claimRefused', { uid, status: result.status });
  throw claimRefusals[result.status];
});

/** Deletes the caller's account. It requires a recent sign-in, so that a forgotten session cannot. */
export const deleteAccount = onCall(provenCallableOptions, async ({ auth }) => {
  const { uid, googleId } = requireGoogleUser(auth, ACCOUNT_SIGNED_OUT);
  if (!isRecentSignIn(auth?.token.auth_time ?? 0, Date.now())) {
    throw new HttpsError('failed-precondition', SIGN_IN_AGAIN);
  }
  const isRequested = await orUnavailable(
    requestDeletion(firestore, uid, googleId),
    'The account could not be deleted. Please try again.',
    (error) => log.error('account.deletionRequestFailed', { uid }, error),
  );
  if (!isRequested) {
    log.warn('account.deletionRefused', { uid });
    throw new HttpsError('resource-exhausted', DELETED_TOO_OFTEN);
  }
  // The deletion does this too, but until it starts, signing in again would open the account that is being deleted.
  await authUsers.updateUser(uid, { disabled: true }).catch(() => undefined);
  log.info('account.deletionRequested', { uid, reason: 'asked' });
});

/** Deletes a comment of the caller. A comment that no longer exists counts as deleted, so the call is safe to repeat. */
export const deleteComment = onCall(provenCallableOptions, async ({ auth, data }) => {
  const { uid } = requireGoogleUser(auth, DELETE_SIGNED_OUT);
  const { commentId } = parseRequest(deleteCommentRequestSchema, data, 'This is no comment.');
  const isRemoved = await orUnavailable(
    removeComment(firestore, uid, commentId),
    'The comment could not be deleted. Please try again.',
    (error) => log.error('comment.deletionFailed', { uid }, error),
  );
  if (!isRemoved) throw new HttpsError('permission-denied', NOT_YOUR_COMMENT);
});

/** @throws HttpsError for everybody else. */
function requireCurator(auth: CallableRequest['auth']): string {
  const { uid } = requireGoogleUser(auth, CURATORS_ONLY);
  if (auth?.token.curator !== true) throw new HttpsError('permission-denied', CURATORS_ONLY);
  return uid;
}

/** Applies a curator's decision about reported content, a name or an account. Safe to repeat. */
export const moderate = onCall(provenCallableOptions, async ({ auth, data }) => {
  const curator = requireCurator(auth);
  const request = parseRequest(moderateRequestSchema, data, 'This is nothing to decide.');
  const details = { curator, action: request.action };
  const isDone = await orUnavailable(
    applyDecision(firestore, curator, request, new Date()),
    "That didn't work. Please try again.",
    (error) => log.error('moderation.failed', details, error),
  );
  log.info('moderation.decided', { ...details, isDone });
  return { isDone };
});

/** Applies what a curator says of the season that is followed. What cannot be done is refused with words for the curator. */
export const editSeason = onCall(provenCallableOptions, async ({ auth, data }) => {
  const curator = requireCurator(auth);
  const edit = parseRequest(editSeasonRequestSchema, data, 'Something is missing or too long.');
  const details = { curator, action: edit.action };
  const problem = await orUnavailable(
    loadCatalogue(firestore).then(() => editStoredSeason(services, curator, edit, new Date())),
    "That didn't work. Please try again.",
    (error) => log.error('season.editFailed', details, error),
  );
  log.info('season.edited', { ...details, isDone: problem === undefined });
  if (problem !== undefined) throw new HttpsError('failed-precondition', problem);
  return { isDone: true };
});

/** A callable about groups. What cannot be done is refused with words for the user. */
function groupCallable<Schema extends z.ZodMiniType>(
  schema: Schema,
  change: (caller: GoogleUser, request: z.output<Schema>) => Promise<{ groupId: string } | GroupRefusal>,
) {
  return onCall(provenCallableOptions, async ({ auth, data }) => {
    const caller = requireGoogleUser(auth, groupRefusals.signedOut);
    const request = parseRequest(schema, data, groupRefusals.malformed);
    const result = await orUnavailable(
      change(caller, request),
      "That didn't work. Please try again.",
      (error) => log.error('group.failed', { uid: caller.uid }, error),
    );
    if (typeof result !== 'string') return result;
    log.warn('group.refused', { uid: caller.uid, status: result });
    throw new HttpsError(refusalCodes[result] ?? 'failed-precondition', groupRefusals[result]);
  });
}

const refusalCodes: Readonly<Partial<Record<GroupRefusal, FunctionsErrorCode>>> = {
  blocked: 'permission-denied',
  notOwner: 'permission-denied',
  missing: 'not-found',
  tooOften: 'resource-exhausted',
};

/** Starts a group of the caller for a season. */
export const createGroup = groupCallable(createGroupRequestSchema, (caller, request) =>
  createStoredGroup(firestore, caller, request),
);

/** Makes the caller a member of a group. Safe to repeat. */
export const joinGroup = groupCallable(joinGroupRequestSchema, (caller, { groupId }) =>
  joinStoredGroup(firestore, caller, groupId),
);

/** Renames a group, removes a member, leaves or deletes it. Safe to repeat. */
export const changeGroup = groupCallable(changeGroupRequestSchema, (caller, request) =>
  changeStoredGroup(firestore, caller, request),
);

const getEngine = openSearchEngine(firestore);
const takeSearch = createSearchPace(Date.now);

/** Searches the names and descriptions of all public lists. */
export const searchLists = onCall(
  { ...callableOptions, ...resources.searching, ...searchNetwork },
  async ({ auth, data }) => {
    const { uid, googleId } = requireGoogleUser(auth, 'You must be logged in to search lists.');
    const request = parseRequest(searchRequestSchema, data, 'This is no search for lists.');
    if (!takeSearch(googleId)) throw new HttpsError('resource-exhausted', 'You are searching too fast.');
    const search = async () => findLists(firestore, await getEngine(), uid, request);
    return orUnavailable(search(), 'The search could not be answered. Please try again.', (error) =>
      log.error('lists.searchFailed', { uid }, error),
    );
  },
);

const shareRefusals = {
  blocked: new HttpsError('permission-denied', SHARE_BLOCKED),
  missing: new HttpsError('not-found', NOTHING_TO_SHARE),
  tooOften: new HttpsError('resource-exhausted', SHARED_TOO_OFTEN),
};

/** Draws the picture of what was shared. When it fails, the first request for the share draws it. */
async function drawShared(id: string): Promise<void> {
  const shown = await findShownShare(firestore, id);
  if (shown) await keepPicture(firestore, drawPicture, shown);
}

const sharingOptions = { ...provenCallableOptions, ...resources.drawing };

/** Shares a ranking as it is now, under an address that anybody can open. Safe to repeat. */
export const share = onCall(sharingOptions, async ({ auth, data }): Promise<ShareAnswer> => {
  const caller = requireGoogleUser(auth, SHARE_SIGNED_OUT);
  const { uid } = caller;
  const request = parseRequest(shareRequestSchema, data, 'This is nothing to share.');
  const result = await orUnavailable(
    loadCatalogue(firestore).then(() => storeShare(firestore, caller, request, new Date())),
    'This could not be shared. Please try again.',
    (error) => log.error('share.failed', { uid }, error),
  );
  if (result.status !== 'shared') {
    log.warn('share.refused', { uid, status: result.status });
    throw shareRefusals[result.status];
  }
  log.info('share.created', { uid, kind: request.kind });
  await drawShared(result.id).catch((error: unknown) => log.error('share.failed', { uid }, error));
  return { id: result.id, hasNames: result.hasNames };
});

/** Lists what was shared of the caller's list, by anybody, after withdrawing one of it. Safe to repeat. */
export const listShares = onCall(provenCallableOptions, async ({ auth, data }): Promise<ListedShares> => {
  const { uid } = requireGoogleUser(auth, SHARE_SIGNED_OUT);
  const request = parseRequest(listSharesRequestSchema, data, 'This is no list.');
  const shares = await orUnavailable(
    listSharesOf(firestore, uid, request),
    'The links could not be read. Please try again.',
    (error) => log.error('share.failed', { uid }, error),
  );
  return { shares };
});
