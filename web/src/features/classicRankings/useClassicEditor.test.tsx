import { contestantItem } from '@outrank/shared/lists/listedItem';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { saveClassicRankings } from '#data/lists/readClassicRankings.ts';
import { Providers } from '#testing/renderPage.tsx';
import { useClassicEditor } from './useClassicEditor.ts';

vi.mock('#data/lists/readClassicRankings.ts', () => ({ saveClassicRankings: vi.fn(async () => true) }));

const stored = {
  strategyList: [7],
  socialList: ['Ethan Zohn', { name: 'Sandra', id: 's' }, null],
  competitorList: [],
};
const [ethan, sandra, none] = stored.socialList;
const kim = contestantItem('kim-spradlin');

type ClassicEditor = ReturnType<typeof useClassicEditor>;

/** The stored lists after a curator changed the second one. */
async function edit(...steps: ((editor: ClassicEditor) => unknown)[]) {
  const { result, unmount } = renderHook(() => useClassicEditor('ben', { lists: stored }, vi.fn()), {
    wrapper: Providers,
  });
  act(() => result.current.setList('socialList'));
  for (const step of steps) act(() => void step(result.current));
  await act(async () => result.current.save());
  unmount();
  return vi.mocked(saveClassicRankings).mock.lastCall?.[0].lists;
}

const added = ({ add }: ClassicEditor) => add(kim, 1);
const moved = ({ move }: ClassicEditor) => move(0, 2);
const removed = ({ entries, remove }: ClassicEditor) => remove(entries[1] as (typeof entries)[number]);
const undone = ({ dispatch }: ClassicEditor) => dispatch({ type: 'undone' });
const redone = ({ dispatch }: ClassicEditor) => dispatch({ type: 'redone' });

test('entries are stored unchanged, also those without a name', async () => {
  expect(await edit()).toEqual(stored);
});

test('an entry is added, moved and removed in its own list, and each change can be undone and redone', async () => {
  expect(await edit(added)).toEqual({ ...stored, socialList: [ethan, kim, sandra, none] });
  expect(await edit(added, added)).toEqual(await edit(added));
  expect(await edit(added, moved)).toEqual({ ...stored, socialList: [kim, sandra, ethan, none] });
  expect(await edit(added, moved, removed)).toEqual({ ...stored, socialList: [kim, ethan, none] });
  expect(await edit(added, moved, removed, undone, undone)).toEqual(await edit(added));
  expect(await edit(added, undone, redone)).toEqual(await edit(added));
});

test('moves of one group are undone together', async () => {
  const group: unknown[] = [];
  const moves = [0, 1].map(
    (from) =>
      ({ move }: ClassicEditor) =>
        move(from, from + 1, group),
  );
  expect(await edit(...moves, undone)).toEqual(stored);
});
