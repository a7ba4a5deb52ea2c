import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyComponent } from './lazyComponent.ts';

test.each([
  ['shows a component that has loaded', async () => ({ default: () => 'Loaded' }), 'Loaded'],
  ['keeps the rest of the page when a chunk fails', () => Promise.reject(new TypeError()), 'Loading'],
])('%s', async (_, load, shown) => {
  const Part = lazyComponent(load);
  await act(async () =>
    render(
      <>
        <input aria-label="Name" defaultValue="Half a name" />
        <Suspense fallback="Loading">
          <Part />
        </Suspense>
      </>,
    ),
  );
  expect(screen.getByText(shown)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Half a name');
});
