import { MIXING_MESSAGES } from '@outrank/shared/lists/itemChanges';
import { emptyContent } from '@outrank/shared/lists/listContent';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { act, renderHook, screen } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectShownFor } from '#testing/setup.ts';
import { createHistory } from '#ui/history/history.ts';
import { ToastProvider } from '#ui/overlay/Toast.tsx';
import { type EditorAction, type EditorHistory, editorReducer } from './editorReducer.ts';
import { type ListEditorState, useListEditor } from './useListEditor.ts';

const [tom, ian] = [contestantItem('tom-westman'), contestantItem('ian-rosenberger')];
const stephenie = contestantItem('stephenie-lagrossa', 's10');

describe('the editor of a list', () => {
  let editor: { current: ListEditorState };
  const add = (...input: Parameters<ListEditorState['place']>) =>
    act(() => {
      const items = editor.current.place(...input);
      if (items) editor.current.update(items);
    });

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

  test('adds a whole cast as one change, without those who are listed', () => {
    act(() => editor.current.slot.open(2));
    act(() => editor.current.placeAll([stephenie, ian]));
    expect(editor.current.content.items).toEqual([tom, stephenie, ian]);
    expect(editor.current.slot.isChoosing).toBe(false);
    expect(editor.current.history.past).toHaveLength(3);
    act(() => editor.current.placeAll([seasonItem('s10'), seasonItem('s1')]));
    expect(editor.current.content.items).toHaveLength(3);
    expect(screen.getByText(MIXING_MESSAGES.contestants)).toBeVisible();
  });

  test.each([
    ['duplicate', contestantItem('stephenie-lagrossa', 's11')],
    ['mixed', seasonItem('s10')],
  ])('changes nothing when an added item is %s', (kind, item) => {
    act(() => expect(editor.current.place(item)).toBeUndefined());
    expect(editor.current.content.items).toEqual([tom, stephenie]);
    expect(editor.current.history.past).toHaveLength(2);
    expect(screen.queryByText(MIXING_MESSAGES.contestants) !== null).toBe(kind === 'mixed');
  });

  test.each([
    [
      'contestants',
      seasonItem('s10'),
      'This ranking contains contestants. You cannot mix contestants and seasons in the same list.',
    ],
    [
      'seasons',
      tom,
      'This ranking contains seasons. You cannot mix seasons and contestants in the same list.',
    ],
  ])('says for three seconds that a list of %s accepts nothing else', async (listed, item, text) => {
    vi.useFakeTimers();
    act(() => editor.current.dispatch({ type: 'cleared' }));
    add(listed === 'seasons' ? seasonItem('s1') : ian);
    add(item);
    await expectShownFor(3000, text);
    expect(editor.current.content.items).toHaveLength(1);
  });
});

const katie = contestantItem('katie-gallagher');
const placed = (...items: (typeof tom)[]): EditorAction => ({ type: 'itemPlaced', items });
const named: EditorAction = { type: 'written', text: 'name', typed: 'Ten' };
const run = (history: EditorHistory, ...actions: EditorAction[]) => actions.reduce(editorReducer, history);
const start = createHistory(emptyContent);
const contentAfter = (...actions: EditorAction[]) => run(start, ...actions).present;

describe('the content', () => {
  test('moves an item by its index', () => {
    const moved: EditorAction = { type: 'itemMoved', from: 1, to: 0 };
    expect(contentAfter(placed(tom, ian), moved).items).toEqual([ian, tom]);
  });

  test('sets and unsets a tag', () => {
    const toggled: EditorAction = { type: 'tagToggled', tag: 'social' };
    expect(contentAfter(toggled).tags).toEqual(['social']);
    expect(contentAfter(toggled, toggled).tags).toEqual([]);
  });

  test('is empty again after clearing', () => {
    const described: EditorAction = { type: 'written', text: 'description', typed: 'Why' };
    expect(contentAfter(named, described)).toEqual({ ...emptyContent, name: 'Ten', description: 'Why' });
    expect(contentAfter(named, described, { type: 'cleared' })).toEqual(emptyContent);
  });
});

const change = fc.oneof(
  fc.subarray([tom, ian, katie]).map((items) => placed(...items)),
  fc.constantFrom(tom, ian, katie).map(({ id }): EditorAction => ({ type: 'itemRemoved', id })),
  fc.tuple(fc.nat(4), fc.nat(4)).map(([from, to]): EditorAction => ({ type: 'itemMoved', from, to })),
  fc.constant<EditorAction>({ type: 'cleared' }),
);

describe('undo and redo', () => {
  test('restore the start and the end of any sequence of changes', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const end = run(start, ...changes);
        const undone = run(end, ...end.past.map(() => ({ type: 'undone' }) as const));
        expect(undone.present.items).toEqual([]);
        const redone = run(undone, ...undone.future.map(() => ({ type: 'redone' }) as const));
        expect(redone.present).toEqual(end.present);
      }),
    );
  });

  test('keep a name that was typed after the undone change', () => {
    expect(contentAfter(placed(tom), named, { type: 'undone' })).toEqual({ ...emptyContent, name: 'Ten' });
  });

  test('restore everything after Clear', () => {
    const before = contentAfter(placed(tom), named);
    expect(contentAfter(placed(tom), named, { type: 'cleared' }, { type: 'undone' })).toEqual(before);
  });
});
