import { emptyContent } from '@outrank/shared/lists/list';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { historyOf } from '#ui/history/history.ts';
import { type EditorHistory, type EditorHistoryAction, editorHistoryReducer } from './editorHistory.ts';

const slugs = ['tom-westman', 'ian-rosenberger', 'katie-gallagher', 'rob-mariano'];
const added = (id: string): EditorHistoryAction => ({ type: 'itemAdded', item: contestantItem(id) });
const run = (history: EditorHistory, actions: readonly EditorHistoryAction[]) =>
  actions.reduce(editorHistoryReducer, history);
const ids = ({ present }: EditorHistory) => present.items.map(({ id }) => id);

const change = fc.oneof(
  fc.constantFrom(...slugs).map(added),
  fc.constantFrom(...slugs).map((id): EditorHistoryAction => ({ type: 'itemRemoved', id })),
  fc.tuple(fc.nat(4), fc.nat(4)).map(([from, to]): EditorHistoryAction => ({ type: 'itemMoved', from, to })),
  fc.constant<EditorHistoryAction>({ type: 'cleared' }),
);

describe('undo and redo', () => {
  test('whatever was done to the ranking, undoing it all gives the beginning, redoing it all the end', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const end = run(historyOf(emptyContent), changes);
        const undone = run(
          end,
          end.past.map(() => ({ type: 'undone' })),
        );
        expect(ids(undone)).toEqual([]);
        const redone = run(
          undone,
          undone.future.map(() => ({ type: 'redone' })),
        );
        expect(redone.present).toEqual(end.present);
      }),
    );
  });

  test('taking back a move leaves a name that was typed after it', () => {
    const history = run(historyOf(emptyContent), [
      added('tom-westman'),
      { type: 'named', name: 'Ten' },
      { type: 'undone' },
    ]);
    expect(history.present).toEqual({ ...emptyContent, name: 'Ten' });
  });

  test('taking back Clear brings everything back', () => {
    const before = run(historyOf(emptyContent), [added('tom-westman'), { type: 'named', name: 'Ten' }]);
    expect(run(before, [{ type: 'cleared' }, { type: 'undone' }]).present).toEqual(before.present);
  });

  test('a duplicate is no step', () => {
    const history = run(historyOf(emptyContent), [added('tom-westman'), added('tom-westman')]);
    expect(history.past).toHaveLength(1);
  });
});
