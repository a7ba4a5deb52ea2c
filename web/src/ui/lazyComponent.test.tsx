import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyComponent } from './lazyComponent.ts';

async function openPage(load: Parameters<typeof lazyComponent>[0]) {
  const Part = lazyComponent(load);
  await act(async () =>
    render(
      <>
        <input aria-label="Name" defaultValue="Half a name" />
        <Suspense fallback="To come">
          <Part />
        </Suspense>
      </>,
    ),
  );
}

test('a part whose code comes is shown', async () => {
  await openPage(async () => ({ default: () => 'Here it is' }));
  expect(screen.getByText('Here it is')).toBeInTheDocument();
});

test('a part whose code cannot be had takes nothing of the page away', async () => {
  await openPage(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Half a name');
  expect(screen.getByText('To come')).toBeInTheDocument();
});
