import { getDraftVersion, type LocalDraft } from '@outrank/shared/lists/draft';
import { emptyContent, type ListContent } from '@outrank/shared/lists/list';
import { expect, test } from 'vitest';
import { type DraftEvent, type DraftState, draftReducer, openDraft } from './draftReducer.ts';

const named = (name: string): ListContent => ({ ...emptyContent, name });
const version = (name: string) => getDraftVersion(named(name));
const draft = (name: string, fields: Partial<LocalDraft> = {}): LocalDraft => ({
  content: named(name),
  updatedAt: '2026-03-01T12:00:00.000Z',
  isSynced: false,
  ...fields,
});
const edited = (name: string, before?: string): DraftEvent => ({
  type: 'edited',
  content: named(name),
  overwritten: before === undefined ? undefined : draft(before),
});
const uploaded = (name: string, before?: string): DraftEvent => ({
  ...edited(name, before),
  type: 'uploaded',
});
const started: DraftEvent = { type: 'uploadStarted' };

const synced: DraftState = {
  content: named('Ten'),
  isSynced: true,
  ancestors: [version('Nine')],
  conflict: undefined,
};
const reduce = (...events: DraftEvent[]) => events.reduce(draftReducer, synced);

const unsynced = draft('Ten', { ancestors: [version('Nine')] });

test.each([
  ['empty without copies', {}, { content: emptyContent, ancestors: [] }],
  [
    'with the account’s copy',
    { account: draft('Nine') },
    { content: named('Nine'), ancestors: [version('Nine')] },
  ],
  [
    'with the account’s copy after a synced local one, both ancestors',
    { account: draft('Nine'), local: draft('Eight', { isSynced: true }) },
    { content: named('Nine'), isSynced: true, ancestors: [version('Nine'), version('Eight')] },
  ],
  [
    'with a local change of the account’s version',
    { account: draft('Nine'), local: unsynced },
    { content: named('Ten'), isSynced: false, conflict: undefined },
  ],
  [
    'with a conflict, which is no ancestor, when the copies never met',
    { account: draft('Twenty'), local: unsynced },
    { content: named('Ten'), ancestors: [version('Nine')], conflict: draft('Twenty') },
  ],
  ['with the conflict of an earlier visit', { conflict: draft('Twenty') }, { conflict: draft('Twenty') }],
])('opens %s', (_, copies, expected) => {
  const none = { local: undefined, account: undefined, conflict: undefined };
  expect(openDraft({ ...none, ...copies })).toMatchObject(expected);
});

test.each([
  ['the content before the change', 'Ten'],
  ['the content after the change', 'Eleven'],
  ['an ancestor', 'Nine'],
  ['empty', ''],
])('finds no conflict when the overwritten copy is %s', (_, before) => {
  expect(reduce(edited('Eleven', before))).toEqual({ ...synced, content: named('Eleven'), isSynced: false });
});

test.each([
  ['a change overwrote', edited('Eleven', 'Twenty')],
  ['an upload replaced', uploaded('Ten', 'Twenty')],
  ['another tab saved', { type: 'otherTabSaved', draft: draft('Twenty') } as const],
])('keeps a version that %s, until the user resolves the conflict', (_, event) => {
  expect(reduce(event, edited('Twelve')).conflict).toEqual(draft('Twenty'));
  expect(reduce(event, { type: 'conflictResolved' }).conflict).toBeUndefined();
});

test('ignores another tab with the same content', () => {
  expect(reduce({ type: 'otherTabSaved', draft: draft('Ten') })).toBe(synced);
});

test('is synced after an upload of its newest content', () => {
  const uploading = [edited('Eleven'), started];
  expect(reduce(...uploading).ancestors).toEqual([version('Nine'), version('Eleven')]);
  const ancestors = [version('Eleven')];
  expect(reduce(...uploading, uploaded('Eleven'))).toMatchObject({ isSynced: true, ancestors });
  expect(reduce(...uploading, edited('Twelve'), uploaded('Eleven'))).toMatchObject({
    isSynced: false,
    ancestors,
  });
});
