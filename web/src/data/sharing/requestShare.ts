import {
  type ListedShares,
  type ListSharesRequest,
  listedSharesSchema,
  type ShareAnswer,
  shareAnswerSchema,
} from '@outrank/shared/sharing/shareCall';
import type { ShareRequest } from '@outrank/shared/sharing/shareKinds';
import * as z from 'zod/mini';

/**
 * Shares a ranking as it is stored now. Safe to repeat.
 * @throws FirebaseError when the user has shared too often (`busy`), is signed out or blocked, strangers may not see the
 * ranking (`notFound`), or offline.
 */
export async function requestShare(request: ShareRequest): Promise<ShareAnswer> {
  const { callFunction } = await import('#data/firebase/callFunction.ts');
  return shareAnswerSchema.parse(await callFunction('share', request));
}

/**
 * What was shared of an own list, by anybody, after `withdrawn` ended. Safe to repeat.
 * @throws FirebaseError when the user is signed out or offline.
 */
export async function listShares(request: ListSharesRequest): Promise<ListedShares['shares']> {
  const { callFunction } = await import('#data/firebase/callFunction.ts');
  return listedSharesSchema.parse(await callFunction('listShares', request)).shares;
}

const summarySchema = z.object({ title: z.string(), author: z.nullable(z.string()), path: z.string() });

/** What a share is called, whose it is (null for what belongs to all fans), and the app's page that shows it. */
export type ShareSummary = Readonly<z.infer<typeof summarySchema>>;

/**
 * Reads what a share is without a session; undefined when strangers may not see it any more, which the function behind the
 * address checks. The rules show shares to nobody.
 * @param isFresh whether no cache may answer, so that the words are those of now.
 * @throws when there is no answer.
 */
export async function findShareSummary(id: string, isFresh = false): Promise<ShareSummary | undefined> {
  const response = await fetch(`/s/${encodeURIComponent(id)}.json${isFresh ? `?at=${Date.now()}` : ''}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The summary was answered with ${response.status}.`);
  return summarySchema.parse(await response.json());
}
