import { describe, expect, test } from 'vitest';
import {
  draftText,
  isEmptyContent,
  type LocalDraft,
  openingDraft,
  parseDraftText,
  parseStoredDraft,
  versionOf,
  withVersion,
} from './draft.ts';
import { emptyContent, type ListContent } from './list.ts';
import { contestantItem } from './listedItem.ts';

const named = (name: string): ListContent => ({
  ...emptyContent,
  name,
  items: [contestantItem('tom-westman')],
});
const kept = (name: string, updatedAt: string, isSynced = false): LocalDraft => ({
  content: named(name),
  updatedAt,
  isSynced,
});

describe('a draft in the browser', () => {
  test('comes back as it was written, blanks included', () => {
    const draft = { ...kept('  Ten ', '2026-01-01T00:00:00.000Z'), past: [versionOf(named('Nine'))] };
    expect(parseDraftText(draftText(draft))).toEqual(draft);
  });

  test.each([null, '', 'nonsense', '{}', '[1]'])('that reads %s is none', (text) => {
    expect(parseDraftText(text)).toBeUndefined();
  });
});

test('a draft in the account holds ids and becomes items again', () => {
  const updatedAt = { toDate: () => new Date('2026-01-01') };
  const stored = {
    name: 'Ten',
    description: '',
    tags: ['social'],
    itemIds: ['tom-westman'],
    itemSeasonIds: ['s10'],
  };
  expect(parseStoredDraft({ ...stored, updatedAt })?.content).toEqual({ ...named('Ten'), tags: ['social'] });
  expect(parseStoredDraft(null)).toBeUndefined();
});

test('nothing entered is nothing to lose', () => {
  expect(isEmptyContent(emptyContent)).toBe(true);
  expect(isEmptyContent({ ...emptyContent, tags: ['social'] })).toBe(false);
});

test('the past of a draft keeps what the account held, and the newest attempts', () => {
  const past = ['0', '1', '2', '3', '4', '5', '4'].map(named).reduce(withVersion, []);
  expect(past).toEqual(['0', '2', '3', '5', '4'].map((name) => versionOf(named(name))));
});

describe('an empty creator opens with', () => {
  test('nothing when there is no draft', () => {
    expect(openingDraft(undefined, undefined)).toEqual({ content: emptyContent });
  });

  test('the account when this browser has nothing that the account has not', () => {
    const stored = kept('theirs', '2026-01-02');
    expect(openingDraft(kept('ours', '2026-01-03', true), stored)).toEqual({ content: stored.content });
    expect(openingDraft(kept('published elsewhere', '2026-01-03', true), undefined)).toEqual({
      content: emptyContent,
    });
  });

  test('the newer of two that never met, and offers the other', () => {
    const older = kept('older', '2026-01-01');
    const newer = kept('newer', '2026-01-02');
    expect(openingDraft(newer, older)).toEqual({ content: newer.content, other: older });
    expect(openingDraft(older, newer)).toEqual({ content: newer.content, other: older });
  });

  test('one when both say the same', () => {
    expect(openingDraft(kept('same', '2026-01-01'), kept('same', '2026-01-02'))).toEqual({
      content: named('same'),
    });
  });

  test('the browser’s copy without a question when the account holds an older text of it', () => {
    const ours = { ...kept('ours', '2026-01-01'), past: [versionOf(named('our'))] };
    expect(openingDraft(ours, kept('our', '2026-01-02'))).toEqual({ content: ours.content });
  });

  test('nothing when it was cleared here and the account was not told yet', () => {
    const cleared = { ...kept('', '2026-01-02'), content: emptyContent, past: [versionOf(named('ours'))] };
    expect(openingDraft(cleared, kept('ours', '2026-01-01'))).toEqual({ content: emptyContent });
    expect(openingDraft(cleared, kept('theirs', '2026-01-01'))).toEqual({ content: named('theirs') });
  });
});
