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
import {
  type CallableOptions,
  type CallableRequest,
  type FunctionsErrorCode,
  HttpsError,
  onCall,
} from 'firebase-functions/https';
import type * as z from 'zod/mini';
import { requestDeletion } from './accountDeletion/removeAccount.ts';
import { editStoredSeason } from './airing/editStoredSeason.ts';
import { changeStoredGroup, createStoredGroup, joinStoredGroup } from './airing/storedGroups.ts';
import { removeComment } from './cascade/removeComment.ts';
import { claimAccount as claim } from './googleAccounts/claimAccount.ts';
import { applyDecision } from './moderation/applyDecision.ts';
import { readOwnModeration } from './moderation/readOwnModeration.ts';
import { authUsers, firestore } from './platform/app.ts';
import { type GoogleUser, isBlocked, requireGoogleUser } from './platform/googleUser.ts';
import { loadCatalogue } from './platform/loadCatalogue.ts';
import { log } from './platform/log.ts';
import { callableOptions, provenCallableOptions, resources } from './platform/options.ts';
import { services } from './platform/services.ts';
import { createFavoritesReader, createSearchPace, findLists } from './search/findLists.ts';
import { openSearchEngine, searchNetwork } from './search/openSearchEngine.ts';
import { drawPicture } from './sharing/drawPicture.ts';
import { findShownShare } from './sharing/findShownShare.ts';
import { keepPicture } from './sharing/keepPicture.ts';
import { listSharesOf } from './sharing/removeShares.ts';
import { storeShare } from './sharing/storeShare.ts';

/** @throws HttpsError with this message when a request is malformed. */
function parseRequest<Schema extends z.ZodMiniType>(schema: Schema, data: unknown, message: string) {
  const request = schema.safeParse(data);
  if (!request.success) throw new HttpsError('invalid-argument', message);
  return request.data;
}

/**
 * A callable. What it throws other than an HttpsError is logged under a name and answered with a message.
 * @param options by default those of callables that write.
 */
function callable<Answer>(
  failure: string,
  message: string,
  handle: (request: CallableRequest) => Promise<Answer>,
  options: CallableOptions = provenCallableOptions,
) {
  return onCall(options, async (request) => {
    try {
      return await handle(request);
    } catch (error) {
      if (error instanceof HttpsError) throw error;
      log.error(failure, { uid: request.auth?.uid }, error);
      throw new HttpsError('unavailable', message);
    }
  });
}

const TRY_AGAIN = "That didn't work. Please try again.";

const claimSignedOut = 'You must be logged in to open your account.';
const claimRefusals = {
  gone: new HttpsError('unauthenticated', claimSignedOut),
  exchanged: new HttpsError('failed-precondition', 'Your account belongs to another Google account.'),
  taken: new HttpsError('failed-precondition', 'This Google account belongs to another account of Outrank.'),
  tooOften: new HttpsError('resource-exhausted', CLAIMED_TOO_OFTEN),
};

/** Makes the caller's account the only one of their Google account. Called again until the answer is `bound`. */
export const claimAccount = callable(
  'account.claimFailed',
  'Your account could not be opened. Please try again.',
  async ({ auth }): Promise<ClaimAnswer> => {
    const caller = requireGoogleUser(auth, claimSignedOut);
    const result = await claim({ db: firestore, authUsers }, caller);
    if (result.status === 'bound') return { status: 'bound' };
    if (result.status === 'deleting') {
      if (result.replaced !== undefined)
        log.info('account.deletionRequested', { uid: result.replaced, reason: 'replaced' });
      return { status: 'deleting' };
    }
    log.warn('account.claimRefused', { uid: caller.uid, status: result.status });
    throw claimRefusals[result.status];
  },
);

/** Deletes the caller's account. It requires a recent sign-in, so that a forgotten session cannot. */
export const deleteAccount = callable(
  'account.deletionRequestFailed',
  'The account could not be deleted. Please try again.',
  async ({ auth }) => {
    const { uid, googleId } = requireGoogleUser(auth, ACCOUNT_SIGNED_OUT);
    if (!isRecentSignIn(auth?.token.auth_time ?? 0, Date.now()))
      throw new HttpsError('failed-precondition', SIGN_IN_AGAIN);
    if (!(await requestDeletion(firestore, uid, googleId))) {
      log.warn('account.deletionRefused', { uid });
      throw new HttpsError('resource-exhausted', DELETED_TOO_OFTEN);
    }
    // The deletion does this too, but until it starts, signing in again would open the account that is being deleted.
    await authUsers.updateUser(uid, { disabled: true }).catch(() => undefined);
    log.info('account.deletionRequested', { uid, reason: 'asked' });
  },
);

/** Deletes a comment of the caller. A comment that no longer exists counts as deleted, so the call is safe to repeat. */
export const deleteComment = callable(
  'comment.deletionFailed',
  'The comment could not be deleted. Please try again.',
  async ({ auth, data }) => {
    const { uid } = requireGoogleUser(auth, DELETE_SIGNED_OUT);
    const { commentId } = parseRequest(deleteCommentRequestSchema, data, 'Choose a comment to delete.');
    const isRemoved = await removeComment(firestore, uid, commentId);
    if (!isRemoved) throw new HttpsError('permission-denied', NOT_YOUR_COMMENT);
  },
);

/** @throws HttpsError for everybody else, and for a blocked curator. */
async function requireCurator(auth: CallableRequest['auth']): Promise<string> {
  const { uid, googleId } = requireGoogleUser(auth, CURATORS_ONLY);
  if (auth?.token.curator !== true || (await isBlocked(firestore, googleId)))
    throw new HttpsError('permission-denied', CURATORS_ONLY);
  return uid;
}

