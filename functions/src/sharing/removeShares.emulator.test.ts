import { ballotsPath } from '@outrank/shared/documents/ballots';
import { listPath } from '@outrank/shared/documents/list';
import { hiddenContentPath, reportCountPath, reportPath } from '@outrank/shared/documents/moderation';
import { sharePath } from '@outrank/shared/documents/shares';
import { ballotSource } from '@outrank/shared/sharing/shareSource';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { cascadeListDeletion } from '../cascade/cascadeListDeletion.ts';
import { cleanUpShare } from '../cascade/removeReports.ts';
import { withdrawBlocked } from '../moderation/blockAccount.ts';
import { hideContent } from '../moderation/hideContent.ts';
import { slotsOf, submitBallot } from '../testing/ballots.ts';
import { SEEDED_AT as at, seedDocuments } from '../testing/documents.ts';
import { db, exists, whichExist } from '../testing/emulator.ts';
import { listRequest, seedSharers, shareId } from '../testing/shares.ts';
import { anasList, bensList } from '../testing/twoLists.ts';
import { removeShares } from './removeShares.ts';

const comparison = { kind: 'comparison', a: 'ana~list_1000001', b: 'ben~list_1000001' } as const;
const ballot = { kind: 'ballot', category: 'goat-social' } as const;

let ids: Record<'anas' | 'bens' | 'both' | 'ballot', string>;
beforeEach(async () => {
  await seedSharers();
  await submitBallot('ana', slotsOf('tony-vlachos'));
  ids = {
    anas: await shareId('ana', listRequest),
    bens: await shareId('ana', { kind: 'list', ...bensList }),
    both: await shareId('ben', comparison),
    ballot: await shareId('ana', ballot),
  };
});

/** The names of the shares that are left. */
async function readLeft() {
  const found = await Promise.all(
    Object.entries(ids).map(async ([name, id]) => ((await exists(sharePath(id))) ? [name] : [])),
  );
  return found.flat();
}

describe('what was shared of a list', () => {
  it('stays while the list is public', async () => {
    await expect(removeShares(db, listPath(anasList))).resolves.toBe(0);
    expect(await readLeft()).toEqual(['anas', 'bens', 'both', 'ballot']);
  });

  it('goes when it is made private, with its comparisons', async () => {
    await db.doc(listPath(anasList)).update({ isPublic: false });
    await expect(removeShares(db, listPath(anasList))).resolves.toBe(2);
    expect(await readLeft()).toEqual(['bens', 'ballot']);
  });

  it('goes when a curator hides it', async () => {
    const target = `list~ana~${anasList.listId}`;
    await hideContent(db, { by: 'cleo', action: 'hide', target, reason: 'Spam' });
    await removeShares(db, listPath(anasList));
    expect(await readLeft()).toEqual(['bens', 'ballot']);
  });

  it('goes when it is deleted', async () => {
    await db.doc(listPath(anasList)).delete();
    await expect(cascadeListDeletion(db, anasList)).resolves.toMatchObject({ shares: 2 });
    expect(await readLeft()).toEqual(['bens', 'ballot']);
  });
});

it('what was shared of a ballot goes when it is withdrawn, and stays when it changes', async () => {
  await submitBallot('ana', slotsOf('kim-spradlin'));
  await removeShares(db, ballotSource('ana', 'goat-social'));
  expect(await readLeft()).toContain('ballot');
  await db.doc(ballotsPath('ana')).update({ 'goat-social': FieldValue.delete() });
  await removeShares(db, ballotSource('ana', 'goat-social'));
  expect(await readLeft()).toEqual(['anas', 'bens', 'both']);
});

it('everything with the content of a blocked user goes', async () => {
  await seedDocuments([['blockedAccounts/google-ana', { uid: 'ana', at }]]);
  await expect(withdrawBlocked(db, 'google-ana')).resolves.toMatchObject({ shares: 3 });
  expect(await readLeft()).toEqual(['bens']);
});

it('what a curator stored about a share, and its reports, go once it is deleted', async () => {
  const target = `share~${ids.anas}`;
  const paths = [reportPath('ben', target), reportCountPath(target), hiddenContentPath(target)];
  await seedDocuments(paths.map((path) => [path, { target, at }]));
  await cleanUpShare(db, ids.anas);
  expect(await whichExist(...paths)).toEqual([true, true, true]);
  await db.doc(sharePath(ids.anas)).delete();
  await cleanUpShare(db, ids.anas);
  expect(await whichExist(...paths)).toEqual([false, false, false]);
});
