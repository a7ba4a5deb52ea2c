import { emptyContent, type ListContent } from '@outrank/shared/lists/list';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { describe, expect, test } from 'vitest';
import { type EditorAction, editorReducer } from './editorReducer.ts';

const contentAfter = (...actions: EditorAction[]): ListContent => actions.reduce(editorReducer, emptyContent);
const names = ({ items }: ListContent) => items.map(({ name }) => name);

const tom = contestantItem('tom-westman');
const ian = contestantItem('ian-rosenberger');

describe('the list in the making', () => {
  test('takes contestants at the end, or where they are dropped', () => {
    const content = contentAfter(
      { type: 'itemAdded', item: tom },
      { type: 'itemAdded', item: contestantItem('katie-gallagher') },
      { type: 'itemAdded', item: ian, at: 1 },
    );
    expect(names(content)).toEqual(['Tom Westman', 'Ian Rosenberger', 'Katie Gallagher']);
  });

  test('ignores a person who is there already, also from another season', () => {
    const stephenie = (seasonId: string) => contestantItem('stephenie-lagrossa', seasonId);
    const content = contentAfter(
      { type: 'itemAdded', item: stephenie('s10') },
      { type: 'itemAdded', item: stephenie('s11') },
    );
    expect(content.items).toEqual([stephenie('s10')]);
  });

  test('does not mix seasons and contestants', () => {
    const content = contentAfter(
      { type: 'itemAdded', item: tom },
      { type: 'itemAdded', item: seasonItem('s10') },
    );
    expect(names(content)).toEqual(['Tom Westman']);
  });

  test('moves and removes by place and by name', () => {
    const added = [tom, ian].map((item): EditorAction => ({ type: 'itemAdded', item }));
    expect(names(contentAfter(...added, { type: 'itemMoved', from: 1, to: 0 }))).toEqual([
      'Ian Rosenberger',
      'Tom Westman',
    ]);
    expect(names(contentAfter(...added, { type: 'itemRemoved', id: tom.id }))).toEqual(['Ian Rosenberger']);
  });

  test('sets and unsets a tag', () => {
    const once: EditorAction = { type: 'tagToggled', tag: 'social' };
    expect(contentAfter(once).tags).toEqual(['social']);
    expect(contentAfter(once, once).tags).toEqual([]);
  });

  test('is empty again after clearing', () => {
    const content = contentAfter({ type: 'named', name: 'Ten' }, { type: 'described', description: 'Why' });
    expect(editorReducer(content, { type: 'cleared' })).toEqual(emptyContent);
  });
});
