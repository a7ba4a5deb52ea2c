import { expect, test } from 'vitest';
import {
  parseReportTarget,
  type ReportTarget,
  reportTargetId,
  reportTargetIdSchema,
} from './reportTarget.ts';

test.each<ReportTarget>([
  { kind: 'list', list: { userId: 'ana', listId: 'list_1' } },
  { kind: 'comment', commentId: 'c1' },
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
  'user~ana',
])('refuses %j as a target', (text) => {
  expect(reportTargetIdSchema.safeParse(text).success).toBe(false);
});
