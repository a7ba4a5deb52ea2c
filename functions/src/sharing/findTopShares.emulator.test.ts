import { listPath } from '@outrank/shared/documents/list';
import { reportCountPath } from '@outrank/shared/documents/moderation';
import { sharePath } from '@outrank/shared/documents/shares';
import { beforeEach, expect, it } from 'vitest';
import { seedDocuments } from '../testing/documents.ts';
import { db } from '../testing/emulator.ts';
import { listRequest, seedSharers, shareId } from '../testing/shares.ts';
import { anasList, bensList } from '../testing/twoLists.ts';
import { findTopShares } from './findTopShares.ts';

let now = 0;
/** After whatever the test before has kept. */
const find = async () => {
  now += 3_600_000;
  return (await findTopShares(db, now)).map(({ id }) => id);
};
const bensRequest = { kind: 'list', ...bensList } as const;
const upvote = (key: typeof anasList, upvoteCount: number) => db.doc(listPath(key)).update({ upvoteCount });

beforeEach(seedSharers);

it('lists that their owners shared are shown, the most upvoted first, each once', async () => {
  const anas = await shareId('ana', listRequest);
  const bens = await shareId('ben', bensRequest);
  await upvote(anasList, 3);
  await upvote(bensList, 7);
  await expect(find()).resolves.toEqual([bens, anas]);
  const masked = await shareId('ana', { ...listRequest, hasNames: false });
  await upvote(anasList, 8);
  await expect(find()).resolves.toEqual([masked, bens]);
});

it('a list that others shared is not shown before its owner shares it', async () => {
  const bens = await shareId('ana', bensRequest);
  await expect(find()).resolves.toEqual([]);
  await shareId('ben', bensRequest);
  await expect(find()).resolves.toEqual([bens]);
});

it.each([
  ['private', () => db.doc(listPath(anasList)).update({ isPublic: false })],
  ['hidden', () => db.doc(listPath(anasList)).update({ hidden: true })],
  [
    'reported',
    () => seedDocuments([[reportCountPath(`list~ana~${anasList.listId}`), { count: 1, isOpen: true }]]),
  ],
])('a list that is %s is left out', async (_, change) => {
  await shareId('ana', listRequest);
  const bens = await shareId('ben', bensRequest);
  await change();
  await expect(find()).resolves.toEqual([bens]);
});

it('a share of a newer version is left out', async () => {
  const anas = await shareId('ana', listRequest);
  const bens = await shareId('ben', bensRequest);
  await db.doc(sharePath(anas)).update({ share: JSON.stringify({ kind: 'newer' }) });
  await expect(find()).resolves.toEqual([bens]);
});

it('nobody is read anew for five minutes', async () => {
  await shareId('ana', listRequest);
  const before = await find();
  await db.doc(listPath(anasList)).update({ isPublic: false });
  await expect(findTopShares(db, now + 299_000)).resolves.toHaveLength(before.length);
  const later = now + 301_000;
  const [first, second] = await Promise.all([findTopShares(db, later), findTopShares(db, later)]);
  expect(first).toEqual([]);
  expect(second).toBe(first);
});
