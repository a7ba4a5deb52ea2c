import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { HeaderSlot, HeaderSlotProvider, InHeader } from './HeaderSlot.tsx';

const NextPage = lazy(() => new Promise<never>(() => {}));

const createApp = (page: 'first' | 'next') => (
  <HeaderSlotProvider>
    <HeaderSlot name="note" />
    <Suspense fallback={<p>Loading ...</p>}>
      {page === 'first' ? (
        <InHeader slot="note">
          <span>Last updated</span>
        </InHeader>
      ) : (
        <NextPage />
      )}
    </Suspense>
  </HeaderSlotProvider>
);

test('what a page shows in the header disappears while the next page loads', async () => {
  const { rerender } = render(createApp('first'));
  expect(await screen.findByText('Last updated')).toBeVisible();
  rerender(createApp('next'));
  expect(await screen.findByText('Loading ...')).toBeVisible();
  expect(screen.getByText('Last updated')).not.toBeVisible();
  rerender(createApp('first'));
  expect(screen.getByText('Last updated')).toBeVisible();
});
