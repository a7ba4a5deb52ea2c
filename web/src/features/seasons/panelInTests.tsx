import type { ListedItem } from '@outrank/shared/listedItem';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { DragProvider } from '#ui/DragProvider.tsx';
import { SeasonsPanel, type SeasonsPanelProps } from './SeasonsPanel.tsx';
import { DiceContext } from './useIdolHunt.ts';

vi.mock('#data/firebaseApp.ts', () => ({
  firebaseApp: {},
  firebaseConfig: { storageBucket: 'bucket' },
  isEmulatorBuild: false,
}));

// How emblems are drawn is ui's concern; 46 of them make every look-up by role slow in jsdom.
vi.mock('#ui/EmblemBadge.tsx', () => ({ EmblemBadge: () => null }));

type Given = Partial<SeasonsPanelProps> & { dice?: () => number; beside?: ReactNode };

/** The panel with somebody signed in and no luck; `chosen` collects what is to be added. */
export function renderPanel({ dice = () => 0.5, beside, ...given }: Given = {}) {
  const chosen: ListedItem[] = [];
  const props = {
    user: { uid: 'ann' },
    createMode: false,
    onChoose: (item: ListedItem) => chosen.push(item),
  };
  render(
    <DiceContext value={dice}>
      <DragProvider>
        {beside}
        <SeasonsPanel {...props} {...given} />
      </DragProvider>
    </DiceContext>,
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

export async function search(text: string) {
  const box = screen.getByRole('searchbox');
  await userEvent.clear(box);
  await userEvent.type(box, text);
}

export async function openSeason(name: string) {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
}

export async function backToSeasons() {
  await userEvent.click(screen.getByRole('button', { name: 'Back to Seasons' }));
}