/** Applies a curator's decision about reported content, a name or an account. Safe to repeat. */
export const moderate = callable('moderation.failed', TRY_AGAIN, async ({ auth, data }) => {
  const curator = await requireCurator(auth);
  const request = parseRequest(
    moderateRequestSchema,
    data,
    'This decision is incomplete. Reload the page and try again.',
  );
  await loadCatalogue(firestore);
  const isDone = await applyDecision(firestore, curator, request, new Date());
  log.info('moderation.decided', { curator, action: request.action, isDone });
  return { isDone };
});

/** Applies what a curator says of the season that is followed. What cannot be done is refused with words for the curator. */
export const editSeason = callable('season.editFailed', TRY_AGAIN, async ({ auth, data }) => {
  const curator = await requireCurator(auth);
  const edit = parseRequest(editSeasonRequestSchema, data, 'Something is missing or too long.');
  await loadCatalogue(firestore);
  const problem = await editStoredSeason(services, curator, edit, new Date());
  log.info('season.edited', { curator, action: edit.action, isDone: problem === undefined });
  if (problem !== undefined) throw new HttpsError('failed-precondition', problem);
  return { isDone: true };
});

/** What curators decided about the caller, for the download of their data. */
export const ownModeration = callable('moderation.readFailed', TRY_AGAIN, ({ auth }) =>
  readOwnModeration(firestore, requireGoogleUser(auth, 'You must be logged in to download your data.')),
);

/** A callable about groups. What cannot be done is refused with words for the user. */
function groupCallable<Schema extends z.ZodMiniType>(
  schema: Schema,
  change: (caller: GoogleUser, request: z.output<Schema>) => Promise<{ groupId: string } | GroupRefusal>,
) {
  return callable('group.failed', TRY_AGAIN, async ({ auth, data }) => {
    const caller = requireGoogleUser(auth, groupRefusals.signedOut);
    const result = await change(caller, parseRequest(schema, data, groupRefusals.malformed));
    if (typeof result !== 'string') return result;
    log.warn('group.refused', { uid: caller.uid, status: result });
    throw new HttpsError(refusalCodes[result] ?? 'failed-precondition', groupRefusals[result]);
  });
}

const refusalCodes: Readonly<Partial<Record<GroupRefusal, FunctionsErrorCode>>> = {
  blocked: 'permission-denied',
  notOwner: 'permission-denied',
  missing: 'not-found',
  expired: 'not-found',
  tooOften: 'resource-exhausted',
};

/** Starts a group of the caller for a season. */
export const createGroup = groupCallable(createGroupRequestSchema, (caller, request) =>
  createStoredGroup(firestore, caller, request),
);

/** Makes the caller a member of the group with an invitation. Safe to repeat. */
export const joinGroup = groupCallable(joinGroupRequestSchema, (caller, { invitation }) =>
  joinStoredGroup(firestore, caller, invitation),
);

/** Renames a group, renews its invitation, removes a member, leaves or deletes it. Safe to repeat. */
export const changeGroup = groupCallable(changeGroupRequestSchema, (caller, request) =>
  changeStoredGroup(firestore, caller, request),
);

const getEngine = openSearchEngine(firestore);
const readFavorites = createFavoritesReader(firestore);
const takeSearch = createSearchPace(Date.now);

/** Searches the names and descriptions of all public lists. */
export const searchLists = callable(
  'lists.searchFailed',
  'The search could not be answered. Please try again.',
  async ({ auth, data }) => {
    const { uid, googleId } = requireGoogleUser(auth, 'You must be logged in to search lists.');
    const request = parseRequest(searchRequestSchema, data, 'This search is too long. Try a shorter one.');
    if (!takeSearch(googleId)) throw new HttpsError('resource-exhausted', 'You are searching too fast.');
    return findLists(await getEngine(), readFavorites, uid, request);
  },
  { ...callableOptions, ...resources.searching, ...searchNetwork },
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

/** Shares a ranking as it is now, under an address that anybody can open. Safe to repeat. */
export const share = callable(
  'share.failed',
  'This could not be shared. Please try again.',
  async ({ auth, data }): Promise<ShareAnswer> => {
    const caller = requireGoogleUser(auth, SHARE_SIGNED_OUT);
    const { uid } = caller;
    const request = parseRequest(shareRequestSchema, data, NOTHING_TO_SHARE);
    await loadCatalogue(firestore);
    const result = await storeShare(firestore, caller, request, new Date());
    if (result.status !== 'shared') {
      log.warn('share.refused', { uid, status: result.status });
      throw shareRefusals[result.status];
    }
    log.info('share.created', { uid, kind: request.kind });
    await drawShared(result.id).catch((error: unknown) => log.error('share.failed', { uid }, error));
    return { id: result.id, hasNames: result.hasNames };
  },
  { ...provenCallableOptions, ...resources.drawing },
);

/** Lists what was shared of what is the caller's, by anybody, after withdrawing one of it. Safe to repeat. */
export const listShares = callable(
  'share.failed',
  'The links could not be read. Please try again.',
  async ({ auth, data }): Promise<ListedShares> => {
    const { uid } = requireGoogleUser(auth, SHARE_SIGNED_OUT);
    const request = parseRequest(listSharesRequestSchema, data, 'Choose something of yours.');
    return { shares: await listSharesOf(firestore, uid, request) };
  },
);
