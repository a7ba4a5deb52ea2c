import { emptyContent } from '@outrank/shared/lists/list';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createHistory } from '#ui/history/history.ts';
import { type EditorAction, type EditorHistory, editorReducer } from './editorReducer.ts';

const tom = contestantItem('tom-westman');
const ian = contestantItem('ian-rosenberger');
const katie = contestantItem('katie-gallagher');
const placed = (...items: (typeof tom)[]): EditorAction => ({ type: 'itemPlaced', items });
const named: EditorAction = { type: 'named', name: 'Ten' };
const run = (history: EditorHistory, ...actions: EditorAction[]) => actions.reduce(editorReducer, history);
const start = createHistory(emptyContent);
const contentAfter = (...actions: EditorAction[]) => run(start, ...actions).present;

describe('the content', () => {
  test.each<[string, EditorAction, string[]]>([
    ['moves an item by its index', { type: 'itemMoved', from: 1, to: 0 }, [ian.id, tom.id]],
    ['removes an item by its id', { type: 'itemRemoved', id: tom.id }, [ian.id]],
  ])('%s', (_, action, ids) => {
    expect(contentAfter(placed(tom, ian), action).items.map(({ id }) => id)).toEqual(ids);
  });

  test('sets and unsets a tag', () => {
    const toggled: EditorAction = { type: 'tagToggled', tag: 'social' };
    expect(contentAfter(toggled).tags).toEqual(['social']);
    expect(contentAfter(toggled, toggled).tags).toEqual([]);
  });

  test('is empty again after clearing', () => {
    const described: EditorAction = { type: 'described', description: 'Why' };
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
