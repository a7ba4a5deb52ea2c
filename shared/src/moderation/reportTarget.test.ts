import { expect, test } from 'vitest';
import {
  contentTargetIdSchema,
  nameTargetIdSchema,
  parseReportTarget,
  type ReportTarget,
  reportTargetId,
  reportTargetIdSchema,
} from './reportTarget.ts';

test.each<ReportTarget>([
  { kind: 'list', list: { userId: 'ana', listId: 'list_1' } },
  { kind: 'comment', commentId: 'c1' },
  { kind: 'user', userId: 'ana' },
  { kind: 'share', shareId: '0123456789abcdef01234567' },
  { kind: 'group', groupId: 'abcdefghij0123456789' },
])('parses the text of a $kind', (target) => {
  expect(reportTargetIdSchema.parse(reportTargetId(target))).toBe(reportTargetId(target));
  expect(parseReportTarget(reportTargetId(target))).toEqual(target);
});

test.each([
  '',
  'list',
  'list~ana',
  'list~ana~list_x',
  'list~a~b~list_1',
  'comment~',
  'comment~a~b',
  'comment~a/b',
  'user~',
  'user~a~b',
  'user~a/b',
  'users~ana',
  'group~',
  'group~a/b',
  'group~a~b',
  'share~',
  'share~0123456789abcdef0123456',
  'share~0123456789abcdef01234567/x',
  'comment~.',
  'comment~..',
  'comment~__c1__',
  'user~..',
  'user~__ana__',
  'list~.~list_1',
  'list~..~list_1',
  'list~__ana__~list_1',
])('refuses %j as a target', (text) => {
  expect(reportTargetIdSchema.safeParse(text).success).toBe(false);
});

test.each(['comment~...', 'comment~.c1', 'comment~__c1', 'user~ana__', 'list~..ana~list_1'])(
  'accepts %j, because Firestore accepts its id',
  (text) => {
    expect(reportTargetIdSchema.safeParse(text).success).toBe(true);
  },
);

test.each([
  ['list~ana~list_1', true],
  ['comment~c1', true],
  ['share~0123456789abcdef01234567', true],
  ['user~ana', false],
  ['group~g', false],
])('tells apart what can be hidden and a name: %s', (text, isContent) => {
  expect(contentTargetIdSchema.safeParse(text).success).toBe(isContent);
  expect(nameTargetIdSchema.safeParse(text).success).toBe(!isContent);
});
