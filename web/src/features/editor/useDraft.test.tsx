import { emptyContent, type ListContent } from '@outrank/shared/lists/listContent';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readLocalDraft, saveDraft } from '#data/storage/drafts.ts';
import { draftKeys } from '#data/storage/storageKeys.ts';
import { readOpeningDraft, useDraft } from '#features/editor/useDraft.ts';

/** The user's account. Requests may not reach it, or its responses may be lost. */
const account = vi.hoisted(() => ({ draft: '', isReachable: true, doesRespond: true }));
const readAccount = () =>
  account.draft ? { content: JSON.parse(account.draft), updatedAt: '2026-03-01T12:00:00.000Z' } : null;

vi.mock(import('#data/storage/drafts.ts'), async (original) => ({
  ...(await original()),
  saveDraft: vi.fn(async (_uid, content: ListContent, ancestors: readonly string[] = []) => {
    const before = readAccount();
    if (account.isReachable) account.draft = JSON.stringify(content);
    if (!account.isReachable || !account.doesRespond) throw new TypeError('Failed to fetch');
    return before && !ancestors.includes(getDraftVersion(before.content)) ? before : undefined;
  }),
}));
const { getDraftVersion } = await import('@outrank/shared/lists/draft');

const readHere = () => readLocalDraft(draftKeys.current('ana'));

function openEditor() {
  const opening = readOpeningDraft('ana', readAccount());
  const { result, rerender, unmount } = renderHook(
    (content: ListContent) => useDraft({ uid: 'ana', content, opening, isPublished: false }),
    { initialProps: opening.content },
  );
  const change = async (name: string, waitMs = 2000) => {
    rerender({ ...emptyContent, name });
    await act(() => vi.advanceTimersByTimeAsync(waitMs));
  };
  const conflict = () => result.current.conflict?.content.name;
  return { name: opening.content.name, change, conflict, close: unmount, handle: () => result.current };
}

async function openEditorWithDraft() {
  const editor = openEditor();
  await editor.change('Ten');
  return editor;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T13:00:00Z') });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.mocked(saveDraft).mockClear();
  Object.assign(account, { draft: '', isReachable: true, doesRespond: true });
});

describe('a draft that was cleared offline', () => {
  beforeEach(async () => {
    const editor = await openEditorWithDraft();
    account.isReachable = false;
    await editor.change('');
    editor.close();
  });

  test('stays cleared when the editor opens again, and in the account when the connection is back', async () => {
    const again = openEditor();
    expect([again.name, again.conflict()]).toEqual(['', undefined]);
    await act(() => vi.advanceTimersByTimeAsync(0));
    account.isReachable = true;
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(readAccount()?.content).toEqual(emptyContent);
    expect(readHere()?.isSynced).toBe(true);
  });

  test('is cleared in the account when the editor opens again with a connection', async () => {
    account.isReachable = true;
    openEditor();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(readAccount()?.content).toEqual(emptyContent);
  });
});

test.each([
  ['after a response was lost', () => (account.doesRespond = false)],
  ["when the device's clock is wrong", () => vi.setSystemTime('2020-01-01')],
])(
  "finds no conflict with the user's own version %s, also when the editor opens again",
  async (_, disturb) => {
    disturb();
    const editor = await openEditorWithDraft();
    account.doesRespond = true;
    await editor.change('Ten of them');
    expect([readAccount()?.content.name, editor.conflict()]).toEqual(['Ten of them', undefined]);
    disturb();
    await editor.change('Ten of us');
    await editor.change('Ten of you', 100);
    editor.close();
    account.doesRespond = true;
    const again = openEditor();
    expect(again.name).toBe('Ten of you');
    await again.change('Ten of all');
    expect([readAccount()?.content.name, again.conflict()]).toEqual(['Ten of all', undefined]);
  },
);

test('skips versions that were replaced while an earlier upload was under way', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  vi.mocked(saveDraft).mockReturnValueOnce(promise);
  const editor = await openEditorWithDraft();
  await editor.change('Ten of them');
  await editor.change('Ten of us');
  expect(saveDraft).toHaveBeenCalledOnce();
  resolve(undefined);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(vi.mocked(saveDraft).mock.calls.map(([, { name }]) => name)).toEqual(['Ten', 'Ten of us']);
  expect(readHere()).toMatchObject({ content: { name: 'Ten of us' }, isSynced: true });
});

test('offers the version of another device, also at later visits, until the user decides', async () => {
  const editor = await openEditorWithDraft();
  account.draft = JSON.stringify({ ...emptyContent, name: 'Twenty' });
  await editor.change('Ten of them');
  expect(editor.conflict()).toBe('Twenty');
  editor.close();
  const again = openEditor();
  expect(again.conflict()).toBe('Twenty');
  act(() => again.handle().resolveConflict());
  expect([again.conflict(), openEditor().conflict()]).toEqual([undefined, undefined]);
});

test("discards the published draft with its latest change, and keeps another tab's", async () => {
  const editor = await openEditorWithDraft();
  await editor.change('Ten of them', 100);
  editor.handle().discard();
  expect(readHere()).toBeUndefined();
  await openEditor().change('Twenty', 100);
  editor.handle().discard();
  expect(readHere()?.content.name).toBe('Twenty');
});

test('uploads once, two seconds after the last of ten changes', async () => {
  const editor = openEditor();
  for (let change = 1; change <= 10; change += 1) await editor.change(`Change ${change}`, 1000);
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(saveDraft).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(saveDraft).toHaveBeenCalledOnce();
});

test('uploads nothing when nothing is entered, nor while a published list is edited', async () => {
  openEditor();
  const { rerender } = renderHook(
    (content: ListContent) => useDraft({ uid: 'ana', content, opening: undefined, isPublished: true }),
    { initialProps: emptyContent },
  );
  rerender({ ...emptyContent, name: 'Published, changed' });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(saveDraft).not.toHaveBeenCalled();
  expect(readHere()).toBeUndefined();
});
