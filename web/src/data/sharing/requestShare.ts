import { paths } from '@outrank/shared/addresses';
import { knownEntries } from '@outrank/shared/members';
import {
  isShareId,
  type ListedShares,
  type ListSharesRequest,
  listedSharesSchema,
  type ShareAnswer,
  shareAnswerSchema,
  type TopShare,
  topSharesSchema,
} from '@outrank/shared/sharing/shareCall';
import type { ShareRequest } from '@outrank/shared/sharing/shareKinds';
import * as z from 'zod/mini';
import { callFunction, readPublished } from '#data/firebase/callFunction.ts';

/**
 * Shares a ranking as it is stored now. Safe to repeat.
 * @throws FirebaseError when the user has shared too often (`busy`), is signed out or blocked, strangers may not see the
 * ranking (`notFound`), or offline.
 */
export async function requestShare(request: ShareRequest): Promise<ShareAnswer> {
  return shareAnswerSchema.parse(await callFunction('share', request));
}

/**
 * What was shared of what is the user's, by anybody, after `withdrawn` ended. Safe to repeat.
 * @throws FirebaseError when the user is signed out or offline.
 */
export async function listShares(request: ListSharesRequest): Promise<ListedShares['shares']> {
  return listedSharesSchema.parse(await callFunction('listShares', request)).shares;
}

const summarySchema = z.object({
  title: z.string(),
  /** Null for what belongs to all fans. */
  author: z.nullable(z.string()),
  /** What a list's author says of its items, by item id. */
  notes: z.optional(knownEntries(z.string())),
  /** The app's page that shows it. */
  path: z.string(),
  /** The list that it is a share of. */
  list: z.optional(z.object({ userId: z.string(), listId: z.string() })),
  /** The group that it is a share of. */
  group: z.optional(z.object({ groupId: z.string(), name: z.string() })),
  isSpoiler: z._default(z.boolean(), false),
  /** What a new list can start from; empty while the names are masked. */
  items: z._default(z.array(z.object({ id: z.string(), seasonId: z.optional(z.string()) })), []),
});

/** What a share is. */
export type ShareSummary = Readonly<z.infer<typeof summarySchema>>;

/**
 * Reads what a share is without a session; null when strangers may not see it any more, which the function behind the
 * address checks. The rules show shares to nobody.
 * @param isFresh whether no cache may answer, so that the words are those of now.
 * @throws when there is no answer.
 */
export async function findShareSummary(id: string, isFresh = false): Promise<ShareSummary | null> {
  if (!isShareId(id)) return null;
  return readPublished(`${paths.shareSummary(id)}${isFresh ? `?at=${Date.now()}` : ''}`, summarySchema);
}

/**
 * Reads which shared lists have the most upvotes, without a session.
 * @throws when there is no answer.
 */
export async function findTopShares(): Promise<readonly TopShare[]> {
  const response = await fetch(paths.topShares);
  return topSharesSchema.parse(await response.json()).shares;
}
