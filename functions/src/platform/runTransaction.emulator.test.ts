import { accountDeletionPath } from '@outrank/shared/documents/account';
import { commentPath } from '@outrank/shared/documents/comment';
import { listPath } from '@outrank/shared/documents/list';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { removeAccount } from '../accountDeletion/removeAccount.ts';
import { removeComment } from '../cascade/removeComment.ts';
import { hideContent } from '../moderation/hideContent.ts';
import { SEEDED_AT, seedDocuments } from '../testing/documents.ts';
import { authUsers, db, holdDocuments, interrupted, readData, whichExist } from '../testing/emulator.ts';
import { anasList, bensList, seedTwoLists } from '../testing/twoLists.ts';
import { computeWeeklyTop } from '../weeklyTop/computeWeeklyTop.ts';

/** The client gives up after the first two seconds without the lock, not after five times. */
const attempt = db.runTransaction.bind(db);
beforeEach(() => {
  vi.spyOn(db, 'runTransaction').mockImplementation((update) => attempt(update, { maxAttempts: 1 }));
});
afterEach(() => void vi.restoreAllMocks());

/** Runs a function, and returns its result and when its first transaction was repeated. */
function runUntilRepeated<Result>(run: (database: Firestore) => Promise<Result>) {
  const { promise: repeated, resolve } = Promise.withResolvers<void>();
  const before = (transaction: number) => (transaction === 2 ? resolve() : undefined);
  return { result: run(interrupted({ before })), repeated };
}

it('hides a list, removes a comment and an account, and writes the top lists, once a stranger no longer holds them', async () => {
  await seedTwoLists();
  await seedDocuments([[accountDeletionPath('ben'), { at: SEEDED_AT }]]);
  const release = await holdDocuments(
    listPath(anasList),
    commentPath('ben-1'),
    listPath(bensList),
    WEEKLY_TOP_PATH,
  );
  // After a failure, so that the next test does not wait for the documents.
  onTestFinished(async () => {
    await Promise.allSettled([release()]);
  });
  const remaining = () => whichExist(commentPath('ben-1'), listPath(bensList), WEEKLY_TOP_PATH);
  const target = reportTargetId({ kind: 'list', list: anasList });
  const runs = [
    runUntilRepeated((database) => hideContent(database, { by: 'cleo', action: 'hide', target, reason: '' })),
    runUntilRepeated((database) => removeComment(database, 'ana', 'ben-1')),
    runUntilRepeated((database) => removeAccount({ db: database, authUsers }, 'ben')),
    runUntilRepeated((database) => computeWeeklyTop(database, new Date())),
  ];
  await Promise.all(runs.map(({ repeated, result }) => Promise.race([repeated, result])));
  expect(await readData(listPath(anasList))).not.toHaveProperty('hidden');
  expect(await remaining()).toEqual([true, true, false]);
  await release();
  await Promise.all(runs.map(({ result }) => result));
  expect(await readData(listPath(anasList))).toHaveProperty('hidden', true);
  expect(await remaining()).toEqual([false, false, true]);
});
