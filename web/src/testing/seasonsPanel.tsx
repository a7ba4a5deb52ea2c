import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { RandomContext } from '#features/seasons/idol/useHiddenIdol.ts';
import SeasonsPanel, { type SeasonsPanelProps } from '#features/seasons/panel/SeasonsPanel.tsx';
import { DragProvider } from '#ui/drag/DragProvider.tsx';

// How emblems are drawn is ui's concern; 46 of them make every look-up by role slow in jsdom.
vi.mock('#ui/emblem/EmblemBadge.tsx', () => ({ EmblemBadge: () => null }));

type Given = Partial<SeasonsPanelProps> & { dice?: () => number; beside?: ReactNode };

/** The panel with somebody signed in and no luck; `chosen` collects what is to be added. */
export function renderPanel({ dice = () => 0.5, beside, ...given }: Given = {}) {
  const chosen: ListedItem[] = [];
  const props = {
    user: { uid: 'ann' },
    createMode: false,
    dragType: 'castaway',
    onAdd: (item: ListedItem) => chosen.push(item),
  };
  render(
    <RandomContext value={dice}>
      <DragProvider>
        {beside}
        <SeasonsPanel {...props} {...given} />
      </DragProvider>
    </RandomContext>,
  );
  return { chosen };
}

export const panel = () => screen.getByRole('region', { name: 'Survivor Seasons' });

function itemsOfList(name: RegExp): HTMLElement[] {
  const lists = screen.queryAllByRole('list', { name });
  return lists.flatMap((list) => within(list).getAllByRole('listitem'));
}

export const seasonCards = () => itemsOfList(/^Seasons$/);
export const contestants = () => itemsOfList(/^Contestants/);

export function scroller(): Element {
  const element = panel().querySelector('.scroller');
  if (!element) throw new Error('nothing scrolls');
  return element;
}

export function search(text: string) {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
}

/** The button that opens a season, by the name that one sees on it. */
function cardOf(name: string): HTMLElement {
  const card = screen.getAllByText(name).map((words) => words.closest<HTMLElement>('[data-opens]'));
  const shown = card.find((button) => button && !button.closest('[hidden]'));
  if (!shown) throw new Error(`no card of ${name} is shown`);
  return shown;
}

export const openSeason = (name: string) => fireEvent.click(cardOf(name));
export const backToSeasons = () => fireEvent.click(screen.getByText('Back to Seasons'));
