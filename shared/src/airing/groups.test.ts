import { describe, expect, test } from 'vitest';
import type { Group } from '../documents/group.ts';
import { DAY_MS } from '../limits.ts';
import {
  addMember,
  applyGroupChange,
  type ChangeGroupRequest,
  changeGroupRequestSchema,
  createGroupRequestSchema,
  describeInvitation,
  leaveGroup,
  removeBlocked,
  resetGroupName,
  toInvitation,
} from './groups.ts';

const groupOf = (...memberIds: string[]): Group => ({
  name: 'Tree Mail',
  seasonId: 's51',
  ownerId: memberIds[0] ?? '',
  memberIds,
  memberNames: Object.fromEntries(memberIds.map((uid) => [uid, uid.toUpperCase()])),
  invitation: 'old',
  createdAt: '2026-11-23T00:00:00.000Z',
});
const at = { invitation: 'new', now: Date.parse('2026-11-24T00:00:00.000Z') };
const group = groupOf('ana', 'ben', 'cal');
const dee = { uid: 'dee', name: 'DEE' };

describe('a group', () => {
  test('takes the 50th member, not the 51st, and nobody twice', () => {
    const many = (count: number) => groupOf(...Array.from({ length: count }, (_, index) => `fan-${index}`));
    expect(addMember(many(49), dee)).toMatchObject({ memberIds: [...many(49).memberIds, 'dee'] });
    expect(addMember(many(50), dee)).toBe('full');
    expect(addMember(many(50), { uid: 'fan-7', name: 'Again' })).toEqual(many(50));
    expect(addMember(group, dee)).toEqual(groupOf('ana', 'ben', 'cal', 'dee'));
  });

  test('passes to the earliest member when its owner leaves, and ends with the last one', () => {
    expect(leaveGroup(group, 'ana')).toEqual(groupOf('ben', 'cal'));
    expect(leaveGroup(group, 'ben')).toEqual(groupOf('ana', 'cal'));
    expect(leaveGroup(group, 'dee')).toEqual(group);
    expect(leaveGroup(groupOf('ana'), 'ana')).toBeNull();
  });

  const changes: [ChangeGroupRequest, Group | null][] = [
    [
      { groupId: 'g', action: 'rename', name: 'Outcasts' },
      { ...group, name: 'Outcasts' },
    ],
    [
      { groupId: 'g', action: 'remove', userId: 'cal' },
      { ...groupOf('ana', 'ben'), invitation: 'new' },
    ],
    [
      { groupId: 'g', action: 'invite' },
      { ...group, invitation: 'new' },
    ],
    [{ groupId: 'g', action: 'delete' }, null],
  ];
  test.each(changes)('$action: the owner may, a member and a stranger may not', (change, expected) => {
    expect(applyGroupChange(group, change, 'ana', at)).toEqual(expected);
    for (const other of ['ben', 'dee']) expect(applyGroupChange(group, change, other, at)).toBe('notOwner');
  });

  test('lets every member leave', () => {
    expect(applyGroupChange(group, { groupId: 'g', action: 'leave' }, 'cal', at)).toEqual(
      groupOf('ana', 'ben'),
    );
  });
});

test('the name that a curator reset stays for a day', () => {
  const reset = resetGroupName(group, at.now);
  const rename = { groupId: 'g', action: 'rename', name: 'Rude again' } as const;
  expect(reset.name).toBe('Tribe');
  expect(applyGroupChange(reset, rename, 'ana', { ...at, now: at.now + DAY_MS - 1 })).toBe('nameReset');
  expect(applyGroupChange(reset, rename, 'ana', { ...at, now: at.now + DAY_MS })).toMatchObject({
    name: 'Rude again',
  });
});

test('a blocked owner hands on neither the name nor the invitation, a blocked member no invitation', () => {
  const after = { ...groupOf('ben', 'cal'), invitation: 'new' };
  expect(removeBlocked(group, 'ana', 'new')).toEqual({ ...after, name: 'Tribe' });
  expect(removeBlocked(group, 'cal', 'new')).toEqual({ ...groupOf('ana', 'ben'), invitation: 'new' });
  expect(removeBlocked(groupOf('ana'), 'ana', 'new')).toBeNull();
});

test.each([
  ['Tree Mail', true],
  ['  Tree Mail  ', true],
  ['x'.repeat(50), true],
  ['x'.repeat(51), false],
  ['', false],
  ['   ', false],
  ['\u200b', false],
  ['Tree\u202eliaM', false],
  ['Modesto Mates', true],
  ['Outrɑnk Team', false],
])('the name %j is accepted: %s', (name, isAccepted) => {
  expect(createGroupRequestSchema.safeParse({ name, seasonId: 's51' }).success).toBe(isAccepted);
  const rename = { groupId: 'g', action: 'rename', name };
  expect(changeGroupRequestSchema.safeParse(rename).success).toBe(isAccepted);
});

test.each([
  { action: 'rename', groupId: 'g' },
  { action: 'remove', groupId: 'g' },
  { action: 'leave' },
  { action: 'leave', groupId: 'a/b' },
  { action: 'own', groupId: 'g' },
])('%j is no change', (change) => {
  expect(changeGroupRequestSchema.safeParse(change).success).toBe(false);
});

test('an invitation names its owner and the first six members', () => {
  const many = groupOf(...Array.from({ length: 8 }, (_, index) => `fan-${index}`));
  const { names, ...invitation } = toInvitation('g', many);
  expect(names).toEqual(['FAN-0', 'FAN-1', 'FAN-2', 'FAN-3', 'FAN-4', 'FAN-5']);
  expect(invitation.memberIds).toEqual(many.memberIds);
  expect(describeInvitation(invitation)).toBe('FAN-0 invites you to Tree Mail');
  expect(describeInvitation({ ...invitation, owner: '' })).toBe('You are invited to Tree Mail');
});
