import { googleAccountPath } from '@outrank/shared/documents/account';
import { topTenPath } from '@outrank/shared/documents/results';
import { sharePath } from '@outrank/shared/documents/shares';
import { parseStoredShare, type ShareRequest } from '@outrank/shared/sharing/shareKinds';
import { storeShare } from '../sharing/storeShare.ts';
import { contestants } from './ballots.ts';
import { SEEDED_AT as at, seedDocuments } from './documents.ts';
import { db, readData } from './emulator.ts';
import { getGoogleId } from './googleUsers.ts';
import { anasList, seedTwoLists } from './twoLists.ts';

/** A year in which no season of the catalogue is recent. */
export const NOW = new Date('2026-11-22T12:00:00Z');

export const listRequest = { kind: 'list', ...anasList } as const;

/** Seeds the two lists, whose owners can share, and the results of a category. */
export async function seedSharers(): Promise<void> {
  await seedTwoLists();
  const top10 = contestants
    .slice(0, 10)
    .map((id, index) => ({ id, totalScore: 50 - index, rank: index + 1 }));
  await seedDocuments([
    ...['ana', 'ben'].map((uid) => [googleAccountPath(getGoogleId(uid)), { uid, at }] as const),
    [topTenPath('goat-social'), { top10, totalVotes: 12, publishedAt: at }],
  ]);
}

export function shareAs(uid: string, request: ShareRequest, now = NOW) {
  return storeShare(db, { uid, googleId: getGoogleId(uid) }, request, now);
}

/** Shares, and returns the id. */
export async function shareId(uid: string, request: ShareRequest): Promise<string> {
  const result = await shareAs(uid, request);
  if (result.status !== 'shared') throw new Error(`The share was refused: ${result.status}`);
  return result.id;
}

/** Shares, and reads what was stored. */
export async function readShared(uid: string, request: ShareRequest) {
  return parseStoredShare(await readData(sharePath(await shareId(uid, request))));
}
