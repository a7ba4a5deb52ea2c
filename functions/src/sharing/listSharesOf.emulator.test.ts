import { listPath } from '@outrank/shared/documents/list';
import { sharePath } from '@outrank/shared/documents/shares';
import { beforeEach, expect, it } from 'vitest';
import { db } from '../testing/emulator.ts';
import { listRequest, seedSharers, shareId } from '../testing/shares.ts';
import { anasList, bensList } from '../testing/twoLists.ts';
import { listSharesOf } from './removeShares.ts';

const comparison = { kind: 'comparison', a: 'ana~list_1000001', b: 'ben~list_1000001' } as const;

let ids: Record<'anas' | 'strangers' | 'both' | 'bens', string>;
beforeEach(async () => {
  await seedSharers();
  ids = {
    anas: await shareId('ana', listRequest),
    strangers: await shareId('ben', { ...listRequest, hasNames: false }),
    both: await shareId('ben', comparison),
    bens: await shareId('ben', { kind: 'list', ...bensList }),
  };
});

const list = async (uid: string, withdrawn?: string) =>
  (await listSharesOf(db, uid, { source: listPath({ ...anasList, userId: uid }), withdrawn })).map(
    ({ id }) => id,
  );

it('an owner finds what anybody shared of the list, the latest first, but nothing hidden', async () => {
  expect(await list('ana')).toEqual([ids.both, ids.strangers, ids.anas]);
  expect(await list('ben')).toEqual([ids.bens, ids.both]);
  await db.doc(sharePath(ids.strangers)).update({ hidden: true });
  expect(await list('ana')).toEqual([ids.both, ids.anas]);
});

it('an owner withdraws what shows the list, also when a stranger shared it, and nothing else', async () => {
  for (const id of [ids.strangers, ids.both]) expect(await list('ana', id)).not.toContain(id);
  expect(await list('ben', ids.anas)).toEqual([ids.bens]);
  expect(await list('ana', 'f'.repeat(24))).toEqual([ids.anas]);
});

it('what a curator hid is not withdrawn, so that sharing it again does not show it', async () => {
  await db.doc(sharePath(ids.anas)).update({ hidden: true });
  await list('ana', ids.anas);
  expect((await db.doc(sharePath(ids.anas)).get()).exists).toBe(true);
});
