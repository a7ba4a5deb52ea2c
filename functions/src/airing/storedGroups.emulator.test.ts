import { googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { GROUPS, groupKind, groupPath } from '@outrank/shared/documents/group';
import { blockedAccountPath } from '@outrank/shared/documents/moderation';
import { ratePath } from '@outrank/shared/documents/rate';
import { GROUP_MEMBERS_MAX, GROUPS_MAX } from '@outrank/shared/limits';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { cascadeUserName } from '../cascade/cascadeUserName.ts';
import { withdrawBlocked } from '../moderation/blockAccount.ts';
import { removeOwned } from '../platform/ownedQueries.ts';
import { findInvitation } from '../sharing/findInvitation.ts';
import { SEEDED_AT as at, seedDocuments, setUserName } from '../testing/documents.ts';
import { db, emptyDatabase, exists, readData } from '../testing/emulator.ts';
import { readDatabase, seedFromCopy } from '../testing/readDatabase.ts';
import { groupOf, INVITATION, SEEDED_GROUP, seasonOf } from '../testing/season.ts';
import { changeStoredGroup, createStoredGroup, joinStoredGroup } from './storedGroups.ts';

const groupId = SEEDED_GROUP.split('/')[1] ?? '';
const caller = (uid: string) => ({ uid, googleId: `google-${uid}` });
const create = (uid: string) => createStoredGroup(db, caller(uid), { name: 'Outcasts', seasonId: 's51' });
const join = (uid: string, invitation = INVITATION) => joinStoredGroup(db, caller(uid), invitation);
const rename = (uid: string) =>
  changeStoredGroup(db, caller(uid), { groupId, action: 'rename', name: 'Outcasts' });
const remove = (uid: string, userId: string) =>
  changeStoredGroup(db, caller(uid), { groupId, action: 'remove', userId });
const change = (uid: string, action: 'leave' | 'delete' | 'invite') =>
  changeStoredGroup(db, caller(uid), { groupId, action });
const readGroup = () => readData(SEEDED_GROUP);

/** Ana's group, of which Ben is a member; Cal is not. */
const seedGroup = seedFromCopy(async () => {
  await emptyDatabase();
  await seedDocuments(seasonOf('ana', 'ben'));
  for (const uid of ['ana', 'ben', 'cal']) {
    await setUserName(uid, uid);
    await seedDocuments([[googleAccountPath(`google-${uid}`), { uid, at }]]);
  }
});
beforeEach(seedGroup);

it('is created for a season that is followed, under 20 random characters, with its creator in it', async () => {
  const created = await create('cal');
  if (typeof created === 'string') throw new Error(created);
  expect(created.groupId).toMatch(/^[A-Za-z0-9]{20}$/);
  const invitation = expect.stringMatching(/^[A-Za-z0-9]{20}$/);
  const expected = { ...groupOf('cal'), name: 'Outcasts', invitation, createdAt: expect.any(Timestamp) };
  await expect(readData(groupPath(created.groupId))).resolves.toEqual(expected);
  const request = { name: 'Outcasts', seasonId: 's50' };
  await expect(createStoredGroup(db, caller('cal'), request)).resolves.toBe('noSeason');
});

describe('a group', () => {
  it('is joined once, under the name of the profile, which renames follow', async () => {
    for (const _ of [1, 2]) await expect(join('cal')).resolves.toEqual({ groupId });
    await expect(readGroup()).resolves.toEqual(groupOf('ana', 'ben', 'cal'));
    await setUserName('cal', 'Cal II');
    await expect(cascadeUserName(db, 'cal')).resolves.toMatchObject({ groups: 1 });
    await expect(readGroup()).resolves.toMatchObject({ memberNames: { ana: 'ana', cal: 'Cal II' } });
  });

  it('keeps what a newer version wrote, and never goes with a member whom it cannot part with', async () => {
    const newer = { motto: 'Outlast', memberNames: { ana: 'ana', ben: { name: 'ben' } } };
    await db.doc(SEEDED_GROUP).update(newer);
    await join('cal');
    const { motto, memberNames } = newer;
    await expect(readGroup()).resolves.toMatchObject({ motto, memberNames: { ...memberNames, cal: 'cal' } });
    await db.doc(SEEDED_GROUP).update({ name: { en: 'Outcasts' } });
    await removeOwned(db, groupKind, 'ana');
    await expect(readGroup()).resolves.toMatchObject({ motto, memberIds: ['ben', 'cal'] });
  });

  it('takes the 50th member and not the 51st, also when two join at once', async () => {
    const others = Array.from({ length: GROUP_MEMBERS_MAX - 3 }, (_, index) => `fan-${index}`);
    await seedDocuments([[SEEDED_GROUP, groupOf('ana', 'ben', ...others)]]);
    await seedDocuments([[googleAccountPath('google-dee'), { uid: 'dee', at }]]);
    await setUserName('dee', 'dee');
    const both = await Promise.all([join('cal'), join('dee')]);
    expect(both.toSorted()).toEqual([{ groupId }, 'full']);
    expect((await readGroup())?.memberIds).toHaveLength(GROUP_MEMBERS_MAX);
  });

  it('is renamed, its members removed and itself deleted by its owner only', async () => {
    await join('cal');
    const before = await readGroup();
    for (const other of ['ben', 'cal'])
      for (const refused of [
        rename(other),
        remove(other, 'ana'),
        change(other, 'delete'),
        change(other, 'invite'),
      ])
        await expect(refused).resolves.toBe('notOwner');
    await expect(readGroup()).resolves.toEqual(before);
    await expect(rename('ana')).resolves.toEqual({ groupId });
    await expect(remove('ana', 'ben')).resolves.toEqual({ groupId });
    const left = await readGroup();
    expect(left).toEqual({ ...groupOf('ana', 'cal'), name: 'Outcasts', invitation: expect.any(String) });
    await expect(join('ben')).resolves.toBe('expired');
    await expect(join('ben', left?.invitation)).resolves.toEqual({ groupId });
    await expect(change('ana', 'delete')).resolves.toEqual({ groupId });
    expect(await exists(SEEDED_GROUP)).toBe(false);
    await expect(join('cal', left?.invitation)).resolves.toBe('expired');
  });

  it('is joined by the invitation that its owner renewed last, and never by its id', async () => {
    await expect(join('cal', groupId)).resolves.toBe('expired');
    await expect(change('ana', 'invite')).resolves.toEqual({ groupId });
    const { invitation } = (await readGroup()) ?? {};
    expect(invitation).not.toBe(INVITATION);
    await expect(findInvitation(db, INVITATION)).resolves.toBeUndefined();
    await expect(join('cal')).resolves.toBe('expired');
    await expect(findInvitation(db, invitation)).resolves.toMatchObject({
      name: 'Tree Mail',
      memberIds: ['ana', 'ben'],
    });
    await expect(join('cal', invitation)).resolves.toEqual({ groupId });
  });

  it('of before has no invitation until its next change', async () => {
    await db.doc(SEEDED_GROUP).update({ invitation: FieldValue.delete() });
    await change('ben', 'leave');
    await expect(readGroup()).resolves.toMatchObject({ invitation: expect.stringMatching(/^\w{20}$/) });
  });

  it('loses its name and its invitation with a blocked owner', async () => {
    await seedDocuments([[blockedAccountPath('google-ana'), { uid: 'ana', reason: '', by: 'cleo', at }]]);
    await withdrawBlocked(db, 'google-ana');
    const expected = { ...groupOf('ben'), name: 'Tribe', invitation: expect.any(String) };
    await expect(readGroup()).resolves.toEqual(expected);
    await expect(join('cal')).resolves.toBe('expired');
  });

  it('is the earliest member’s when its owner leaves, and gone after the last', async () => {
    await join('cal');
    await change('ana', 'leave');
    await expect(readGroup()).resolves.toEqual(groupOf('ben', 'cal'));
    await expect(rename('ana')).resolves.toBe('notOwner');
    await change('cal', 'leave');
    await change('ben', 'leave');
    expect(await exists(SEEDED_GROUP)).toBe(false);
  });
});

describe('whoever', () => {
  it('is blocked, or whose Google account has another account, changes nothing', async () => {
    const attempts = [create, (uid: string) => join(uid), (uid: string) => change(uid, 'leave')];
    await seedDocuments([[blockedAccountPath('google-ben'), { uid: 'ben', reason: '', by: 'cleo', at }]]);
    await seedDocuments([[googleAccountPath('google-cal'), { uid: 'new-cal', at }]]);
    const before = await readDatabase();
    for (const uid of ['ben', 'cal', 'nobody'])
      for (const attempt of attempts) await expect(attempt(uid)).resolves.toBe('blocked');
    await expect(readDatabase()).resolves.toEqual(before);
    for (const attempt of attempts) await expect(attempt('ana')).resolves.toMatchObject({ groupId: /./ });
  });

  it('is in 20 groups joins and starts no other one', async () => {
    const paths = Array.from({ length: GROUPS_MAX }, (_, index) => groupPath(`group-${index}`));
    await seedDocuments(paths.map((path) => [path, groupOf('cal')] as const));
    await expect(join('cal')).resolves.toBe('tooMany');
    await expect(create('cal')).resolves.toBe('tooMany');
    await db.doc(paths[0] ?? '').delete();
    await expect(join('cal')).resolves.toEqual({ groupId });
  });

  it('has used up the hour is told so, and a refusal takes a token too', async () => {
    const rate = { documentId: 'x', at, fullAt: Timestamp.fromMillis(Date.now() + 3_600_000) };
    await seedDocuments([[ratePath('google-cal', 'groups'), rate]]);
    await expect(join('cal')).resolves.toBe('tooOften');
    rate.fullAt = Timestamp.fromMillis(Date.now() + 59.5 * 60_000 - 60_000);
    await seedDocuments([[ratePath('google-cal', 'groups'), rate]]);
    await expect(join('cal', 'x'.repeat(20))).resolves.toBe('expired');
    await expect(join('cal')).resolves.toBe('tooOften');
    await expect(join('ben')).resolves.toEqual({ groupId });
    await expect((await db.collection(GROUPS).get()).size).toBe(1);
    expect(await exists(userListsPath('cal'))).toBe(true);
  });
});
