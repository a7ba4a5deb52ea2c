import { MIXING_MESSAGES } from '@outrank/shared/lists/itemChanges';
import { emptyContent } from '@outrank/shared/lists/list';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { act, renderHook, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectShownFor } from '#testing/setup.ts';
import { ToastProvider } from '#ui/overlay/Toast.tsx';
import { type ListEditorState, useListEditor } from './useListEditor.ts';

const [tom, ian] = [contestantItem('tom-westman'), contestantItem('ian-rosenberger')];
const stephenie = contestantItem('stephenie-lagrossa', 's10');
let editor: { current: ListEditorState };

beforeEach(() => {
  editor = renderHook(() => useListEditor(emptyContent), { wrapper: ToastProvider }).result;
  act(() => void editor.current.add(stephenie));
  act(() => void editor.current.add(tom, 0));
});

test('adds items at the end or at an index, and replaces them', () => {
  expect(editor.current.content.items).toEqual([tom, stephenie]);
  act(() => void editor.current.replace(ian, 0));
  expect(editor.current.content.items).toEqual([ian, stephenie]);
});

test.each([
  ['duplicate', contestantItem('stephenie-lagrossa', 's11')],
  ['mixed', seasonItem('s10')],
])('changes nothing when an added item is %s', (kind, item) => {
  act(() => expect(editor.current.add(item)).toBe(kind));
  expect(editor.current.content.items).toEqual([tom, stephenie]);
  expect(editor.current.history.past).toHaveLength(2);
  expect(editor.current.repeated?.id).toBe(kind === 'duplicate' ? stephenie.id : undefined);
  expect(screen.queryByText(MIXING_MESSAGES.contestants) !== null).toBe(kind === 'mixed');
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
  act(() => void editor.current.add(listed === 'seasons' ? seasonItem('s1') : ian));
  act(() => void editor.current.add(item));
  await expectShownFor(3000, text);
  expect(editor.current.content.items).toHaveLength(1);
});
