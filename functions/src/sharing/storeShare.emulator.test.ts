import { googleAccountPath } from '@outrank/shared/documents/account';
import { listPath } from '@outrank/shared/documents/list';
import { blockedAccountPath } from '@outrank/shared/documents/moderation';
import { ratePath } from '@outrank/shared/documents/rate';
import { sharePath } from '@outrank/shared/documents/shares';
import { beforeEach, describe, expect, it } from 'vitest';
import { publishResults } from '../results/publishResults.ts';
import { castBallot, contestants, listOf, slotsOf, submitBallot } from '../testing/ballots.ts';
import { SEEDED_AT as at, seedDocuments } from '../testing/documents.ts';
import { db, exists, readData } from '../testing/emulator.ts';
import { listRequest, NOW, readShared, seedSharers, shareAs, shareId } from '../testing/shares.ts';
import { anasList, bensList } from '../testing/twoLists.ts';
import { changeList } from '../testing/userActions.ts';

const toContestants = (...itemIds: string[]) => ({
  type: 'survivor-ranking',
  tags: ['survivor-ranking'],
  itemIds,
  itemSeasonIds: itemIds.map(() => ''),
});

beforeEach(seedSharers);

describe('a public list', () => {
  it('is shared once for the same order, and an edited one has a new address', async () => {
    const id = await shareId('ana', listRequest);
    await expect(shareId('ben', listRequest)).resolves.toBe(id);
    await db.doc(listPath(anasList)).update({ itemIds: ['s7'], updatedAt: NOW });
    const later = await shareId('ana', listRequest);
    expect(later).not.toBe(id);
    const { share, sources, userIds } = await readShared('ana', listRequest);
    expect(share).toMatchObject({
      kind: 'list',
      title: '',
      userName: '',
      itemIds: ['s7'],
      hasNames: true,
    });
    expect([sources, userIds]).toEqual([[listPath(anasList)], ['ana']]);
    await expect(exists(sharePath(id))).resolves.toBe(true);
  });

  it('has the same address whatever it is called, until a curator hides one of it', async () => {
    const id = await shareId('ana', listRequest);
    await db.doc(listPath(anasList)).update({ name: 'Rude words' });
    await expect(shareId('ben', listRequest)).resolves.toBe(id);
    await db.doc(sharePath(id)).update({ hidden: true });
    await expect(shareAs('ana', listRequest)).resolves.toEqual({ status: 'missing' });
    await db.doc(listPath(anasList)).update({ itemIds: ['s7'] });
    for (const hasNames of [true, false])
      await expect(shareAs('ana', { ...listRequest, hasNames })).resolves.toEqual({ status: 'missing' });
    await expect(shareAs('ana', { kind: 'list', ...bensList })).resolves.toMatchObject({ status: 'shared' });
  });

  it.each([
    ['is private', { isPublic: false }],
    ['is private in older data', { public: false }],
    ['is hidden', { isPublic: false, hidden: true }],
  ])('is not shared when it %s', async (_why, change) => {
    await db.doc(listPath(anasList)).update(change);
    await expect(shareAs('ana', listRequest)).resolves.toEqual({ status: 'missing' });
    await expect(shareAs('ana', { ...listRequest, listId: 'list_404' })).resolves.toEqual({
      status: 'missing',
    });
    await expect(shareAs('ana', { kind: 'list', ...bensList })).resolves.toMatchObject({ status: 'shared' });
  });

  it('is not shared by a blocked or unbound account, nor when its owner is blocked', async () => {
    await seedDocuments([[blockedAccountPath('google-ana'), { uid: 'ana', at }]]);
    await expect(shareAs('ana', { kind: 'list', ...bensList })).resolves.toEqual({ status: 'blocked' });
    await expect(shareAs('ben', listRequest)).resolves.toEqual({ status: 'missing' });
    await db.doc(blockedAccountPath('google-ana')).delete();
    await db.doc(googleAccountPath('google-ana')).update({ uid: 'dee' });
    await expect(shareAs('ana', listRequest)).resolves.toEqual({ status: 'blocked' });
    await expect(shareAs('ben', listRequest)).resolves.toMatchObject({ status: 'shared' });
  });
});

it('the 21st share within an hour is refused, and a refusal takes a token too', async () => {
  const hourAhead = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const setBucket = (fullAt: Date) =>
    db.doc(ratePath('google-ana', 'shares')).set({ documentId: 'x', at, fullAt });
  await setBucket(hourAhead(56.5));
  await expect(shareAs('ana', listRequest)).resolves.toMatchObject({ status: 'shared' });
  await setBucket(hourAhead(56.5));
  const absent = { ...listRequest, listId: 'list_404' };
  await expect(shareAs('ana', absent)).resolves.toEqual({ status: 'missing' });
  await expect(shareAs('ana', listRequest)).resolves.toEqual({ status: 'tooOften' });
  await setBucket(hourAhead(57.5));
  await expect(shareAs('ana', listRequest)).resolves.toEqual({ status: 'tooOften' });
  await expect(shareAs('ben', listRequest)).resolves.toMatchObject({ status: 'shared' });
});

