import { describe, expect, test } from 'vitest';
import {
  addAncestor,
  chooseOpeningDraft,
  getDraftVersion,
  isEmptyContent,
  type LocalDraft,
  parseSerializedDraft,
  parseStoredDraft,
  serializeDraft,
} from './draft.ts';
import { emptyContent, type ListContent } from './list.ts';
import { contestantItem } from './listedItem.ts';

const named = (name: string): ListContent => ({
  ...emptyContent,
  name,
  items: [contestantItem('tom-westman')],
});
const localDraft = (name: string, updatedAt: string, isSynced = false): LocalDraft => ({
  content: named(name),
  updatedAt,
  isSynced,
});

describe('a draft in the browser', () => {
  test('comes back as it was written, blanks included', () => {
    const draft = {
      ...localDraft('  Ten ', '2026-01-01T00:00:00.000Z'),
      ancestors: [getDraftVersion(named('Nine'))],
    };
    expect(parseSerializedDraft(serializeDraft(draft))).toEqual(draft);
  });

  test('keeps the favorites tag of the list that it changes', () => {
    const draft = {
      ...localDraft('Ten', '2026-01-01'),
      content: { ...named('Ten'), tags: ['favorites' as const] },
    };
    expect(parseSerializedDraft(serializeDraft(draft))?.content.tags).toEqual(['favorites']);
  });

  test.each([null, '', 'nonsense', '{}', '[1]'])('that reads %s is none', (text) => {
    expect(parseSerializedDraft(text)).toBeUndefined();
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

test('the ancestors of a draft keeps what the account held, and the newest attempts', () => {
  const ancestors = ['0', '1', '2', '3', '4', '5', '4'].map(named).reduce(addAncestor, []);
  expect(ancestors).toEqual(['0', '2', '3', '5', '4'].map((name) => getDraftVersion(named(name))));
});

describe('an empty creator opens with', () => {
  test('nothing when there is no draft', () => {
    expect(chooseOpeningDraft(undefined, undefined)).toEqual({ content: emptyContent });
  });

  test('the account when this browser has nothing that the account has not', () => {
    const stored = localDraft('theirs', '2026-01-02');
    expect(chooseOpeningDraft(localDraft('ours', '2026-01-03', true), stored)).toEqual({
      content: stored.content,
    });
    expect(chooseOpeningDraft(localDraft('published elsewhere', '2026-01-03', true), undefined)).toEqual({
      content: emptyContent,
    });
  });

  test('the newer of two that never met, and offers the other', () => {
    const older = localDraft('older', '2026-01-01');
    const newer = localDraft('newer', '2026-01-02');
    expect(chooseOpeningDraft(newer, older)).toEqual({ content: newer.content, conflict: older });
    expect(chooseOpeningDraft(older, newer)).toEqual({ content: newer.content, conflict: older });
  });

  test('one when both say the same', () => {
    expect(chooseOpeningDraft(localDraft('same', '2026-01-01'), localDraft('same', '2026-01-02'))).toEqual({
      content: named('same'),
    });
  });

  test('the browser’s copy without a question when the account holds an older text of it', () => {
    const ours = { ...localDraft('ours', '2026-01-01'), ancestors: [getDraftVersion(named('our'))] };
    expect(chooseOpeningDraft(ours, localDraft('our', '2026-01-02'))).toEqual({ content: ours.content });
  });

  test('nothing when it was cleared here and the account was not told yet', () => {
    const cleared = {
      ...localDraft('', '2026-01-02'),
      content: emptyContent,
      ancestors: [getDraftVersion(named('ours'))],
    };
    expect(chooseOpeningDraft(cleared, localDraft('ours', '2026-01-01'))).toEqual({ content: emptyContent });
    expect(chooseOpeningDraft(cleared, localDraft('theirs', '2026-01-01'))).toEqual({
      content: named('theirs'),
    });
  });
});
