import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { saveLastUser } from '#features/session/SessionProvider.tsx';
import { PageLoading } from './PageLoading.tsx';

const ana = { uid: 'ana', displayName: 'Ana', email: null, photoURL: null };

/** The heading while the page at this address loads. */
function findHeading(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <PageLoading />
    </MemoryRouter>,
  );
  return screen.queryByRole('heading')?.textContent;
}

test.each([
  ['/', 'Outwit. Outplay. Outrank.'],
  ['/rankings', 'Browse All Rankings'],
  ['/create', 'Create New Ranking'],
  ['/predictions', 'Predictions'],
  ['/create?list=list_1', undefined],
  ['/mylists', undefined],
])('a remembered user who opens %s reads %s while it loads', (address, heading) => {
  saveLastUser(ana);
  expect(findHeading(address)).toBe(heading);
});

test('a visitor reads no heading of a page that needs a session', () => {
  expect(findHeading('/')).toBeUndefined();
});
