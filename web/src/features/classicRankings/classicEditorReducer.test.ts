import { toClassicEntry } from '@outrank/shared/lists/classicRankings';
import { expect, test } from 'vitest';
import { createHistory } from '#ui/history/history.ts';
import {
  type ClassicEditorAction,
  classicEditorReducer,
  toClassicLists,
  toStoredLists,
} from './classicEditorReducer.ts';

const list = 'socialList';
const stored = {
  strategyList: [7],
  socialList: ['Ethan Zohn', { name: 'Sandra', id: 's' }, null],
  competitorList: [],
};

function edit(...actions: ClassicEditorAction[]) {
  const opening = createHistory(toClassicLists({ lists: stored }));
  return toStoredLists(actions.reduce(classicEditorReducer, opening).present);
}

test('entries are stored unchanged, also those without a name', () => {
  expect(edit()).toEqual(stored);
  expect(toClassicLists({ lists: {} })).toEqual({ strategyList: [], socialList: [], competitorList: [] });
});

test('an entry is added, moved and removed in its own list, and each change can be undone and redone', () => {
  const added = { type: 'added', list, at: 1, entry: toClassicEntry('Kim', 'kim') } as const;
  const moved = { type: 'moved', list, from: 0, to: 2 } as const;
  const removed = { type: 'removed', list, key: '1' } as const;
  const [ethan, sandra, none] = stored.socialList;
  expect(edit(added)).toEqual({ ...stored, socialList: [ethan, 'Kim', sandra, none] });
  expect(edit(added, moved)).toEqual({ ...stored, socialList: ['Kim', sandra, ethan, none] });
  expect(edit(added, moved, removed)).toEqual({ ...stored, socialList: ['Kim', ethan, none] });
  expect(edit(added, moved, removed, { type: 'undone' }, { type: 'undone' })).toEqual(edit(added));
  expect(edit(added, { type: 'undone' }, { type: 'redone' })).toEqual(edit(added));
});

test('moves of one group are undone together', () => {
  const group: unknown[] = [];
  const moves = [0, 1].map((from) => ({ type: 'moved', list, from, to: from + 1, group }) as const);
  expect(edit(...moves, { type: 'undone' })).toEqual(stored);
});