describe('names', () => {
  const hasNames = async (uid: string, wanted?: boolean, now = NOW) => {
    const result = await shareAs(
      uid,
      { ...listRequest, ...(wanted !== undefined && { hasNames: wanted }) },
      now,
    );
    return 'hasNames' in result && result.hasNames;
  };

  it.each([
    ['is tagged spoiler', { ...toContestants('tony-vlachos'), tags: ['spoiler', 'survivor-ranking'] }, NOW],
    ['holds a player of a recent season', toContestants('dee-valladares'), new Date('2024-12-31T00:00:00Z')],
  ])('of a list that %s are masked unless its owner chooses them', async (_why, change, now) => {
    await db.doc(listPath(anasList)).update(change);
    expect(await hasNames('ana', undefined, now)).toBe(false);
    expect(await hasNames('ana', true, now)).toBe(true);
    expect(await hasNames('ben', undefined, now)).toBe(false);
    expect(await hasNames('ben', true, now)).toBe(false);
  });

  it('of another list are shown unless somebody leaves them out', async () => {
    await db.doc(listPath(anasList)).update(toContestants('tony-vlachos'));
    expect(await hasNames('ben')).toBe(true);
    expect(await hasNames('ben', false)).toBe(false);
    const { share } = await readShared('ben', { ...listRequest, hasNames: false });
    expect(JSON.stringify(share)).not.toContain('tony');
  });
});

it('a ballot shares the caller’s own slots, with the agreement', async () => {
  await submitBallot('ana', slotsOf('tony-vlachos', 'kim-spradlin'));
  const request = { kind: 'ballot', category: 'goat-social' } as const;
  const { share, sources, userIds } = await readShared('ana', request);
  expect(share).toMatchObject({
    userName: '',
    slots: slotsOf('tony-vlachos', 'kim-spradlin'),
    agreement: 51,
  });
  expect([sources, userIds]).toEqual([['userGlobalRankings/ana.goat-social'], ['ana']]);
  await expect(shareAs('ben', request)).resolves.toEqual({ status: 'missing' });
  await expect(shareAs('ana', { ...request, category: 'goat-strategy' })).resolves.toEqual({
    status: 'missing',
  });
});

it('a category is shared from ten ballots on', async () => {
  const { share, userIds } = await readShared('ana', { kind: 'category', category: 'goat-social' });
  expect(share).toMatchObject({
    title: 'GOAT Social',
    ballots: 12,
    entries: [{ id: contestants[0], points: 50 }, {}, {}, {}, {}, {}, {}, {}, {}, {}],
  });
  expect(userIds).toEqual([]);
  await castBallot('ben', 'tony-vlachos');
  await publishResults(db, 'goat-social');
  await expect(shareAs('ana', { kind: 'category', category: 'goat-social' })).resolves.toEqual({
    status: 'missing',
  });
});

describe('a comparison', () => {
  const keys = { a: `ana~${anasList.listId}`, b: `ben~${bensList.listId}` };
  const request = { kind: 'comparison', ...keys } as const;

  it('shares both orders of what two lists have in common, and no words', async () => {
    await changeList(anasList, listOf(['s20', 's7', 's15', 's28', 's10']));
    await changeList(bensList, listOf(['s7', 's20', 's1']));
    const { share, userIds } = await readShared('ben', request);
    expect(share).toMatchObject({
      names: ['', ''],
      agreeing: 0,
      pairs: 1,
      itemIds: [
        ['s20', 's7'],
        ['s7', 's20'],
      ],
    });
    expect(userIds).toEqual(['ana', 'ben']);
  });

  it('is not shared when one list is private, unknown or the same, or nothing is in common', async () => {
    await changeList(bensList, listOf(['s1']));
    for (const b of [keys.b, keys.a, 'ben~list_404', 'nonsense', 'seasons'])
      await expect(shareAs('ana', { ...request, b })).resolves.toEqual({ status: 'missing' });
    await db.doc(listPath(bensList)).update({ itemIds: ['s20'], itemSeasonIds: [''] });
    await expect(shareAs('ana', request)).resolves.toMatchObject({ status: 'shared' });
    await db.doc(listPath(bensList)).update({ isPublic: false });
    await expect(shareAs('ana', request)).resolves.toEqual({ status: 'missing' });
  });

  it('with another user’s masked list stays masked', async () => {
    await db.doc(listPath(bensList)).update({ tags: ['spoiler', 'season-ranking'] });
    await expect(shareAs('ana', { ...request, hasNames: true })).resolves.toMatchObject({ hasNames: false });
    await expect(shareAs('ben', { ...request, hasNames: true })).resolves.toMatchObject({ hasNames: true });
  });
});

it('stores nothing but the share and the rate', async () => {
  const id = await shareId('ana', listRequest);
  expect(Object.keys((await readData(sharePath(id))) ?? {}).toSorted()).toEqual([
    'createdAt',
    'order',
    'ownSharedAt',
    'share',
    'sources',
    'userIds',
  ]);
  await expect(readData(ratePath('google-ana', 'shares'))).resolves.toMatchObject({ documentId: id });
});
