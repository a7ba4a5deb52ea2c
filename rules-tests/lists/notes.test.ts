import { assertSucceeds } from '@firebase/rules-unit-testing';
import { userPath } from '@outrank/shared/documents/user';
import { beforeEach, describe, it } from 'vitest';
import type { Changes } from '../support/bounds.ts';
import { anasList, publishList, saveList, setList } from '../support/lists.ts';
import { ana, newDraft, setProfiles } from '../support/users.ts';
import { openWorld, seedLists } from '../support/world.ts';
import { noteBounds, trimmedNoteBounds } from './noteBounds.ts';

const { anaCommits, seed, testBounds } = openWorld();

describe('the notes of a saved list', () => {
  beforeEach(() => seed(seedLists()));
  testBounds([...noteBounds, ...trimmedNoteBounds], (changes: Changes) => anaCommits(saveList(changes)));
});

const noted = { notes: { 'parvati-shallow': 'Three times' } };
const strayNote = { notes: { 'rob-mariano': 'Not in the list' } };

describe('a new list', () => {
  beforeEach(() => seed(setProfiles()));
  testBounds([['may have notes on its items', noted, strayNote]], (changes: Changes) =>
    anaCommits(publishList(anasList, changes)),
  );
});

describe('a draft', () => {
  const bounds = [
    ['may have notes on its items', noted, strayNote],
    ['may have blanks around a note', { notes: { 'parvati-shallow': ' x ' } }, { notes: {} }],
  ] as const;
  testBounds(bounds, (changes: Changes) => anaCommits({ set: userPath(ana.uid), data: newDraft(changes) }));
});

describe('a save from an app without notes', () => {
  beforeEach(() => seed(setProfiles(), setList(anasList, noted)));

  it('keeps them', async () => {
    await assertSucceeds(anaCommits(saveList({ name: 'Renamed', notedIds: ['parvati-shallow'] })));
  });
});
