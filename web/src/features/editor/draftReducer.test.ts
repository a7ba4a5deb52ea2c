import { getDraftVersion, type LocalDraft } from '@outrank/shared/lists/draft';
import { emptyContent, type ListContent } from '@outrank/shared/lists/listContent';
import { expect, test } from 'vitest';
import { type DraftEvent, type DraftState, draftReducer, openDraft } from '#features/editor/draftReducer.ts';

const named = (name: string): ListContent => ({ ...emptyContent, name });
const version = (name: string) => getDraftVersion(named(name));
const draft = (name: string, fields: Partial<LocalDraft> = {}): LocalDraft => ({
  content: named(name),
  updatedAt: '2026-03-01T12:00:00.000Z',
  isSynced: false,
  ...fields,
});
const event =
  (type: 'edited' | 'uploaded') =>
  (name: string, before?: string): DraftEvent => ({
    type,
    content: named(name),
    overwritten: before === undefined ? undefined : draft(before),
  });
const [edited, uploaded] = [event('edited'), event('uploaded')];
const started: DraftEvent = { type: 'uploadStarted' };

const synced: DraftState = {
  content: named('Ten'),
  isSynced: true,
  ancestors: [version('Nine')],
  conflict: undefined,
};
const reduce = (...events: DraftEvent[]) => events.reduce(draftReducer, synced);

test("opens the account's newer copy, with both synced copies as ancestors", () => {
  const copies = {
    account: draft('Ten'),
    local: draft('Nine', { isSynced: true }),
    conflict: draft('Twenty'),
  };
  expect(openDraft(copies)).toEqual({
    content: named('Ten'),
    isSynced: true,
    ancestors: [version('Ten'), version('Nine')],
    conflict: draft('Twenty'),
  });
});

test("opens a local copy with its own ancestors when the account's copy is in conflict", () => {
  const local = draft('Ten', { ancestors: [version('Nine')] });
  expect(openDraft({ account: draft('Twenty'), local, conflict: undefined })).toEqual({
    content: named('Ten'),
    isSynced: false,
    ancestors: [version('Nine')],
    conflict: draft('Twenty'),
  });
});

test.each([
  [true, undefined, 'Ten'],
  [false, undefined, 'Ten'],
  [true, null, ''],
])('with a local copy that is synced (%s) and the account %j, opens “%s”', (isSynced, account, name) => {
  const local = draft('Ten', { isSynced });
  expect(openDraft({ account, local, conflict: undefined })).toMatchObject({
    content: named(name),
    isSynced,
  });
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
