import { emptyContent, type ListContent } from '@outrank/shared/lists/list';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { draftKeys } from '#data/storage/draftKeys.ts';
import { readLocalDraft, saveDraft } from '#data/storage/drafts.ts';
import { readOpeningDraft, useDraft } from './useDraft.ts';

/** The user's account. Requests may not reach it, or its responses may be lost. */
const account = vi.hoisted(() => ({ draft: '', isReachable: true, doesRespond: true }));

vi.mock(import('#data/storage/drafts.ts'), async (original) => ({
  ...(await original()),
  saveDraft: vi.fn(async (_db, _uid, content: ListContent, ancestors: readonly string[] = []) => {
    const before = account.draft;
    if (account.isReachable) account.draft = JSON.stringify(content);
    if (!account.isReachable || !account.doesRespond) throw new TypeError('Failed to fetch');
    const isOwn = before === '' || ancestors.includes(getDraftVersion(JSON.parse(before)));
    return isOwn ? undefined : { content: JSON.parse(before), updatedAt: '2026-03-01T12:00:00.000Z' };
  }),
}));
const { getDraftVersion } = await import('@outrank/shared/lists/draft');

const named = (name: string): ListContent => ({ ...emptyContent, name });
const readHere = () => readLocalDraft(draftKeys.current('ana'));

function openEditor() {
  const stored = account.draft
    ? { content: JSON.parse(account.draft), updatedAt: '2026-03-01T12:00:00.000Z' }
    : undefined;
  const opening = readOpeningDraft('ana', stored);
  const { result, rerender, unmount } = renderHook(
    (content: ListContent) => useDraft({ uid: 'ana', content, opening, isPublished: false }),
    { initialProps: opening.content },
  );
  const change = async (content: ListContent, waitMs = 2000) => {
    rerender(content);
    await act(() => vi.advanceTimersByTimeAsync(waitMs));
  };
  return {
    opening: opening.content.name,
    change,
    conflict: () => result.current.conflict?.content.name,
    leave: unmount,
    handle: () => result.current,
  };
}

async function openEditorWithDraft() {
  const editor = openEditor();
  await editor.change(named('Ten'));
  return editor;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T13:00:00Z') });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  localStorage.clear();
  vi.mocked(saveDraft).mockClear();
  Object.assign(account, { draft: '', isReachable: true, doesRespond: true });
});

describe('a draft that was cleared offline', () => {
  async function clearOffline() {
    const editor = await openEditorWithDraft();
    account.isReachable = false;
    await editor.change(emptyContent);
    return editor;
  }

  test('stays cleared when the editor opens again', async () => {
    (await clearOffline()).leave();
    expect(openEditor()).toMatchObject({ opening: '' });
    expect(openEditor().conflict()).toBeUndefined();
  });

  test('is cleared in the account when the connection is back', async () => {
    await clearOffline();
    account.isReachable = true;
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(JSON.parse(account.draft)).toEqual(emptyContent);
    expect(readHere()?.isSynced).toBe(true);
  });

  test('is cleared in the account when the editor opens again', async () => {
    (await clearOffline()).leave();
    account.isReachable = true;
    openEditor();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(JSON.parse(account.draft)).toEqual(emptyContent);
  });
});

describe('the user’s own version is no conflict', () => {
  test('after a response was lost', async () => {
    const editor = openEditor();
    account.doesRespond = false;
    await editor.change(named('Ten'));
    account.doesRespond = true;
    await editor.change(named('Ten of them'));
    expect(account.draft).toContain('Ten of them');
    expect(editor.conflict()).toBeUndefined();
  });

  test('after a response was lost and the page was left', async () => {
    const editor = openEditor();
    account.doesRespond = false;
    await editor.change(named('Ten'));
    await editor.change(named('Ten of them'), 100);
    editor.leave();
    const again = openEditor();
    expect(again.opening).toBe('Ten of them');
    expect(again.conflict()).toBeUndefined();
  });

  test('when the page was left right after a change and the device’s clock is wrong', async () => {
    const editor = await openEditorWithDraft();
    vi.setSystemTime('2020-01-01');
    await editor.change(named('Ten of them'), 100);
    editor.leave();
    const again = openEditor();
    expect(again.opening).toBe('Ten of them');
    await again.change(named('Ten of us'));
    expect(again.conflict()).toBeUndefined();
  });

  test('when the account’s newer version was opened and changed', async () => {
    (await openEditorWithDraft()).leave();
    account.draft = JSON.stringify(named('Ten, from a phone'));
    const again = openEditor();
    await again.change(named('Ten, from a phone and here'));
    expect(again.conflict()).toBeUndefined();
  });
});

test('skips versions that were replaced while an earlier upload was under way', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  vi.mocked(saveDraft).mockReturnValueOnce(promise);
  const editor = await openEditorWithDraft();
  await editor.change(named('Ten of them'));
  await editor.change(named('Ten of us'));
  expect(saveDraft).toHaveBeenCalledOnce();
  resolve(undefined);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(vi.mocked(saveDraft).mock.calls.map(([, , { name }]) => name)).toEqual(['Ten', 'Ten of us']);
  expect(readHere()).toMatchObject({ content: { name: 'Ten of us' }, isSynced: true });
});

test('offers the version of another device, also at later visits, until the user decides', async () => {
  const editor = await openEditorWithDraft();
  account.draft = JSON.stringify(named('Twenty'));
  await editor.change(named('Ten of them'));
  expect(editor.conflict()).toBe('Twenty');
  editor.leave();
  const again = openEditor();
  expect(again.conflict()).toBe('Twenty');
  act(() => again.handle().resolveConflict());
  expect(again.conflict()).toBeUndefined();
  expect(openEditor().conflict()).toBeUndefined();
});

test('discards the published draft with its latest change, and keeps another tab’s', async () => {
  const editor = await openEditorWithDraft();
  await editor.change(named('Ten of them'), 100);
  editor.handle().discard();
  expect(readHere()).toBeUndefined();
  await openEditor().change(named('Twenty'), 100);
  editor.handle().discard();
  expect(readHere()?.content.name).toBe('Twenty');
});
