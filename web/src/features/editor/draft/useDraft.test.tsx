import { emptyContent, type ListContent } from '@outrank/shared/lists/list';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveDraft } from '#data/storage/drafts.ts';
import { draftKeys, readLocalDraft } from '#data/storage/localDrafts.ts';
import { openingOfNewList } from '#features/editor/openingContent.ts';
import { useDraft } from './useDraft.ts';

const account = vi.hoisted(() => ({ held: '', isReached: true, isHeard: true }));

/** The account of Ana, who may not reach it, or not hear that she did. */
vi.mock(import('#data/storage/drafts.ts'), async (original) => ({
  ...(await original()),
  saveDraft: vi.fn(async (_db, _uid, content: ListContent, past: readonly string[] = []) => {
    const before = account.held;
    if (account.isReached) account.held = JSON.stringify(content);
    if (!account.isReached || !account.isHeard) throw new TypeError('Failed to fetch');
    const isKnown = before === '' || past.includes(versionOf(JSON.parse(before)));
    return isKnown ? undefined : { content: JSON.parse(before), updatedAt: '2026-03-01T12:00:00.000Z' };
  }),
}));
const { versionOf } = await import('@outrank/shared/lists/draft');

const named = (name: string): ListContent => ({ ...emptyContent, name });
const stored = () =>
  account.held ? { content: JSON.parse(account.held), updatedAt: '2026-03-01T12:00:00.000Z' } : undefined;
const kept = () => readLocalDraft(draftKeys.current('ana'));

/** A creator as it opens now; `type` changes the name, and waits this long. */
function openCreator() {
  const held = stored();
  const opening = openingOfNewList('ana', held);
  const wish = { uid: 'ana', isActive: true, stored: held?.content, openingOther: opening.other };
  const { result, rerender, unmount } = renderHook((content: ListContent) => useDraft({ ...wish, content }), {
    initialProps: opening.content,
  });
  const change = async (content: ListContent, waiting = 2000) => {
    rerender(content);
    await act(() => vi.advanceTimersByTimeAsync(waiting));
  };
  return {
    opening,
    change,
    offered: () => result.current.other?.content.name,
    leave: unmount,
    forget: () => result.current.forget(),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T13:00:00Z') });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  localStorage.clear();
  vi.mocked(saveDraft).mockClear();
  Object.assign(account, { held: '', isReached: true, isHeard: true });
});

describe('a draft that its fan cleared without a connection', () => {
  test('stays cleared when the creator opens again', async () => {
    const creator = openCreator();
    await creator.change(named('Ten'));
    account.isReached = false;
    await creator.change(emptyContent);
    creator.leave();
    expect(openCreator().opening).toEqual({ content: emptyContent });
  });

  test('is taken out of the account when the connection is back', async () => {
    const creator = openCreator();
    await creator.change(named('Ten'));
    account.isReached = false;
    await creator.change(emptyContent);
    account.isReached = true;
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(JSON.parse(account.held)).toEqual(emptyContent);
    expect(kept()?.isSynced).toBe(true);
  });

  test('is taken out of the account when the creator opens again', async () => {
    const creator = openCreator();
    await creator.change(named('Ten'));
    account.isReached = false;
    await creator.change(emptyContent);
    creator.leave();
    account.isReached = true;
    openCreator();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(JSON.parse(account.held)).toEqual(emptyContent);
  });
});

describe('the fan’s own text is not offered as somebody else’s', () => {
  test('after an answer was lost', async () => {
    const creator = openCreator();
    account.isHeard = false;
    await creator.change(named('Ten'));
    account.isHeard = true;
    await creator.change(named('Ten of them'));
    expect(account.held).toContain('Ten of them');
    expect(creator.offered()).toBeUndefined();
  });

  test('after an answer was lost and the page was left', async () => {
    const creator = openCreator();
    account.isHeard = false;
    await creator.change(named('Ten'));
    await creator.change(named('Ten of them'), 100);
    creator.leave();
    expect(openCreator().opening).toEqual({ content: named('Ten of them') });
  });

  test('when the page was left right after a change, whatever the device’s clock says', async () => {
    const creator = openCreator();
    await creator.change(named('Ten'));
    vi.setSystemTime('2020-01-01');
    await creator.change(named('Ten of them'), 100);
    creator.leave();
    const again = openCreator();
    expect(again.opening).toEqual({ content: named('Ten of them') });
    await again.change(named('Ten of us'));
    expect(again.offered()).toBeUndefined();
  });

  test('while an earlier text is still under way', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const creator = openCreator();
    vi.mocked(saveDraft).mockReturnValueOnce(promise);
    await creator.change(named('Ten'));
    await creator.change(named('Ten of them'));
    await creator.change(named('Ten of us'));
    expect(saveDraft).toHaveBeenCalledOnce();
    resolve(undefined);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(vi.mocked(saveDraft).mock.calls.map(([, , { name }]) => name)).toEqual(['Ten', 'Ten of us']);
  });

  test('when the account’s newer text was opened and is changed', async () => {
    const creator = openCreator();
    await creator.change(named('Ten'));
    creator.leave();
    account.held = JSON.stringify(named('Ten, from a phone'));
    const again = openCreator();
    await again.change(named('Ten, from a phone and here'));
    expect(again.offered()).toBeUndefined();
  });
});

test('the text of another device is offered, and kept until it is taken or left', async () => {
  const creator = openCreator();
  await creator.change(named('Ten'));
  account.held = JSON.stringify(named('Twenty'));
  await creator.change(named('Ten of them'));
  expect(creator.offered()).toBe('Twenty');
  creator.leave();
  expect(openCreator().offered()).toBe('Twenty');
});

test('a list that was published is no draft any more, and takes none of another tab along', async () => {
  const creator = openCreator();
  await creator.change(named('Ten'));
  await creator.change(named('Ten of them'), 100);
  creator.forget();
  expect(kept()).toBeUndefined();
  await openCreator().change(named('Twenty'), 100);
  creator.forget();
  expect(kept()?.content.name).toBe('Twenty');
});
