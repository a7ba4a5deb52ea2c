import { getDraftVersion, type LocalDraft } from '@outrank/shared/lists/draft';
import { emptyContent, type ListContent } from '@outrank/shared/lists/list';
import { describe, expect, test } from 'vitest';
import { type DraftEvent, type DraftState, draftReducer, openDraft } from './draftReducer.ts';

const named = (name: string): ListContent => ({ ...emptyContent, name });
const version = (name: string) => getDraftVersion(named(name));
const draft = (name: string, fields: Partial<LocalDraft> = {}): LocalDraft => ({
  content: named(name),
  updatedAt: '2026-03-01T12:00:00.000Z',
  isSynced: false,
  ...fields,
});
const state: DraftState = {
  content: named('Ten'),
  isSynced: true,
  ancestors: [version('Ten')],
  conflict: undefined,
};
const reduce = (...events: DraftEvent[]) => events.reduce(draftReducer, state);
const edited = (name: string, overwritten?: LocalDraft): DraftEvent => ({
  type: 'edited',
  content: named(name),
  overwritten,
});
const uploaded = (name: string, overwritten?: LocalDraft): DraftEvent => ({
  type: 'uploaded',
  content: named(name),
  overwritten,
});

describe('openDraft', () => {
  const none = { local: undefined, account: undefined, conflict: undefined };

  test('starts empty without copies', () => {
    expect(openDraft(none)).toMatchObject({ content: emptyContent, ancestors: [], conflict: undefined });
  });

  test('takes the account’s copy and the synced local copy as ancestors', () => {
    expect(openDraft({ ...none, local: draft('Old', { isSynced: true }), account: draft('Ten') })).toEqual({
      content: named('Ten'),
      isSynced: true,
      ancestors: [version('Ten'), version('Old')],
      conflict: undefined,
    });
  });

  test('continues an unsynced local copy of the account’s version', () => {
    const local = draft('Ten of them', { ancestors: [version('Ten')] });
    expect(openDraft({ ...none, local, account: draft('Ten') })).toMatchObject({
      content: named('Ten of them'),
      isSynced: false,
      conflict: undefined,
    });
  });

  test('offers the account’s copy as a conflict, not as an ancestor, when the two never met', () => {
    const account = draft('Twenty');
    expect(openDraft({ ...none, local: draft('Ten'), account })).toMatchObject({
      content: named('Ten'),
      ancestors: [],
      conflict: account,
    });
  });

  test('offers a conflict of an earlier visit again', () => {
    expect(openDraft({ ...none, conflict: draft('Twenty') }).conflict?.content.name).toBe('Twenty');
  });
});

describe('draftReducer', () => {
  test.each([
    ['the content before the change', 'Ten'],
    ['the content after the change', 'Ten of them'],
    ['an ancestor', 'Nine'],
    ['empty', ''],
  ])('finds no conflict when the overwritten copy is %s', (_, name) => {
    const before = { ...state, ancestors: [version('Nine')] };
    expect(draftReducer(before, edited('Ten of them', draft(name)))).toEqual({
      ...before,
      content: named('Ten of them'),
      isSynced: false,
    });
  });

  test.each([
    ['a change overwrote', edited('Ten of them', draft('Twenty'))],
    ['an upload replaced', uploaded('Ten', draft('Twenty'))],
    ['another tab saved', { type: 'otherTabSaved', draft: draft('Twenty') } as const],
  ])('keeps a version that %s, until the user resolves the conflict', (_, event) => {
    expect(reduce(event).conflict?.content.name).toBe('Twenty');
    expect(reduce(event, edited('Ten of us')).conflict?.content.name).toBe('Twenty');
    expect(reduce(event, { type: 'conflictResolved' }).conflict).toBeUndefined();
  });

  test('ignores another tab with the same content', () => {
    expect(reduce({ type: 'otherTabSaved', draft: draft('Ten') })).toBe(state);
  });

  test('treats a version as an ancestor when its upload starts, because the response may be lost', () => {
    expect(reduce(edited('Ten of them'), { type: 'uploadStarted' })).toMatchObject({
      isSynced: false,
      ancestors: [version('Ten'), version('Ten of them')],
    });
  });

  test('is synced after the upload of its content, not of an older one', () => {
    const uploading = [edited('Ten of them'), { type: 'uploadStarted' }] as const;
    const ancestors = [version('Ten of them')];
    expect(reduce(...uploading, uploaded('Ten of them'))).toMatchObject({ isSynced: true, ancestors });
    expect(reduce(...uploading, edited('Ten of us'), uploaded('Ten of them'))).toMatchObject({
      content: named('Ten of us'),
      isSynced: false,
      ancestors,
    });
  });
});
