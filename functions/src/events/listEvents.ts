import { isDeepStrictEqual } from 'node:util';
import { parseCountableList } from '@outrank/shared/consensus/consensusTally';
import { type ListKey, listKeyText, listPath, parseListKey } from '@outrank/shared/documents/list';
import { onDocumentCreated, onDocumentDeleted, onDocumentWritten } from 'firebase-functions/firestore';
import { cascadeListDeletion } from '../cascade/cascadeListDeletion.ts';
import { cleanUpShare } from '../cascade/removeReports.ts';
import { requestCount } from '../counts/countTarget.ts';
import { requestEntries } from '../inbox/updateInbox.ts';
import { loadCatalogue } from '../platform/loadCatalogue.ts';
import { cascadeOptions, eventOptions } from '../platform/options.ts';
import { type Change, finishAll, type Services, services, toChange } from '../platform/services.ts';
import { tallySubmission } from '../results/countBallots.ts';
import { getSearchPool, isPostgresChosen, searchNetwork } from '../search/openSearchEngine.ts';
import { syncList } from '../search/postgres/storeLists.ts';
import { searchedFields } from '../search/searchableList.ts';
import { removeShares } from '../sharing/removeShares.ts';
import { requestRefreshOfTop } from '../weeklyTop/computeWeeklyTop.ts';

/** The fields that counting writes. The task that counts also does what follows from the numbers. */
const countFields = new Set(['upvoteCount', 'commentCount', 'countedAt', 'changedAt']);

/** What must follow a change of a list. */
export function decideOnList({ before, after }: Change) {
  const fields = Object.keys({ ...before, ...after });
  const changed = fields.filter((field) => !isDeepStrictEqual(before?.[field], after?.[field]));
  const sourceOwner: unknown = changed.includes('isPublic') ? (after ?? before)?.basedOn?.userId : undefined;
  return {
    // The consensus counts its order. The event of the consensus ballot counts a new list, and the event of the ballot's
    // deletion uncounts a deleted one.
    isTallied:
      before !== undefined &&
      after !== undefined &&
      !isDeepStrictEqual(parseCountableList(before), parseCountableList(after)),
    // It may have become invisible to strangers: it was hidden, made private or deleted.
    isWithdrawn: before?.isPublic === true && after?.isPublic !== true,
    // Its card looks different.
    didCardChange: changed.some((field) => !countFields.has(field)),
    // The row of a list in PostgreSQL holds the number of its upvotes.
    didSearchRowChange: changed.some((field) => searchedFields.includes(field)),
    // Whose inbox tells of it, because it started from theirs and was published, or is no longer public.
    sourceOwner: typeof sourceOwner === 'string' ? sourceOwner : undefined,
  };
}

type ListDecision = ReturnType<typeof decideOnList>;

/** Does what a decision asks for, as of now, so a late or repeated event does no harm. */
export async function followList({ db, request }: Services, key: ListKey, decision: ListDecision) {
  const { isTallied, didCardChange, sourceOwner } = decision;
  const target = listKeyText(key);
  await finishAll([
    isTallied && tallySubmission({ db, request }, key),
    decision.isWithdrawn && removeShares(db, listPath(key)),
    didCardChange && requestRefreshOfTop({ db, request }, key),
    sourceOwner !== undefined && requestEntries({ request }, 'listBasedOn', { userId: sourceOwner, target }),
  ]);
}

/** Follows a list that was published, changed, counted, hidden, shown again or deleted. */
export const onListWritten = onDocumentWritten(
  { ...eventOptions, ...searchNetwork, document: 'userLists/{userId}/lists/{listId}' },
  async ({ params: { userId, listId }, data }) => {
    const key = { userId, listId };
    await loadCatalogue(services.db);
    const decision = decideOnList(toChange(data));
    const isStored = decision.didSearchRowChange && isPostgresChosen.value();
    const store = async () => isStored && syncList(services.db, await getSearchPool(), key);
    await finishAll([followList(services, key, decision), store()]);
  },
);

export async function cleanUpList(given: Services, listKey: string): Promise<void> {
  const key = parseListKey(listKey);
  await requestEntries(given, 'ownListDeleted', { userId: key.userId, target: listKey });
  await cascadeListDeletion(given.db, key);
}

/**
 * Removes what belongs to a deleted list. Its id is never reused, so late and repeated events are safe. A run that fails or
 * exceeds its time is continued by the retry.
 */
export const onListDeleted = onDocumentCreated(
  { ...cascadeOptions, document: 'deletedLists/{listKey}' },
  ({ params }) => cleanUpList(services, params.listKey),
);

/** Removes what belongs to a share, however it was deleted. */
export const onShareDeleted = onDocumentDeleted({ ...eventOptions, document: 'shares/{id}' }, ({ params }) =>
  cleanUpShare(services.db, params.id),
);

/** Requests a count of a list's upvotes after one was given or withdrawn. */
export const onUpvoteWritten = onDocumentWritten(
  { ...eventOptions, document: 'users/{uid}/upvotes/{listKey}' },
  ({ params }) => requestCount(services, { kind: 'upvotes', target: params.listKey }),
);
