import { MIXING_MESSAGES } from '@outrank/shared/lists/itemChanges';
import { emptyContent } from '@outrank/shared/lists/listContent';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { act, renderHook, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepPublishedSeasons } from '#data/catalogue/publishedSeasons.ts';
import { expectShownFor } from '#testing/setup.ts';
import { ToastProvider } from '#ui/overlay/Toast.tsx';
import { type ListEditorState, useListEditor } from './useListEditor.ts';

const [tom, ian] = [contestantItem('tom-westman'), contestantItem('ian-rosenberger')];
const stephenie = contestantItem('stephenie-lagrossa', 's10');

let editor: { current: ListEditorState };
const add = (...input: Parameters<ListEditorState['add']>) => act(() => editor.current.add(...input));

beforeEach(() => {
  editor = renderHook(() => useListEditor(emptyContent), { wrapper: ToastProvider }).result;
  add(stephenie);
  add(tom, 0);
});

test('adds items at the end or at an index, and replaces them', () => {
  expect(editor.current.content.items).toEqual([tom, stephenie]);
  act(() => editor.current.slot.open(0));
  add(ian);
  expect(editor.current.content.items).toEqual([ian, stephenie]);
});

test('replaces whom the user chose, also when another place is theirs by then, and adds when they are gone', () => {
  act(() => editor.current.slot.open(0));
  act(() => editor.current.dispatch({ type: 'itemMoved', from: 0, to: 1 }));
  expect(editor.current.slot).toMatchObject({ index: 1, isChoosing: true });
  add(ian);
  expect(editor.current.content.items).toEqual([stephenie, ian]);
  act(() => editor.current.slot.open(1));
  act(() => editor.current.dispatch({ type: 'itemRemoved', id: ian.id }));
  add(tom);
  expect(editor.current.content.items).toEqual([stephenie, tom]);
});

test('adds a whole cast as one change, without those who are listed', () => {
  act(() => editor.current.slot.open(2));
  act(() => editor.current.addAll([stephenie, ian]));
  expect(editor.current.content.items).toEqual([tom, stephenie, ian]);
  expect(editor.current.slot.isChoosing).toBe(false);
  expect(editor.current.history.past).toHaveLength(3);
  act(() => editor.current.addAll([seasonItem('s10'), seasonItem('s1')]));
  expect(editor.current.content.items).toHaveLength(3);
  expect(screen.getByText(MIXING_MESSAGES.contestants)).toBeVisible();
});

test('changes nothing when an added item is listed', () => {
  act(() => expect(editor.current.add(contestantItem('stephenie-lagrossa', 's11'))).toBe(false));
  expect(editor.current.content.items).toEqual([tom, stephenie]);
  expect(editor.current.history.past).toHaveLength(2);
  expect(screen.queryByText(MIXING_MESSAGES.contestants)).not.toBeInTheDocument();
});

test.each([
  [
    'contestants',
    seasonItem('s10'),
    'This ranking contains contestants. You cannot mix contestants and seasons in the same list.',
  ],
  ['seasons', tom, 'This ranking contains seasons. You cannot mix seasons and contestants in the same list.'],
])('says for three seconds that a list of %s accepts nothing else', async (listed, item, text) => {
  vi.useFakeTimers();
  act(() => editor.current.dispatch({ type: 'cleared' }));
  add(listed === 'seasons' ? seasonItem('s1') : ian);
  add(item);
  await expectShownFor(3000, text);
  expect(editor.current.content.items).toHaveLength(1);
});

test('names what was published after it was opened, also after undoing', () => {
  const unknown = { ...contestantItem('joe-hunter', 's48'), note: 'Loyal.' };
  expect(unknown.isUnknown).toBe(true);
  add(unknown);
  act(() => editor.current.dispatch({ type: 'itemRemoved', id: 'tom-westman' }));
  const seasons = [{ number: 48, name: 'Survivor 48', year: 2025, contestants: ['Joe Hunter'] }];
  act(() => keepPublishedSeasons({ version: 1, seasons, readAt: 0 }));
  const joe = { name: 'Joe Hunter', seasonName: 'Season 48', note: 'Loyal.' };
  expect(editor.current.content.items[1]).toMatchObject(joe);
  act(() => editor.current.dispatch({ type: 'undone' }));
  expect(editor.current.content.items[2]).toMatchObject(joe);
  act(() => keepPublishedSeasons({ version: 0, seasons: [], readAt: 0 }));
});
