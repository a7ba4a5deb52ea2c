import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { SearchField } from './SearchField.tsx';

function Search() {
  const [value, setValue] = useState('');
  return <SearchField value={value} onChange={setValue} placeholder="Search rankings..." />;
}

test('clearing empties the search and leaves the cursor in it', async () => {
  const { container } = render(<Search />);
  const search = screen.getByRole('searchbox', { name: 'Search rankings...' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.type(search, 'par');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(search).toHaveValue('');
  expect(search).toHaveFocus();
  await expectAccessible(container);
});
