import { expect, it } from 'vitest';
import {
  parseReportTarget,
  type ReportTarget,
  reportTargetId,
  reportTargetIdSchema,
} from './reportTarget.ts';

it.each<ReportTarget>([
  { kind: 'list', list: { userId: 'ana', listId: 'list_1' } },
  { kind: 'comment', commentId: 'c1' },
])('a $kind is found again by its text', (target) => {
  expect(reportTargetIdSchema.parse(reportTargetId(target))).toBe(reportTargetId(target));
  expect(parseReportTarget(reportTargetId(target))).toEqual(target);
});

it.each([
  '',
  'list',
  'list~ana',
  'list~ana~list_x',
  'list~a~b~list_1',
  'comment~',
  'comment~a~b',
  'comment~a/b',
  'user~ana',
])('%j is no target', (text) => {
  expect(reportTargetIdSchema.safeParse(text).success).toBe(false);
});
