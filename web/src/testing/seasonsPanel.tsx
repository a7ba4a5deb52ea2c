import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import SeasonsPanel, { type SeasonsPanelProps } from '#features/seasons/SeasonsPanel.tsx';
import { DragProvider } from '#ui/drag/DragProvider.tsx';

type Options = Partial<SeasonsPanelProps> & { random?: () => number; beside?: ReactNode };

/** The panel for a signed-in user who finds no idol. `added` collects the items to add. */
export function renderPanel({ random = () => 0.5, beside, ...props }: Options = {}) {
  const added: ListedItem[] = [];
  const defaults = {
    user: { uid: 'ann' },
    createMode: false,
    dragType: 'castaway',
    list: { add: (item: ListedItem) => added.push(item) > 0 },
  };
  vi.spyOn(Math, 'random').mockImplementation(random);
  render(
    <DragProvider>
      {beside}
      <SeasonsPanel {...defaults} {...props} />
    </DragProvider>,
  );
  return { added };
}

export const panel = () => screen.getByRole('region', { name: 'Survivor Seasons' });

function itemsOfList(name: RegExp): HTMLElement[] {
  const lists = screen.queryAllByRole('list', { name });
  return lists.flatMap((list) => within(list).getAllByRole('listitem'));
}

export const seasonCards = () => itemsOfList(/^Seasons$/);
export const contestants = () => itemsOfList(/^Castaways/);

export function scroller(): Element {
  const element = panel().querySelector('.scroller');
  if (!element) throw new Error('The panel has no scroller.');
  return element;
}

export function search(text: string) {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
}

/** The visible button that opens a season. */
function cardOf(name: string): HTMLElement {
  const buttons = screen.getAllByText(name).map((text) => text.closest<HTMLElement>('[data-opens]'));
  const visible = buttons.find((button) => button && !button.closest('[hidden]'));
  if (!visible) throw new Error(`No card of ${name} is visible.`);
  return visible;
}

export const openSeason = (name: string) => fireEvent.click(cardOf(name));
export const backToSeasons = () => fireEvent.click(screen.getByText('Back to Seasons'));
