import { emptyContent, type ListContent } from '@outrank/shared/lists/listContent';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHistory } from '#ui/history/history.ts';
import { type EditorAction, type EditorHistory, editorReducer } from './editorReducer.ts';

const items = ['tom-westman', 'ian-rosenberger', 'jenn-lyon'].map((id) => contestantItem(id, 's10'));
const ids = items.map(({ id }) => id);
const sorting = { order: ids, top: null, answers: 'LR' };
const answered: EditorAction = { type: 'sortingChanged', sorting };
const opened: EditorHistory = createHistory<ListContent>({ ...emptyContent, name: 'Palau', items });
const reduce = (...actions: readonly EditorAction[]) => actions.reduce<EditorHistory>(editorReducer, opened);
const present = (...actions: readonly EditorAction[]) => {
  const { items: shown, sorting: kept } = reduce(...actions).present;
  return { order: shown.map(({ id }) => id), sorting: kept };
};

test('answers are no step of the history, and the order they lead to is one', () => {
  expect(reduce(answered).past).toEqual([]);
  const order = ['jenn-lyon', 'tom-westman'];
  const sorted: EditorAction = { type: 'sorted', order };
  expect(reduce(answered, sorted).past).toHaveLength(1);
  expect(present(answered, sorted)).toEqual({ order, sorting: undefined });
  expect(present(answered, sorted, { type: 'undone' })).toEqual({ order: ids, sorting: undefined });
  expect(present(answered, sorted, { type: 'undone' }, { type: 'redone' })).toEqual({
    order,
    sorting: undefined,
  });
});

test('an order that equals the ranking is no step, and ends the questions', () => {
  expect(reduce(answered, { type: 'sorted', order: ids })).toEqual(opened);
});

test('answers stay when an item is moved, end when one is removed, and return when that is undone', () => {
  const removed: EditorAction = { type: 'itemRemoved', id: 'jenn-lyon' };
  expect(present(answered, { type: 'itemMoved', from: 0, to: 2 }).sorting).toEqual(sorting);
  expect(present(answered, removed).sorting).toBeUndefined();
  expect(present(answered, removed, { type: 'undone' }).sorting).toEqual(sorting);
});

test('the letters of a note are one step, and the note on another item is another', () => {
  const note = (id: string, text: string): EditorAction => ({ type: 'noted', id, note: text });
  const noted = reduce(note('jenn-lyon', 'S'), note('jenn-lyon', 'Sa'), note('tom-westman', 'T'));
  expect(noted.past).toHaveLength(2);
  const undone = editorReducer(noted, { type: 'undone' });
  expect(undone.present.items.map((item) => item.note)).toEqual([undefined, undefined, 'Sa']);
  expect(editorReducer(undone, { type: 'undone' }).present.items).toEqual(items);
  expect(reduce(note('jenn-lyon', ''))).toBe(opened);
});

test('an item keeps its note when it is moved, sorted, and removed and put back', () => {
  const noted: EditorAction = { type: 'noted', id: 'jenn-lyon', note: 'Why' };
  const notesAfter = (...actions: readonly EditorAction[]) =>
    reduce(noted, ...actions).present.items.flatMap(({ id, note }) => (note ? [id, note] : []));
  const kept = ['jenn-lyon', 'Why'];
  expect(notesAfter({ type: 'itemMoved', from: 2, to: 0 })).toEqual(kept);
  expect(notesAfter({ type: 'sorted', order: ids.toReversed() })).toEqual(kept);
  expect(notesAfter({ type: 'itemRemoved', id: 'jenn-lyon' })).toEqual([]);
  expect(notesAfter({ type: 'itemRemoved', id: 'jenn-lyon' }, { type: 'undone' })).toEqual(kept);
});

test('undoing an earlier change keeps the answers given since', () => {
  expect(present({ type: 'itemMoved', from: 0, to: 2 }, answered, { type: 'undone' })).toEqual({
    order: ids,
    sorting,
  });
});

test('a tag is set and unset', () => {
  const toggled: EditorAction = { type: 'tagToggled', tag: 'social' };
  expect(reduce(toggled).present.tags).toEqual(['social']);
  expect(reduce(toggled, toggled).present.tags).toEqual([]);
});

test('Clear empties everything in one step', () => {
  const described: EditorAction = { type: 'written', text: 'description', typed: 'Why' };
  const cleared = reduce(described, { type: 'cleared' });
  expect(cleared.present).toEqual(emptyContent);
  expect(editorReducer(cleared, { type: 'undone' }).present).toEqual(reduce(described).present);
});

test('undoing a change keeps a name that was typed after it', () => {
  const named: EditorAction = { type: 'written', text: 'name', typed: 'Ten' };
  const { present } = reduce({ type: 'itemMoved', from: 0, to: 2 }, named, { type: 'undone' });
  expect(present).toEqual({ ...opened.present, name: 'Ten' });
});

const anyId = fc.constantFrom(...ids);
const anyChange: fc.Arbitrary<EditorAction> = fc.oneof(
  fc.subarray(items).map((placed) => ({ type: 'itemPlaced', items: placed }) as const),
  anyId.map((id) => ({ type: 'itemRemoved', id }) as const),
  fc.record({ type: fc.constant('itemMoved' as const), from: fc.nat(4), to: fc.nat(4) }),
  fc.constant({ type: 'cleared' } as const),
);

test('undo and redo restore the start and the end of any sequence of changes', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 30 }), (changes) => {
      const end = reduce(...changes);
      const undone = end.past.reduce((history) => editorReducer(history, { type: 'undone' }), end);
      expect(undone.present.items).toEqual(items);
      const redone = undone.future.reduce((history) => editorReducer(history, { type: 'redone' }), undone);
      expect(redone.present).toEqual(end.present);
    }),
  );
});
