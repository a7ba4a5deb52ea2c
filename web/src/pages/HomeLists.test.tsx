import { HOME_SECTION_LISTS } from '@outrank/shared/limits';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { listQueries } from '#features/lists/listQueries.ts';
import { heroes } from '#testing/listScreen.tsx';
import { ToastProvider } from '#ui/Toast.tsx';
import { TopVotedLists } from './HomeLists.tsx';

const entry = (changes: Partial<typeof heroes>) => {
  const list = { ...heroes, ...changes };
  return { key: { userId: list.userId, listId: list.id }, list };
};

test('a list of the week that is also among the newest shows as it was read there', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const villains = entry({ id: 'list_2', name: 'Villains' });
  client.setQueryData(listQueries.weeklyTop().queryKey, [entry({ name: 'Heroes' }), villains]);
  client.setQueryData(listQueries.newest(HOME_SECTION_LISTS).queryKey, [entry({ name: 'Heroes, healed' })]);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ToastProvider>
          <TopVotedLists />
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(names).toEqual(['Heroes, healed', 'Villains']);
});
