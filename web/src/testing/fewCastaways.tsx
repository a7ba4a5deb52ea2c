import { contestantItem, type ListedItem } from '@outrank/shared/lists/listedItem';
import { vi } from 'vitest';

export const cast = ['tom-westman', 'ian-rosenberger', 'katie-gallagher'].map((id) =>
  contestantItem(id, 's10'),
);

// The seasons panel has its own tests. 46 seasons make every query by role slow in jsdom.
vi.mock('#features/seasons/SeasonsPanel.tsx', () => ({
  default: ({ list }: { list: { add: (item: ListedItem) => boolean } }) =>
    cast.map((item) => (
      <button type="button" key={item.id} onClick={() => list.add(item)}>
        Add {item.name}
      </button>
    )),
}));
